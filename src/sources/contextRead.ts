import type { LeftOut } from '../check/leftOut.ts';
import { Problem, type ProblemCode } from '../check/problem.ts';
import type { Source } from '../text/passage.ts';
import { extensionOf } from './limits.ts';

/** What was read of a context, and what was not. */
export interface ContextRead {
  readonly sources: readonly Source[];
  readonly leftOut: readonly LeftOut[];
}

/** What is wrong with one file, and says nothing about the others. */
const ofOneFile: ReadonlySet<ProblemCode> = new Set([
  'contextEmpty',
  'contextMissing',
  'contextUnreadable',
  'contextBinary',
  'fileTooLarge',
  'unpackedTooLarge',
  'tooDeep',
  'readTooSlow',
  'notAFile',
  'scanned',
  'encodingUnknown',
  'typeNotRead',
  'ownContext',
  'alsoChecked',
  'boundOutput',
]);

/** A file of a folder whose ending is not one that folders bring in. */
export const ofOtherType = (name: string): LeftOut => ({
  name,
  problem: { code: 'typeNotRead', args: { extension: extensionOf(name) } },
});

/**
 * Reads each file by itself, a few at a time: one that cannot be read is left out, and the others are read.
 * @param before left out already, by the folder that it is in
 * @throws {Problem} what is wrong with the only file, or with the first of all where none can be read
 */
export async function readFiles<T>(
  files: readonly T[],
  nameOf: (file: T) => string,
  read: (file: T) => Promise<Source>,
  {
    before = [],
    onRead,
  }: { readonly before?: readonly LeftOut[]; readonly onRead?: (source: Source | undefined) => void } = {},
): Promise<ContextRead> {
  const results: (Source | Problem)[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < files.length) {
      const at = next++;
      const result = await read(files[at]!).catch(unlessOthersStand);
      results[at] = result;
      onRead?.(result instanceof Problem ? undefined : result);
    }
  };
  await Promise.all(Array.from({ length: filesAtATime }, work));
  const failed = results.flatMap((one, i) =>
    one instanceof Problem ? [{ name: nameOf(files[i]!), problem: one.data }] : [],
  );
  const sources = results.flatMap((one) => (one instanceof Problem ? [] : [one]));
  const first = results.find((one) => one instanceof Problem);
  if (sources.length === 0 && first) throw first;
  return { sources, leftOut: [...before, ...failed] };
}

/** More at once would hold as many files in memory. */
const filesAtATime = 4;

function unlessOthersStand(error: unknown): Problem {
  if (error instanceof Problem && ofOneFile.has(error.code)) return error;
  throw error;
}
