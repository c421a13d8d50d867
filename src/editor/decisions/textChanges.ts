import * as vscode from 'vscode';
import { fileName } from '../../report/place.ts';
import { editedText, type FixMode } from '../../review/fixes.ts';
import type { Edit } from '../../review/trackedRanges.ts';
import { liesIn } from '../context/pathsBelow.ts';
import { type TranscriptAnswers, transcriptOf } from '../context/transcriptAnswers.ts';
import { rangeOf } from '../documents.ts';
import { rowScheme, sourceScheme } from '../ids.ts';
import type { Settings } from '../settings.ts';

/** Changes of texts that a person asks for. A transcript is a record: it changes only where the settings allow it. */
export class TextChanges {
  constructor(
    private readonly answers: TranscriptAnswers,
    private readonly settings: Pick<Settings, 'editableTranscripts'>,
  ) {}

  /** What becomes of a change of the document that has this URI. */
  modeOf(uri: vscode.Uri): FixMode {
    if (uri.scheme === rowScheme || uri.scheme === sourceScheme) return 'none';
    const transcript = transcriptOf(uri);
    if (transcript === undefined) return 'replace';
    return this.#mayChange(vscode.Uri.parse(transcript, true)) ? 'replace' : 'copy';
  }

  /**
   * One undoable step; of a record, its answer is copied as it would read.
   * @param shown how VS Code shows them, and whether the person is to confirm them
   * @returns whether the text itself is another now
   */
  async apply(
    document: vscode.TextDocument,
    edits: readonly Edit[],
    shown?: vscode.WorkspaceEditEntryMetadata,
  ): Promise<boolean> {
    switch (this.modeOf(document.uri)) {
      case 'none':
        return false;
      case 'copy':
        await copyAnswer(document, edits);
        return false;
      case 'replace': {
        const change = await this.#changeOf(document, edits, shown);
        return change !== undefined && (await vscode.workspace.applyEdit(change));
      }
    }
  }

  /** An answer of a transcript is a view of it: what is to be changed stands there. */
  async #changeOf(
    document: vscode.TextDocument,
    edits: readonly Edit[],
    shown: vscode.WorkspaceEditEntryMetadata | undefined,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    if (transcriptOf(document.uri) !== undefined) return this.answers.edit(document, edits, shown);
    const change = new vscode.WorkspaceEdit();
    for (const edit of edits) change.replace(document.uri, rangeOf(document, edit), edit.text, shown);
    return change;
  }

  #mayChange(transcript: vscode.Uri): boolean {
    const folder = vscode.workspace.getWorkspaceFolder(transcript);
    const allowed = this.settings.editableTranscripts.flatMap((path) => {
      if (isAbsolute.test(path)) return [pathOf(vscode.Uri.file(path))];
      return folder ? [pathOf(vscode.Uri.joinPath(folder.uri, path))] : [];
    });
    return liesIn(pathOf(vscode.Uri.joinPath(transcript, '.')), allowed);
  }
}

/** Letters of drives have one spelling in it. */
const pathOf = ({ fsPath }: vscode.Uri): string => fsPath.replaceAll('\\', '/');

const isAbsolute = /^(?:[/\\]|[a-z]:[/\\])/i;

async function copyAnswer(document: vscode.TextDocument, edits: readonly Edit[]): Promise<void> {
  const { t } = vscode.l10n;
  await vscode.env.clipboard.writeText(editedText(document.getText(), edits));
  const openSettings = t('Open Settings');
  const message = t(
    'The corrected answer was copied to the clipboard. “{0}” is a record and stays as it is.',
    fileName(transcriptOf(document.uri) ?? document.uri.toString()),
  );
  // Does not wait for the person.
  void vscode.window.showInformationMessage(message, openSettings).then((picked) => {
    if (picked)
      vscode.commands.executeCommand('workbench.action.openSettings', 'claimlight.editableTranscripts');
  });
}
