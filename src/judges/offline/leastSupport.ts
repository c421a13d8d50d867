import { lexiconOf } from '../../lexicon/languages.ts';
import type { Observation } from './observation.ts';
import type { ContextReader } from './retrieval.ts';
import { thresholds } from './thresholds.ts';

const { supportedFrom, contextSize } = thresholds;

/** Of a claim of few words, a word that is missing is most of what it says. */
const fewWords = 4;

/** Least probability at which a claim is called supported, 0..1. */
export function leastSupport(seen: Observation, reader: ContextReader): number {
  const { content, part, text, values } = seen;
  const isShort =
    content.length <= fewWords &&
    !values.some(({ how }) => how === 'derived') &&
    part.end - part.start === text.length;
  return leastOfWhole(seen, reader) + (isShort ? supportedFrom.fewWords : 0);
}

/**
 * The same of a whole claim of more words. The larger a context is, the more of any claim stands somewhere in it; and
 * pairs of signs do even in a small one.
 */
export function leastOfWhole({ language }: Observation, reader: ContextReader): number {
  const { small, large } = contextSize;
  if (!lexiconOf(language).spaced) return supportedFrom.large;
  const size = Math.min(large, Math.max(small, reader.size));
  const share = Math.log(size / small) / Math.log(large / small);
  return supportedFrom.small + share * (supportedFrom.large - supportedFrom.small);
}
