import type * as vscode from 'vscode';
import { lazy } from '../../base/lazy.ts';
import { Problem } from '../../check/problem.ts';
import { readerMegabytes } from '../../sources/limits.ts';
import type { AnswerText, TranscriptOutline } from '../../sources/transcript/transcriptOutline.ts';
import type { Source } from '../../text/passage.ts';
import type { TranscriptFile, WorkerPort, Workers } from '../../worker/workerPort.ts';

/** Reads chat transcripts as their documents stand, in a worker where there is one. */
export class TranscriptReader {
  readonly #opened = lazy(async () => {
    const { Transcripts } = await import('../../worker/transcripts.ts');
    return new Transcripts({ start: () => this.#start() });
  });

  constructor(private readonly workers: Workers | undefined) {}

  #start(): WorkerPort {
    if (!this.workers) throw new Error('There are no workers here.');
    return this.workers.start(readerMegabytes);
  }

  /** All of these throw the signal's reason when it aborts, and a `Problem` where the transcript is too large. */
  async outline(document: vscode.TextDocument, signal?: AbortSignal): Promise<TranscriptOutline> {
    return (await this.#opened()).outline(fileOf(document), signal);
  }

  /** @param position of the answer, from 0 */
  async answer(document: vscode.TextDocument, position: number): Promise<AnswerText | undefined> {
    return (await this.#opened()).answer(fileOf(document), position);
  }

  /** @throws {Problem} contextMissing where the transcript has no such result */
  async result(file: TranscriptFile, uri: string, signal?: AbortSignal): Promise<Source> {
    const found = await (await this.#opened()).result(file, uri, signal);
    if (!found) throw new Problem('contextMissing', { uri });
    return found;
  }
}

const fileOf = (document: vscode.TextDocument): TranscriptFile => ({
  uri: document.uri.toString(),
  text: document.getText(),
});
