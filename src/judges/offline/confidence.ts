import type { Confidence } from '../../check/types.ts';
import { isInOrder, leavesOutWhen, sameCues } from '../../statements/compareStatements.ts';
import { overlaps } from '../../text/span.ts';
import type { Value } from '../../values/value.ts';
import type { EvidenceReading } from './evidenceReading.ts';
import type { ValueMatch } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { isParted, longestRun, stretches } from './probability/overlap.ts';
import type { AnalysedPassage, ContextReader, Coverage } from './retrieval.ts';
import { thresholds } from './thresholds.ts';

const { surely, copied, absent } = thresholds;

/** How sure a verdict is that has nothing but its probability. */
export const band = (probability: number): Confidence =>
  probability >= surely.high ? 'high' : probability >= surely.medium ? 'medium' : 'low';

/**
 * Sure of what stands there in one run of words, or for the most part in one and else in the same order with the same cues
 * and limits; fairly sure of what has a shorter run and the same cues. Whatever lacks a word, is reworded or put together
 * may say something else; and in a language without labelled texts whatever is no whole copy.
 */
export function supportConfidence(
  { text, words, part, values, language }: Observation,
  { missing, window }: Coverage,
  readings: readonly EvidenceReading[],
  support: number,
): Confidence {
  const [first] = readings;
  if (!first || missing.length > 0 || readings.some(({ differences }) => differences.length > 0))
    return 'low';
  const own = words.filter((word) => overlaps(word, part));
  const run = longestRun(own, isParted(text) ? window.passages : stretches(window.passages));
  const share = run / Math.max(1, own.length);
  const isAlike = sameCues(first.compared);
  const keepsOrder =
    isAlike &&
    isInOrder(first.compared) &&
    !leavesOutLimit(first.at, values) &&
    !leavesOutWhen(first.compared);
  if (isEnglish(language)) {
    if (run >= copied.longRun && support >= surely.high) return 'high';
    if (keepsOrder && share >= copied.share) return 'high';
    return isAlike && run >= copied.run ? 'medium' : 'low';
  }
  // Elsewhere a small word may tell who does what: "a la alcaldesa".
  if (!keepsOrder || share < 1) return 'low';
  return support >= surely.high ? 'high' : 'medium';
}

/** "Delivery is free" leaves out what "Delivery is free from €50" is limited to. */
const leavesOutLimit = ({ values }: AnalysedPassage, matches: readonly ValueMatch[]): boolean =>
  values.some(
    (value) => limits.has(value.kind) && !matches.some((one) => 'other' in one && one.other === value),
  );

const limits: ReadonlySet<Value['kind']> = new Set(['money', 'percentage', 'quantity', 'duration']);

/**
 * How sure it is that what the context lacks is not so. Where little else is familiar either it nearly always is; of a
 * context of a sentence or two people take much as said that is not.
 */
export function absenceConfidence(
  { language }: Observation,
  support: number,
  { size }: ContextReader,
): Confidence {
  if (!isEnglish(language) || size < absent.fewCharacters || support >= absent.unlikely) return 'low';
  return size >= absent.characters && support < absent.hardly ? 'high' : 'medium';
}

/** The language of the labelled texts on which probabilities are calibrated. */
const isEnglish = (language: Observation['language']): boolean => language === 'en' || language === 'other';
