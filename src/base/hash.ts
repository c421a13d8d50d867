import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { runAtOnce, type Steps } from './timeSlices.ts';

/** Characters of one step. */
const stepLength = 50_000;

/** First 16 hex digits of SHA-256: enough for the claims of one team, short enough for a committed file. */
export const shortHash = (text: string): string => runAtOnce(hashSteps(text));

/** The same in steps, for long texts. */
export function* hashSteps(text: string): Steps<string> {
  const hash = sha256.create();
  for (let start = 0; start < text.length; ) {
    const end = start + stepLength;
    // The two halves of one character go together.
    const split = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : end;
    hash.update(utf8ToBytes(text.slice(start, split)));
    start = split;
    yield;
  }
  return bytesToHex(hash.digest()).slice(0, 16);
}
