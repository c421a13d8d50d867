import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { runAtOnce, runInTurns, type Steps } from './timeSlices.ts';

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

/** The same of a long text, by what the platform has for it, beside this thread; in turns where it has nothing. */
export async function longHash(text: string, signal?: AbortSignal): Promise<string> {
  const digest = await digestOf(new TextEncoder().encode(text));
  signal?.throwIfAborted();
  return digest ? digest.slice(0, 16) : runInTurns(hashSteps(text), signal);
}

/** SHA-256 of bytes, in hex. */
export const bytesHash = async (bytes: Uint8Array): Promise<string> =>
  (await digestOf(bytes)) ?? bytesToHex(sha256(bytes));

/** Undefined where the platform has nothing for it. */
async function digestOf(bytes: Uint8Array): Promise<string | undefined> {
  const { crypto } = globalThis as { readonly crypto?: Crypto };
  const digest = await crypto?.subtle?.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return digest && bytesToHex(new Uint8Array(digest));
}
