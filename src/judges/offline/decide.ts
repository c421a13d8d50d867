import type { Citation, Judged } from '../../check/judge.ts';
import { type Confidence, placeOf, type Reason } from '../../check/types.ts';
import { findDenials } from '../../statements/polarity.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { Value } from '../../values/value.ts';
import { type AbsenceFinding, deniesAny } from './absenceSearch.ts';
import {
  alarmOf,
  calibrations,
  cutoffs,
  doubtBand,
  probabilityOf,
  signsOf,
  supportBand,
} from './calibration.ts';
import type { ClaimReading, PassageReading } from './claimReading.ts';
import { copiedFrom } from './copied.ts';
import { agreementsOf, type Clash, isProven, isUnproven } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { closestPassage, foundReason, inexactValue, notSaidReason, shortened, spanText } from './reasons.ts';
import { type AnalysedPassage, passagesIn } from './retrieval.ts';
import { correctionOf } from './valueCorrection.ts';

export type ClaimDecision = Omit<Judged, 'type' | 'sentence' | 'start' | 'end'>;

/** What needs no reading: a proven clash of values, a copy, and what is said to be missing and stands there. */
export function decideByRules(seen: Observation): ClaimDecision | undefined {
  const clash = surestClash(seen);
  if (clash) return isProven(clash) ? contradicted(seen, clash) : undefined;
  const copied = copiedFrom(seen.words, passagesIn(seen.near));
  if (copied && !seen.values.some(isUnproven)) return supported(seen, [copied], 0.99, 'high');
  return seen.absence?.how === 'stated' ? notMissing(seen.absence) : undefined;
}

/** Where values clash that are of one thing by all that the words tell: it holds unless the reading says otherwise. */
export function suspectByRules(seen: Observation): ClaimDecision | undefined {
  const clash = surestClash(seen);
  return clash && contradicted(seen, clash);
}

const surestClash = ({ values }: Observation): Clash | undefined =>
  values
    .filter((match): match is Clash => match.how === 'clashes')
    .toSorted((a, b) => b.alignment - a.alignment)[0];

/** The verdict on a claim that the rules leave open, by the model's reading of it. */
export function decideRead(seen: Observation, reading: ClaimReading): ClaimDecision {
  const support = probabilityOf(
    signsOf(seen, reading),
    reading.ofWhole ? calibrations.whole : calibrations.parts,
  );
  const wrongWords = reading.wrong.filter((span) => !isProvenRight(seen, span));
  const [wrong] = wrongWords;
  const opposing = quoted(seen, reading, (one) => one.contradicted);
  // A copy but for the word that turns it shares all others: they speak for nothing here.
  if (wrong && opposing && reading.contradicted >= cutoffs.contradicted)
    return opposed(seen, wrong, Math.min(support, 1 - reading.contradicted), opposing);
  const stating = quoted(seen, reading, (one) => one.supported);
  if (stating && support >= cutoffs.supported && !lacksMeasure(seen) && !isUnsettled(seen))
    return supported(seen, supporting(seen, stating), support, supportBand(support));
  const closest = quoted(seen, reading, (one) => 1 - one.unsupported);
  return unsupported(seen, wrongWords, support, doubtBand(1 - support), closest);
}

/** Whether a stretch of the claim says nothing but values that the context states, however it writes them. */
function isProvenRight({ content, values }: Observation, span: Span): boolean {
  const stated = agreementsOf(values).filter(({ value }) => overlaps(value, span));
  const isStated = (part: Span) => stated.some(({ value }) => overlaps(value, part));
  return stated.length > 0 && content.every(({ word }) => !overlaps(word, span) || isStated(word));
}

/**
 * The same where nothing reads it: shared words, values and names are all that is known. Wording is no proof, and a value
 * that only stands somewhere is none. What a claim denies, the passage must deny as well.
 */
export function decideUnread(seen: Observation): ClaimDecision {
  const support = probabilityOf(signsOf(seen), calibrations.unread);
  const closest = closestPassage(seen);
  const isOpen =
    lacksValue(seen) ||
    isUnsettled(seen) ||
    seen.values.some(isUnproven) ||
    (denies(seen) && !(closest && deniesAny(closest, seen.words)));
  return closest && support >= cutoffs.supportedUnread && !isOpen
    ? supported(seen, supporting(seen, closest), support, 'low')
    : quietly(unsupported(seen, [], support, lacksValue(seen) ? 'medium' : 'low', closest));
}

/** Wording that nobody has read is no reason to underline it. */
const quietly = (decision: ClaimDecision): ClaimDecision =>
  decision.focus ? decision : { ...decision, alarm: Math.min(decision.alarm, unreadAlarm) };

/** A value or name that the context lacks cannot be supported by it, however familiar the words around it are. */
const lacksValue = (seen: Observation): boolean =>
  lacksMeasure(seen) ||
  seen.missingNames.some((name) => isTold(seen, name)) ||
  seen.values.some((match) => match.how === 'absent' && !match.mayFollow);

/**
 * Nor can it support what it lacks in units, or has of something else where it has another of the claim's own thing, whatever
 * a model reads. Bare numbers, ranks and names are left to the reading: where it supports a claim they are mostly another
 * way to say what is there ("half a dozen", "her brother" by his name).
 */
const lacksMeasure = (seen: Observation): boolean =>
  seen.values.some(
    (match) =>
      match.how === 'fromQuestion' ||
      (match.how === 'absent' && !match.mayFollow && !bareKinds.has(match.value.kind)) ||
      (match.how === 'elsewhere' && match.isOfOther),
  );
const bareKinds: ReadonlySet<Value['kind']> = new Set(['number', 'ordinal']);

const isUnsettled = ({ absence }: Observation): boolean => absence?.how === 'unsettled';

/** Whether a claim says that something is not so. */
const denies = ({ text, absence }: Observation): boolean =>
  absence !== undefined || findDenials(text).length > 0;

/** Below every threshold of `check/alarm.ts`. */
const unreadAlarm = 0.3;

/** Of a contradiction that is read, and of a claim with a value or name that stands nowhere. */
const absentAlarm = 0.45;

/** At the head of a sentence a capital tells no name, and what a text itself lists it counts: "the two differ". */
const isTold = ({ text }: Observation, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  return start > 0 ? !/^(?:two|three|2|3)$/i.test(words) : words.includes(' ');
};

function contradicted(seen: Observation, clash: Clash): ClaimDecision {
  const { value, other, at, alignment } = clash;
  const sameWords = value.text.toLowerCase() === other.text.toLowerCase();
  const correction = correctionOf(value, other);
  return {
    verdict: 'contradicted',
    reason: {
      code: 'differs',
      kind: value.kind,
      here: sameWords ? withLead(value) : value.text,
      there: sameWords ? withLead(other) : other.text,
      at: placeOf(at.passage),
    },
    citations: [cite(at, 'clashes')],
    confidence: isProven(clash) ? 'high' : 'medium',
    alarm: Math.max(0.8, alignment),
    focus: seen.inDocument(value),
    ...(correction === undefined ? {} : { correction }),
    support: 0.05,
  };
}

/** "Longer than six hours" and "shorter than six hours" differ before the value. */
const withLead = ({ before, text }: Value): string => [...before.slice(0, 2).toReversed(), text].join(' ');

/** It is said to be missing, and stands there. */
const notMissing = ({ from, at }: Extract<AbsenceFinding, { how: 'stated' }>): ClaimDecision => ({
  verdict: 'contradicted',
  reason: { code: 'notMissing', from, quote: shortened(at.text), at: placeOf(at.passage) },
  citations: [cite(at, 'clashes')],
  confidence: 'medium',
  alarm: 0.8,
  support: 0.1,
});

/** The model reads the opposite: its words are named beside the passage that says otherwise. */
function opposed(seen: Observation, wrong: Span, support: number, at: AnalysedPassage): ClaimDecision {
  const reason: Reason = {
    code: 'saysOtherwise',
    here: spanText(seen, wrong),
    there: shortened(at.text),
    at: placeOf(at.passage),
  };
  return {
    verdict: 'contradicted',
    reason,
    citations: [cite(at, 'clashes')],
    // Read, not proven.
    confidence: 'low',
    alarm: Math.max(alarmOf(1 - support), absentAlarm),
    focus: seen.inDocument(wrong),
    support,
  };
}

function supported(
  seen: Observation,
  by: readonly AnalysedPassage[],
  support: number,
  confidence: Confidence,
): ClaimDecision {
  const cited = [...new Set([...by, ...agreementsOf(seen.values).map(({ at }) => at)])];
  const inexact = inexactValue(seen);
  return {
    verdict: 'supported',
    flags: inexact ? { [inexact.agreement]: true } : {},
    reason: foundReason(seen, cited),
    citations: cited.map((at) => cite(at, 'supports')),
    confidence,
    alarm: 0,
    support,
  };
}

function unsupported(
  seen: Observation,
  wrong: readonly Span[],
  support: number,
  confidence: Confidence,
  closest: AnalysedPassage | undefined,
): ClaimDecision {
  const missing = [
    ...seen.values.flatMap((match) => (match.how === 'absent' && !match.mayFollow ? [match.value] : [])),
    ...seen.missingNames,
  ];
  const focus = missing[0] ?? wrong[0];
  return {
    verdict: 'unsupported',
    reason: notSaidReason(seen, missing, wrong, closest),
    citations: [],
    confidence,
    alarm: Math.max(alarmOf(1 - support), missing.some((one) => isTold(seen, one)) ? absentAlarm : 0),
    ...(focus ? { focus: seen.inDocument({ start: focus.start, end: focus.end }) } : {}),
    support,
  };
}

/** A passage, and those of the best window that hold words of the claim that it lacks; in the order of the context. */
function supporting({ near, content }: Observation, main: AnalysedPassage): readonly AnalysedPassage[] {
  const rest = content.filter(({ word }) => !main.stems.has(word.stem));
  const others = near[0]!.window.passages.filter(
    (one) => one !== main && rest.some(({ word }) => one.stems.has(word.stem)),
  );
  return [main, ...others].toSorted((a, b) => a.passage.position - b.passage.position);
}

/** A passage in the claim's own words is the better one to quote, if it says hardly less. */
const shareWeight = 0.5;

/** The passage to quote: that whose own reading says most, or has most of the claim's words where none was read alone. */
function quoted(
  seen: Observation,
  { alone }: ClaimReading,
  says: (one: PassageReading) => number,
): AnalysedPassage | undefined {
  const worth = (one: PassageReading) => says(one) + shareWeight * one.share;
  return alone.toSorted((a, b) => worth(b) - worth(a))[0]?.at ?? closestPassage(seen);
}

export const cite = (at: AnalysedPassage, role: Citation['role']): Citation => ({
  passage: at.passage.position,
  role,
});
