import * as vscode from 'vscode';
import { innerCommands } from '../ids.ts';

/** Larger files are logs, not a transcript that someone reads. */
const maxCharacters = 5_000_000;

/** A quick look: every shape of a transcript has one of these. */
const mayHoldAnswers =
  /\\?"(?:role|from|answer|context|output|outputs|kwargs|child_runs|observations|messages|parts)\\?"|gen_ai\./;

/** "Check this answer" above each answer of a chat transcript that brings its own context. */
export class TranscriptLens implements vscode.CodeLensProvider {
  async provideCodeLenses(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    const text = document.getText();
    // Answers to check have tool results or retrieved chunks before them.
    if (text.length > maxCharacters || !mayHoldAnswers.test(text)) return [];
    const { readTranscript } = await import('../../sources/transcript/readTranscript.ts');
    const uri = document.uri.toString();
    return readTranscript(uri, text).flatMap(({ span, results }, answer) => {
      if (results.length === 0) return [];
      const at = document.positionAt(span.start);
      return new vscode.CodeLens(new vscode.Range(at, at), {
        title: vscode.l10n.t('Check this answer against its tool results ({0})', results.length),
        command: innerCommands.checkAnswer,
        arguments: [{ transcript: uri, answer }],
      });
    });
  }
}
