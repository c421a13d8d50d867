import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { decode } from '../../sources/encoding.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import { NewAnswers } from '../../sources/transcript/newAnswers.ts';
import type { TranscriptFile } from '../../worker/workerPort.ts';
import { pathOfArgument } from '../fileArgument.ts';
import { transcripts } from '../readBeside.ts';

/** An answer of a transcript as that stands. */
interface NewAnswer {
  readonly file: TranscriptFile;
  /** From 0. */
  readonly position: number;
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
): AsyncGenerator<NewAnswer> {
  const uri = pathToFileURL(resolve(path)).href;
  const known = new NewAnswers();
  const read = async (): Promise<readonly NewAnswer[]> => {
    const bytes = await readRegularFile(await pathOfArgument(path, bounds), path, stop);
    const file = { uri, text: await decode({ uri, bytes }) };
    const { hashes } = await transcripts().outline(file, stop);
    return known.take(hashes).map((position) => ({ file, position }));
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
