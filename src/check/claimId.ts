import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** First 16 hex digits of SHA-256: enough for the claims of one team, short enough for a committed file. */
export const shortHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);

/** Case, white space, quote style and Markdown emphasis do not make another sentence. */
export const normaliseSentence = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[*_`~]+/g, '')
    .replace(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * A claim's identity: its sentence, its words there, and which of several equal ones it is.
 * Never a model's wording, so that runs, judges and decisions can be compared.
 * @param occurrence 0 for the first such claim of the output, 1 for the next.
 */
export const claimId = (sentence: string, words: string, occurrence: number): string =>
  shortHash(`${normaliseSentence(sentence)}\n${normaliseSentence(words)}\n${occurrence}`);
