import type { Confidence } from '../../check/types.ts';
import { isInOrder, leavesOutWhen, sameCues } from '../../statements/compareStatements.ts';
import { overlaps } from '../../text/span.ts';
import type { Word } from '../../text/words.ts';
import type { Value } from '../../values/value.ts';
import type { EvidenceReading } from './evidenceReading.ts';
import type { Observation } from './observation.ts';
import { isParted, longestRun, stretches } from './overlap.ts';
import type { AnalysedPassage, ContextReader, Coverage } from './retrieval.ts';
import { thresholds } from './thresholds.ts';
import type { ValueMatch } from './valueMatch.ts';

const { surely, copied, absent } = thresholds;

/** How sure a verdict is that has nothing but its probability. */
export const band = (probability: number): Confidence =>
  probability >= surely.high ? 'high' : probability >= surely.medium ? 'medium' : 'low';

/**
 * Sure of what stands there word for word, or nearly so in a sentence that is long enough to leave no doubt, and of
 * what holds a long stretch of the context and lacks nothing else; whatever is reworded or put together may say
 * something else.
 */
export function supportConfidence(
  { text, words, part, values, language }: Observation,
  { missing, window }: Coverage,
  readings: readonly EvidenceReading[],
  support: number,
): Confidence {
  const [first] = readings;
  const differs = readings.some(({ differences }) => differences.length > 0);
  if (!first || differs || missing.length > 0) return 'low';
  if (
    !sameCues(first.compared) ||
    !isInOrder(first.compared) ||
    leavesOutLimit(first.at, values) ||
    leavesOutWhen(first.compared)
  )
    return 'low';
  const own = words.filter((word) => overlaps(word, part));
  if (!isParted(text) && !repeats(own, first.at)) return 'low';
  const run = longestRun(own, isParted(text) ? window.passages : stretches(window.passages));
  if (isEnglish(language) && run >= copied.stretch && support >= copied.likely)
    return support >= copied.surely ? 'high' : 'medium';
  if (first.compared.pairing.share < 1) return 'low';
  const share = run / Math.max(1, own.length);
  // Elsewhere a small word may tell who does what: "a la alcaldesa".
  const isCopy = isEnglish(language)
    ? share >= copied.verbatim || (own.length >= copied.longSentence && share >= copied.mostly)
    : share >= 1;
  return !isCopy ? 'low' : support >= surely.high ? 'high' : 'medium';
}

/** Whether all words stand there in their order, small ones too: "who was sued" is not "who sued". */
function repeats(own: readonly Word[], { words }: AnalysedPassage): boolean {
  let at = 0;
  return own.every(({ stem }) => {
    while (at < words.length && words[at]!.stem !== stem) at++;
    return at++ < words.length;
  });
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
