import * as vscode from 'vscode';
import { timeSlicer } from '../../base/timeSlices.ts';
import { Problem } from '../../check/problem.ts';
import { maxFileBytes } from '../../sources/limits.ts';
import { withCancellation } from '../cancellation.ts';
import type { TranscriptReader } from '../context/transcriptReader.ts';
import { innerCommands } from '../ids.ts';
import type { Log } from '../log.ts';
import { problemLine } from '../logText.ts';

/** A quick look: every shape of a transcript has one of these. */
const mayHoldAnswers =
  /\\?"(?:role|from|answer|context|output|outputs|kwargs|child_runs|observations|messages|parts)\\?"|gen_ai\./;

/** Lenses that a file has at most; nobody looks through as many answers. */
const maxLenses = 5000;

/** "Check this answer" above each answer of a chat transcript that brings its own context. */
export class TranscriptLens implements vscode.CodeLensProvider {
  constructor(
    private readonly transcripts: TranscriptReader,
    private readonly log: Log,
  ) {}

  async provideCodeLenses(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeLens[]> {
    const text = document.getText();
    if (text.length > maxFileBytes || !mayHoldAnswers.test(text)) return [];
    try {
      return await withCancellation(token, (signal) => this.#lenses(document, signal));
    } catch (error) {
      if (error instanceof Problem) this.log.warn(problemLine(error));
      else if (!token.isCancellationRequested) throw error;
      return [];
    }
  }

  async #lenses(document: vscode.TextDocument, signal: AbortSignal): Promise<vscode.CodeLens[]> {
    const { starts, results } = await this.transcripts.outline(document, signal);
    const lenses: vscode.CodeLens[] = [];
    const turn = timeSlicer();
    for (const [answer, start] of starts.entries()) {
      await turn();
      signal.throwIfAborted();
      // Answers to check have tool results or retrieved chunks before them.
      if (results[answer] === 0) continue;
      if (lenses.length === maxLenses) break;
      const at = document.positionAt(start);
      const lens = new vscode.CodeLens(new vscode.Range(at, at), {
        title: vscode.l10n.t('Check this answer against its tool results ({0})', results[answer]!),
        command: innerCommands.checkAnswer,
        arguments: [{ transcript: document.uri.toString(), answer }],
      });
      lenses.push(lens);
    }
    return lenses;
  }
}
