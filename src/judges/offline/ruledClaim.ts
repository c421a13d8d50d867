import type { Failed, Judged, NotCheckable } from '../../check/judge.ts';
import { toneOf } from '../../statements/tone.ts';
import type { Sentence } from '../../text/passage.ts';
import type { Span } from '../../text/span.ts';
import type { ClaimReading } from './claimReading.ts';
import { decideByRules, decideRead, decideUnread, suspectByRules } from './decide.ts';
import type { ClaimDecision } from './decision.ts';
import { decideForeign } from './foreign.ts';
import { isUnproven } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import type { ContextReader } from './retrieval.ts';

/** Where a claim stands: `span` is in the output's document, `position` that of its sentence in the request. */
interface PlacedClaim {
  readonly sentence: Sentence;
  readonly position: number;
  readonly span: Span;
}

/** A claim with what the rules saw of it. */
export interface RuledClaim {
  readonly position: number;
  readonly seen: Observation;
  /** Absent where the rules leave it open, for a model to read. */
  readonly answer?: Answer;
  /** What it is unless a model reads that the context supports it. */
  readonly suspicion?: Answer;
}

/** What is said of a claim. */
export type Answer = Judged | NotCheckable | Failed;

/** What the rules say of a sentence. */
export type RuledSentence =
  | NotCheckable
  | { readonly type: 'ruled'; readonly sentence: number; readonly claims: readonly RuledClaim[] };

type Observe = (sentence: Sentence, span: Span) => Observation;

/** A correction is offered only where the corrected claim's values would all be the context's. */
export function ruleClaim(
  { sentence, position, span }: PlacedClaim,
  reader: ContextReader,
  observe: Observe,
): RuledClaim {
  const seen = observe(sentence, span);
  if (seen.absence?.how === 'confirmed')
    return {
      position,
      seen,
      answer: { type: 'notCheckable', sentence: position, span: placeOf(seen), why: 'absenceConfirmed' },
    };
  const settled = decideByRules(seen);
  const decision = settled ?? suspectByRules(seen);
  if (seen.isForeign) return { position, seen, answer: foreignAnswer(seen, position, decision, reader) };
  if (!decision) return { position, seen };
  const { correction: _, ...uncorrected } = decision;
  const isRight = decision.correction === undefined || holds(sentence, span, decision, observe);
  const answer = judgedOf({ position, seen }, isRight ? decision : uncorrected);
  return { position, seen, ...(settled ? { answer } : { suspicion: answer }) };
}

/** The verdict on a claim that a model has read; what the rules settled stays. */
export function judgedRead(claim: RuledClaim, reading: ClaimReading): Answer {
  if (claim.answer) return claim.answer;
  const decision = decideRead(claim.seen, reading);
  return decision.verdict === 'supported' || !claim.suspicion ? judgedOf(claim, decision) : claim.suspicion;
}

/** The same where no model reads it. */
export const judgedUnread = (claim: RuledClaim): Answer =>
  claim.answer ?? claim.suspicion ?? judgedOf(claim, decideUnread(claim.seen));

/** Of another language than the context's: not as sure as what is read, and told where it cannot be. */
function foreignAnswer(
  seen: Observation,
  position: number,
  proven: ClaimDecision | undefined,
  reader: ContextReader,
): Answer {
  const decision = proven ?? decideForeign(seen, reader);
  if (!decision)
    return {
      type: 'failed',
      sentence: position,
      span: placeOf(seen),
      problem: { code: 'otherLanguage', args: {} },
    };
  const confidence = decision.confidence === 'high' ? 'medium' : decision.confidence;
  return judgedOf({ position, seen }, { ...decision, confidence });
}

function judgedOf({ position, seen }: RuledClaim, decision: ClaimDecision): Judged {
  const flags = { ...decision.flags, ...toneOf(seen.text) };
  return { type: 'judged', sentence: position, ...placeOf(seen), ...decision, flags };
}

/** The whole claim. */
const placeOf = (seen: Observation): Span => seen.inDocument({ start: 0, end: seen.text.trimEnd().length });

function holds(sentence: Sentence, span: Span, decision: ClaimDecision, observe: Observe): boolean {
  const corrected = correct(sentence, span, decision);
  if (!opensAlike(corrected.sentence.text, sentence.text)) return false;
  const { values, missingNames } = observe(corrected.sentence, corrected.span);
  return !values.some(isUnproven) && missingNames.length === 0;
}

/** A sentence that began with a capital still does. */
const opensAlike = (one: string, other: string): boolean =>
  /^\P{L}*\p{Lu}/u.test(one) || !/^\P{L}*\p{Lu}/u.test(other);

/** The sentence and its claim as they would be with a correction. */
function correct(
  sentence: Sentence,
  span: Span,
  { focus = span, correction = '' }: ClaimDecision,
): Pick<PlacedClaim, 'sentence' | 'span'> {
  const before = sentence.text.slice(0, focus.start - sentence.start);
  const text = before + correction + sentence.text.slice(focus.end - sentence.start);
  const longer = text.length - sentence.text.length;
  return {
    sentence: { ...sentence, text, end: sentence.end + longer },
    span: { start: span.start, end: span.end + longer },
  };
}
