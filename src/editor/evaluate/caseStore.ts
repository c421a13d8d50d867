import type { CaseResult } from '../../evaluate/result.ts';

/** Where the results of a run are, one by one. */
export interface CaseStore {
  /** @param position from 0, in the order of the run */
  read(position: number): Promise<CaseResult>;
  all(): AsyncIterable<CaseResult>;
}

/** The line with this number, from 0, of a file that is too large to be split. */
export function lineAt(bytes: Uint8Array, number: number): string {
  let start = 0;
  for (let line = 0; line < number; line++) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0) throw new RangeError(`line ${number} of ${line + 1}`);
    start = end + 1;
  }
  const end = bytes.indexOf(0x0a, start);
  return new TextDecoder().decode(bytes.subarray(start, end < 0 ? undefined : end));
}
