import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

/** Bytes that a package may have: as it is installed, and without the local model and its runtimes. */
export const packageLimit = 150_000_000;
export const othersLimit = 3_000_000;

/** The local model and what runs it. */
const ofModel = /^dist\/(?:worker|native|model)\//;

/** Compressed bytes of what is no part of the local model. @param files relative to the folder */
export async function othersSize(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files
      .filter((file) => !ofModel.test(file))
      .map(async (file) => deflateRawSync(await readFile(join(folder, file))).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
