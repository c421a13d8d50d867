import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { decode } from '../../sources/encoding.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import { NewAnswers, type NumberedAnswer } from '../../sources/transcript/newAnswers.ts';
import { pathOfArgument } from '../fileArgument.ts';

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
  const known = new NewAnswers(uri);
  const read = async (): Promise<readonly NumberedAnswer[]> => {
    const bytes = await readRegularFile(await pathOfArgument(path, bounds), path, stop);
    return known.take(await decode({ uri, bytes }));
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
