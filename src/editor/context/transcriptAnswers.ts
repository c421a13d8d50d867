import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import type { Edit } from '../../review/trackedRanges.ts';
import { rangeOf } from '../documents.ts';
import { answerScheme } from '../ids.ts';
import type { TranscriptReader } from './transcriptReader.ts';

/** Answers of chat transcripts, each as a document of its own that reads as its transcript says now. */
export class TranscriptAnswers extends DisposableOwner implements vscode.TextDocumentContentProvider {
  readonly #changed = this.own(new vscode.EventEmitter<vscode.Uri>());
  readonly onDidChange = this.#changed.event;

  constructor(readonly reader: TranscriptReader) {
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
    return (await this.#read(uri)).answer?.text ?? '';
  }

  /**
   * Edits of an answer as edits of its transcript, written as JSON does.
   * @returns nothing where the transcript says otherwise by now
   */
  async edit(
    answerDocument: vscode.TextDocument,
    edits: readonly Edit[],
    shown?: vscode.WorkspaceEditEntryMetadata,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    const { file, answer } = await this.#read(answerDocument.uri);
    if (!answer || answer.text !== answerDocument.getText()) return undefined;
    const change = new vscode.WorkspaceEdit();
    for (const { start, end, text } of edits) {
      const written = JSON.stringify(text).slice(1, -1);
      const place = { start: answer.places[start]!, end: answer.places[end]! };
      change.replace(file.uri, rangeOf(file, place), written, shown);
    }
    return change;
  }

  async #read(uri: vscode.Uri) {
    const { transcript, answer } = placeOf(uri);
    const file = await vscode.workspace.openTextDocument(vscode.Uri.parse(transcript, true));
    return { file, answer: await this.reader.answer(file, answer) };
  }
}

/** The transcript that an answer's document shows a part of. */
export const transcriptOf = (uri: vscode.Uri): string | undefined =>
  uri.scheme === answerScheme ? placeOf(uri).transcript : undefined;

function placeOf({ query }: vscode.Uri): { readonly transcript: string; readonly answer: number } {
  const at = query.lastIndexOf('#answer-');
  return { transcript: query.slice(0, at), answer: Number(query.slice(at + '#answer-'.length)) - 1 };
}
