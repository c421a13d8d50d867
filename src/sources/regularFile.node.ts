import { constants, type FileHandle, open } from 'node:fs/promises';
import { Problem } from '../check/problem.ts';
import { limitSize, maxFileBytes } from './limits.ts';

const pieceLength = 1_000_000;

/**
 * The bytes of a file. A pipe or device is refused before it is read, since it may never end, and a file that grows is
 * read no further than a file may be long.
 * @param name what the person called it
 * @throws {Problem} notAFile, fileTooLarge; the system's error; the signal's reason
 */
export async function readRegularFile(path: string, name: string, signal?: AbortSignal): Promise<Uint8Array> {
  signal?.throwIfAborted();
  // Without waiting: a pipe that nobody writes to would hold the program in the very call that opens it.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new Problem('notAFile', { file: name });
    limitSize(found.size, { file: name });
    return await readAll(file, name, signal);
  } finally {
    await file.close();
  }
}

/** The same as text; what is no UTF-8 has U+FFFD in its place. */
export const readRegularText = async (path: string, name: string): Promise<string> =>
  new TextDecoder().decode(await readRegularFile(path, name));

async function readAll(file: FileHandle, name: string, signal?: AbortSignal): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let length = 0; length <= maxFileBytes; ) {
    signal?.throwIfAborted();
    const { bytesRead, buffer } = await file.read(new Uint8Array(pieceLength), 0, pieceLength);
    if (bytesRead === 0) return new Uint8Array(Buffer.concat(pieces));
    pieces.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
  }
  throw new Problem('fileTooLarge', { file: name, most: maxFileBytes / 1_000_000 });
}
