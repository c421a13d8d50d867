import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import type { Edit } from '../../review/trackedRanges.ts';
import { rangeOf } from '../documents.ts';
import { answerScheme } from '../ids.ts';

/** Answers of chat transcripts, each as a document of its own that reads as its transcript says now. */
export class TranscriptAnswers extends DisposableOwner implements vscode.TextDocumentContentProvider {
  readonly #changed = this.own(new vscode.EventEmitter<vscode.Uri>());
  readonly onDidChange = this.#changed.event;

  constructor() {
    super();
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length === 0) return;
        const transcript = document.uri.toString();
        for (const { uri } of vscode.workspace.textDocuments)
          if (uri.scheme === answerScheme && placeOf(uri).transcript === transcript) this.#changed.fire(uri);
      }),
    );
  }

  async open(transcript: string, answer: number): Promise<vscode.TextDocument> {
    const at = vscode.Uri.parse(transcript, true);
    const path = `${at.path} ${vscode.l10n.t('answer {0}', answer + 1)}.md`;
    return vscode.workspace.openTextDocument(
      vscode.Uri.from({ scheme: answerScheme, path, query: `${transcript}#answer-${answer + 1}` }),
    );
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    return (await readAnswer(uri)).answer?.text ?? '';
  }
}

/**
 * Edits of an answer as edits of its transcript, written as JSON does.
 * @returns nothing where the transcript says otherwise by now
 */
export async function transcriptEdit(
  answerDocument: vscode.TextDocument,
  edits: readonly Edit[],
): Promise<vscode.WorkspaceEdit | undefined> {
  const { file, answer } = await readAnswer(answerDocument.uri);
  if (!answer || answer.text !== answerDocument.getText()) return undefined;
  const change = new vscode.WorkspaceEdit();
  for (const edit of edits) {
    const written = JSON.stringify(edit.text).slice(1, -1);
    change.replace(file.uri, rangeOf(file, answer.place(edit)), written);
  }
  return change;
}

async function readAnswer(uri: vscode.Uri) {
  const { transcript, answer } = placeOf(uri);
  const [file, { readTranscript }] = await Promise.all([
    vscode.workspace.openTextDocument(vscode.Uri.parse(transcript, true)),
    import('../../sources/transcript/readTranscript.ts'),
  ]);
  return { file, answer: readTranscript(transcript, file.getText())[answer] };
}

function placeOf({ query }: vscode.Uri): { readonly transcript: string; readonly answer: number } {
  const at = query.lastIndexOf('#answer-');
  return { transcript: query.slice(0, at), answer: Number(query.slice(at + '#answer-'.length)) - 1 };
}
