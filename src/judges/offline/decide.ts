import type { RuleId } from '../../check/ruleId.ts';
import { type Confidence, placeOf, type Reason } from '../../check/types.ts';
import { overlaps, type Span } from '../../text/span.ts';
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
import { type ClaimDecision, cite, supportedBy } from './decision.ts';
import { agreementsOf } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { closestPassage, notSaidReason, shortened, spanText } from './reasons.ts';
import type { AnalysedPassage } from './retrieval.ts';
import { decidingRules, vetoes } from './rules/all.ts';
import { likelyClash } from './rules/likelyClash.ts';
import { isTold, lacksValue } from './rules/missingValue.ts';

/** What needs no reading. */
export const decideByRules = (seen: Observation): ClaimDecision | undefined =>
  decidingRules.map((rule) => rule.decide(seen)).find((decision) => decision !== undefined);

/** What it is unless the reading says otherwise. */
export const suspectByRules = (seen: Observation): ClaimDecision | undefined => likelyClash.decide(seen);

/** The first that keeps a claim from being supported. */
const vetoOn = (seen: Observation, isRead: boolean): RuleId | undefined =>
  vetoes.find((veto) => !(isRead && veto.unreadOnly) && veto.holdsBack(seen))?.id;

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
  const isStated = stating && support >= cutoffs.supported;
  const veto = isStated ? vetoOn(seen, true) : undefined;
  if (isStated && !veto)
    return supportedBy('reading', seen, supporting(seen, stating), {
      support,
      confidence: supportBand(support),
    });
  const closest = quoted(seen, reading, (one) => 1 - one.unsupported);
  return unsupported(veto ?? 'reading', seen, wrongWords, {
    support,
    confidence: doubtBand(1 - support),
    closest,
  });
}

/** Whether a stretch of the claim says nothing but values that the context states, however it writes them. */
function isProvenRight({ content, values }: Observation, span: Span): boolean {
  const stated = agreementsOf(values).filter(({ value }) => overlaps(value, span));
  const isStated = (part: Span) => stated.some(({ value }) => overlaps(value, part));
  return stated.length > 0 && content.every(({ word }) => !overlaps(word, span) || isStated(word));
}

/** The same where nothing reads it: shared words, values and names are all that is known. */
export function decideUnread(seen: Observation): ClaimDecision {
  const support = probabilityOf(signsOf(seen), calibrations.unread);
  const closest = closestPassage(seen);
  const isStated = closest && support >= cutoffs.supportedUnread;
  const veto = isStated ? vetoOn(seen, false) : undefined;
  if (isStated && !veto)
    return supportedBy('sharedWords', seen, supporting(seen, closest), { support, confidence: 'low' });
  const confidence = lacksValue(seen) ? 'medium' : 'low';
  return quietly(unsupported(veto ?? 'sharedWords', seen, [], { support, confidence, closest }));
}

/** Wording that nobody has read is no reason to underline it. */
const quietly = (decision: ClaimDecision): ClaimDecision =>
  decision.focus ? decision : { ...decision, alarm: Math.min(decision.alarm, unreadAlarm) };

/** Below every threshold of `check/alarm.ts`. */
const unreadAlarm = 0.3;

/** Of a contradiction that is read, and of a claim with a value or name that stands nowhere. */
const absentAlarm = 0.45;

/** The model reads the opposite: its words are named beside the passage that says otherwise. */
function opposed(seen: Observation, wrong: Span, support: number, at: AnalysedPassage): ClaimDecision {
  const reason: Reason = {
    code: 'saysOtherwise',
    here: spanText(seen, wrong),
    there: shortened(at.text),
    at: placeOf(at.passage),
  };
  return {
    rule: 'reading',
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

interface Doubt {
  readonly support: number;
  readonly confidence: Confidence;
  readonly closest: AnalysedPassage | undefined;
}

function unsupported(
  rule: RuleId,
  seen: Observation,
  wrong: readonly Span[],
  { support, confidence, closest }: Doubt,
): ClaimDecision {
  const missing = [
    ...seen.values.flatMap((match) => (match.how === 'absent' && !match.mayFollow ? [match.value] : [])),
    ...seen.missingNames,
  ];
  const focus = missing[0] ?? wrong[0];
  return {
    rule,
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
