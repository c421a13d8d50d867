import { runInTurns } from '../base/timeSlices.ts';
import { limitSize } from '../sources/limits.ts';
import { textSteps } from '../sources/readText.ts';
import { answerSteps, type TranscriptAnswer } from '../sources/transcript/readTranscript.ts';
import {
  type AnswerText,
  answerText,
  outlineOf,
  resultOfUri,
  type TranscriptOutline,
} from '../sources/transcript/transcriptOutline.ts';
import type { Source } from '../text/passage.ts';
import { LimitedWorker, type LimitedWorkerOptions } from './limitedWorker.ts';
import { unpackSource } from './packedSource.ts';
import type { WorkerCalls } from './workerCalls.ts';
import type { TranscriptFile } from './workerPort.ts';

/** A transcript that has been read, by a worker or in this thread. */
interface ReadTranscript extends TranscriptFile {
  readonly by: WorkerCalls | readonly TranscriptAnswer[];
  readonly outline: TranscriptOutline;
}

/** Reads chat transcripts in a worker, which keeps the latest for what else is asked of it. */
export class Transcripts {
  readonly #worker: LimitedWorker;
  #latest: ReadTranscript | undefined;

  constructor(options: LimitedWorkerOptions) {
    this.#worker = new LimitedWorker(options);
  }

  /** All of these throw the signal's reason when it aborts, and a `Problem` where the transcript is too large. */
  outline(file: TranscriptFile, signal?: AbortSignal): Promise<TranscriptOutline> {
    return this.#ask(file, async ({ outline }) => outline, signal);
  }

  /** @param position of the answer, from 0 */
  async answer(
    file: TranscriptFile,
    position: number,
    signal?: AbortSignal,
  ): Promise<AnswerText | undefined> {
    const ask = async ({ by }: ReadTranscript) => {
      if ('ask' in by) return by.ask('answer', position);
      return by[position] && answerText(by[position]);
    };
    return (await this.#ask(file, ask, signal)) ?? undefined;
  }

  /** A tool result as a source. */
  async result(file: TranscriptFile, uri: string, signal?: AbortSignal): Promise<Source | undefined> {
    const ask = async ({ by }: ReadTranscript) => {
      if ('ask' in by) return by.ask('result', uri);
      const found = resultOfUri(by, uri);
      return found && runInTurns(textSteps(uri, found.text), signal);
    };
    const found = await this.#ask(file, ask, signal);
    if (!found) return undefined;
    return 'trailText' in found ? runInTurns(unpackSource(found), signal) : found;
  }

  async #ask<T>(
    file: TranscriptFile,
    ask: (read: ReadTranscript) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    limitSize(file.text.length, { uri: file.uri });
    return this.#worker.run(file.uri, async (calls) => ask(await this.#read(file, calls, signal)), signal);
  }

  async #read(
    { uri, text }: TranscriptFile,
    calls: WorkerCalls | undefined,
    signal: AbortSignal | undefined,
  ): Promise<ReadTranscript> {
    const latest = this.#latest;
    if (
      latest &&
      (!('ask' in latest.by) || latest.by === calls) &&
      latest.uri === uri &&
      latest.text === text
    )
      return latest;
    this.#latest = undefined;
    const file = { uri, text };
    if (calls) this.#latest = { ...file, by: calls, outline: await calls.ask('transcript', file) };
    else {
      const answers = await runInTurns(answerSteps(uri, text), signal);
      this.#latest = { ...file, by: answers, outline: outlineOf(answers) };
    }
    return this.#latest;
  }
}
