import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { decode } from '../../sources/encoding.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import { NewAnswers } from '../../sources/transcript/newAnswers.ts';
import { readTranscript, type TranscriptAnswer } from '../../sources/transcript/readTranscript.ts';
import { outlineOf } from '../../sources/transcript/transcriptOutline.ts';
import { pathOfArgument } from '../fileArgument.ts';

/** An answer of a transcript, and the how-manieth it is, from 1. */
export interface NumberedAnswer {
  readonly number: number;
  readonly answer: TranscriptAnswer;
}

/** How often a file is looked at. Events of the file system are not told on every disk. */
const pollMs = 300;

/**
 * The answers that a transcript gains from now on, until the signal aborts.
 * @param onReady told how many answers are there already
 */
export async function* watchTranscript(
  path: string,
  bounds: Bounds,
  stop: AbortSignal,
  onReady: (answers: number) => void,
): AsyncGenerator<NumberedAnswer> {
  const uri = pathToFileURL(resolve(path)).href;
  const known = new NewAnswers();
  const read = async (): Promise<readonly NumberedAnswer[]> => {
    const bytes = await readRegularFile(await pathOfArgument(path, bounds), path, stop);
    const answers = readTranscript(uri, await decode({ uri, bytes }));
    return known
      .take(outlineOf(answers).hashes)
      .map((position) => ({ number: position + 1, answer: answers[position]! }));
  };
  try {
    let seen = await stateOf(path);
    onReady((await read()).length);
    while (!stop.aborted) {
      const state = await stateOf(path);
      // A file that is written anew is gone for a moment.
      if (state !== undefined && state !== seen) yield* await read();
      seen = state ?? seen;
      await pause(pollMs, undefined, { signal: stop });
    }
  } catch (cause) {
    if (!stop.aborted)
      throw readProblem(path, cause, { missing: 'outputUnreadable', unreadable: 'outputUnreadable' });
  }
}

const stateOf = (path: string): Promise<string | undefined> =>
  stat(path).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => undefined,
  );
