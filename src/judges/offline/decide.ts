import type { Citation, Judged } from '../../check/judge.ts';
import { type Confidence, placeOf } from '../../check/types.ts';
import { lexiconOf } from '../../lexicon/languages.ts';
import type { Statement } from '../../statements/statement.ts';
import { clausesOf } from '../../text/clauses.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { wholeSpan } from '../../text/wholeWords.ts';
import type { Value } from '../../values/value.ts';
import {
  absentAlarm,
  apartAlarm,
  doubtOf,
  lacksNamed,
  otherwiseAlarm,
  saysOtherwiseAlarm,
  vagueAlarm,
} from './alarms.ts';
import { type Apart, standsApart } from './apart/standsApart.ts';
import { predicatesOf } from './claims.ts';
import { absenceConfidence, band, supportConfidence } from './confidence.ts';
import { datedOrder, type Misordered } from './datedOrder.ts';
import { type OtherReading, readsOtherwise } from './evidenceReading.ts';
import { leastOfWhole, leastSupport } from './leastSupport.ts';
import { agreementsOf, type Clash, isUnproven } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { logOdds, probability } from './probability/classifier.ts';
import { type Features, measure } from './probability/features.ts';
import { foundReason, inexactValue, missingJudgements, spanText, whyUnsupported } from './reasons.ts';
import {
  type AnalysedPassage,
  type ContentWord,
  type ContextReader,
  type Coverage,
  cover,
  isBelowHeadings,
} from './retrieval.ts';
import { correctionOf } from './valueCorrection.ts';

type ClaimDecision = Omit<Judged, 'type' | 'sentence' | 'start' | 'end'>;

/** Turns what was seen, and the probability of support that follows from it, into a verdict with its reason. */
function decide(seen: Observation, support: number, reader: ContextReader): ClaimDecision {
  const clash = seen.values
    .filter((match): match is Clash => match.how === 'clashes')
    .toSorted((a, b) => b.alignment - a.alignment)[0];
  if (clash) return contradicted(seen, clash, support);
  const best = seen.near[0];
  const covered =
    best && (best.missing.length === 0 || (support >= leastSupport(seen, reader) && isToldOf(seen, best)));
  if (!covered || !mayBeSupported(seen)) return unsupported(seen, support, reader);
  const readings = seen.readings(seen.part);
  const other = readsOtherwise(readings);
  if (other) return saidOtherwise(seen, other, support);
  const misordered = datedOrder(seen, reader);
  if (misordered) return saidInOrder(seen, misordered, support);
  const apart = standsApart(seen, best, reader);
  if (apart) return saidApart(seen, apart, support, reader);
  return supported(seen, best, support, supportConfidence(seen, best, readings, support));
}

/** The context speaks of it in the claim's words, and says something else. */
function saidOtherwise(
  seen: Observation,
  { at, compared, difference: { kind, here, there } }: OtherReading,
  support: number,
): ClaimDecision {
  const { claim, evidence } = compared;
  const length = seen.words.filter((word) => overlaps(word, seen.part)).length;
  const alarm = saysOtherwiseAlarm(compared, kind, length);
  return {
    verdict: 'unsupported',
    reason: {
      code: 'saysOtherwise',
      here: quote(claim, here),
      there: quote(evidence, there),
      at: placeOf(at.passage),
    },
    citations: [cite(at, 'clashes')],
    // A claim that is no copy of the passage may well speak of something else.
    confidence: alarm >= otherwiseAlarm ? 'medium' : 'low',
    alarm,
    focus: seen.inDocument(wholeSpan(seen.text, here)),
    support: Math.min(support, 0.3),
  };
}

/** The dates of what the claim puts in order lie the other way round. */
const saidInOrder = (seen: Observation, { here, there }: Misordered, support: number): ClaimDecision => ({
  verdict: 'unsupported',
  reason: {
    code: 'saysOtherwise',
    here: spanText(seen, wholeSpan(seen.text, here)),
    there: shortened(there.text),
    at: placeOf(there.passage),
  },
  citations: [cite(there, 'clashes')],
  confidence: 'medium',
  alarm: otherwiseAlarm,
  focus: seen.inDocument(wholeSpan(seen.text, here)),
  support: Math.min(support, 0.3),
});

/** Each word stands in the context, but a name or value not where it says the rest. */
const saidApart = (
  seen: Observation,
  { here, main }: Apart,
  support: number,
  reader: ContextReader,
): ClaimDecision => ({
  verdict: 'unsupported',
  reason: { code: 'notSaid', words: [spanText(seen, wholeSpan(seen.text, here))], at: placeOf(main.passage) },
  citations: [],
  confidence: 'low',
  alarm: tellsApart(seen, { here, main }, reader) ? apartAlarm : Math.min(doubtOf(seen, support), vagueAlarm),
  focus: seen.inDocument(wholeSpan(seen.text, here)),
  support,
});

/** A claim of no more words says little beside its name or value: where that stands apart, it is another's. */
const fewApart = 8;

const tellsApart = (
  { content, names, values }: Observation,
  { here, main }: Apart,
  reader: ContextReader,
): boolean =>
  content.length <= fewApart &&
  !content.some(({ word }) => overlaps(word, here) && reader.pervades(word.stem)) &&
  !speaker.test(main.text) &&
  [...names, ...values.map(({ value }) => value)].some(
    ({ start, end }) => here.start >= start && here.start < end && here.end <= end,
  );

/** Who speaks leaves out names that were said before. */
const speaker = /^\p{Lu}[^:.]{0,40}:\s/u;

/** A short cue is quoted with the word that it goes with. */
function quote({ text, words }: Statement, { start, end }: Span): string {
  const next = words.find((word) => !word.stop && word.start >= end);
  const to = end - start < shortQuote && next && next.start - end < shortQuote ? next.end : end;
  const whole = wholeSpan(text, { start, end: to });
  return shortened(text.slice(whole.start, whole.end).trim());
}

const shortened = (text: string): string =>
  text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()} …`;

const shortQuote = 12;
const longestQuote = 120;

function contradicted(seen: Observation, clash: Clash, support: number): ClaimDecision {
  const { value, other, at } = clash;
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
    confidence: clash.alignment >= 0.8 ? 'high' : 'medium',
    alarm: Math.max(0.8, clash.alignment),
    focus: seen.inDocument(value),
    ...(correction === undefined ? {} : { correction }),
    support: Math.min(support, 0.2),
  };
}

/** "Longer than six hours" and "shorter than six hours" differ before the value. */
const withLead = ({ before, text }: Value): string => [...before.slice(0, 2).toReversed(), text].join(' ');

/**
 * Where every noun has a capital, what the context lacks of a name is one only beside another capital, behind a
 * preposition, or with more than one capital or a digit in it: "Jasmin Kröll", "aus Brennau", "die ABC GmbH".
 */
function isProper({ start, end }: Span, { text, language, near }: Observation): boolean {
  const { capitalNouns, prepositions } = lexiconOf(language).markers;
  if (!capitalNouns) return true;
  const lacking = near[0]?.missing.filter(({ word }) => overlaps(word, { start, end })) ?? [];
  return lacking.some(({ word }) => {
    const written = text.slice(word.start, word.end);
    if (/\p{L}.*\p{Lu}|\d/u.test(written)) return true;
    const [before = ''] = /[\p{L}\p{M}.]+(?=\s$)/u.exec(text.slice(0, word.start)) ?? [];
    const opens = text.startsWith(before) && before !== '' && text.slice(0, word.start).trim() === before;
    const isBeside = (/^\p{Lu}/u.test(before) && !opens) || /^\s\p{Lu}/u.test(text.slice(word.end));
    return isBeside || prepositions.has(before.toLowerCase());
  });
}

/** Names and values that the context lacks cannot be supported by it, however familiar the words around them. */
const nothingMissing = (seen: Observation): boolean =>
  !seen.missingNames.some((name) => isProper(name, seen)) && !seen.values.some(isUnproven);

const mayBeSupported = (seen: Observation): boolean =>
  nothingMissing(seen) && missingJudgements(seen).length === 0;

/** Whether the verdict is the same however probable support is. */
const isSettled = (seen: Observation): boolean => !nothingMissing(seen) || seen.near[0]?.missing.length === 0;

/** A context that knows nothing of a claim but its names and what its headings name does not tell what it claims of them. */
const isToldOf = ({ content, names }: Observation, { missing, window }: Coverage): boolean =>
  content.some(
    (one) =>
      !missing.includes(one) &&
      !names.some((name) => overlaps(name, one.word)) &&
      (one.settled || window.passages.some((at) => isSaidIn(at, one))),
  );

const isSaidIn = (at: AnalysedPassage, { word }: ContentWord): boolean =>
  at.passage.kind !== 'heading' &&
  (isBelowHeadings(at) ? at.words.some(({ stem }) => stem === word.stem) : at.stems.has(word.stem));

function supported(
  seen: Observation,
  best: Coverage,
  support: number,
  confidence: Confidence,
): ClaimDecision {
  const cited = [
    ...new Set([
      ...best.window.passages.filter(
        (p) =>
          p.passage.position === best.window.centre ||
          adds(p, seen, best.window.centre, best.window.passages),
      ),
      ...agreementsOf(seen.values).map(({ at }) => at),
    ]),
  ];
  const inexact = inexactValue(seen);
  return {
    verdict: 'supported',
    flags: inexact ? { [inexact.agreement]: true } : {},
    reason: foundReason(seen, best, cited),
    citations: cited.map((p) => cite(p, 'supports')),
    confidence,
    alarm: 0,
    support,
  };
}

function unsupported(seen: Observation, support: number, reader: ContextReader): ClaimDecision {
  const focus = focusOf(seen);
  const isAbsent = lacksNamed(seen);
  return {
    verdict: 'unsupported',
    reason: whyUnsupported(seen),
    citations: [],
    confidence: isAbsent ? absenceConfidence(seen, support, reader) : band(1 - support),
    alarm: isAbsent ? Math.max(1 - support, absentAlarm) : doubtOf(seen, support),
    ...(focus ? { focus: seen.inDocument(focus) } : {}),
    support,
  };
}

/** Whether a neighbour holds words of the claim that the centre lacks. */
const adds = (
  p: AnalysedPassage,
  seen: Observation,
  centre: number,
  all: readonly AnalysedPassage[],
): boolean => {
  const main = all.find(({ passage }) => passage.position === centre);
  return seen.content.some(({ word }) => p.stems.has(word.stem) && !main?.stems.has(word.stem));
};

const cite = (at: AnalysedPassage, role: Citation['role']): Citation => ({
  passage: at.passage.position,
  role,
});

/** What is said of one part of a claim; `part` is a span of the claim's text. */
interface DecidedPart {
  readonly part: Span;
  readonly decision: ClaimDecision;
  /** Whether nothing but the probability of support decides: who reads better may say otherwise. */
  readonly open: boolean;
}

/**
 * Decides a claim, and where it says several things of one subject, which of them the decision is about. Parts are
 * looked up with the whole claim, for alone they lose what they are about, and are trusted no less than it.
 */
export function decideParts(
  seen: Observation,
  features: Features,
  reader: ContextReader,
): readonly DecidedPart[] {
  const support = probability(logOdds(features));
  const whole = decided(seen, support, reader);
  const parts = predicatesOf(seen.text);
  if (parts.length < 2) return [whole];
  const each = parts.map((part): DecidedPart => {
    const of = within(seen, part);
    const isSure = support >= leastOfWhole(seen, reader) || isSettled(of);
    const own = isSure ? support : Math.max(support, probability(logOdds(measure(of, reader))));
    return decided(of, own, reader);
  });
  const isWrong = ({ decision }: DecidedPart) => decision.verdict !== 'supported';
  return isWrong(whole) && !each.some(isWrong) ? [whole] : each;
}

const decided = (seen: Observation, support: number, reader: ContextReader): DecidedPart => {
  const decision = decide(seen, support, reader);
  const open =
    decision.verdict !== 'contradicted' &&
    seen.near.length > 0 &&
    mayBeSupported(seen) &&
    readsOtherwise(seen.readings(seen.part)) === undefined;
  return { part: seen.part, decision, open };
};

/** What was seen of a claim, as far as a part of it goes. */
function within(seen: Observation, part: Span): Observation {
  const lies = (span: Span) => overlaps(span, part);
  const content = seen.content.filter(({ word }) => lies(word));
  return {
    ...seen,
    part,
    content,
    near: seen.near.map(({ window }) => cover(content, window)).toSorted((a, b) => b.share - a.share),
    words: seen.words.filter(lies),
    values: seen.values.filter(({ value }) => lies(value)),
    names: seen.names.filter(lies),
    missingNames: seen.missingNames.filter(lies),
    judgements: seen.judgements.filter(lies),
  };
}

/**
 * The words of an unsupported claim that a squiggle should cover: a value or name that the context lacks, else the
 * clause that lacks most. Offsets are into the claim's text; `undefined` where all of it is meant.
 */
function focusOf(seen: Observation): Span | undefined {
  const value = seen.values.find(isUnproven)?.value;
  const telling = value ?? seen.missingNames[0];
  if (telling) return { start: telling.start, end: telling.end };
  const missing = seen.near[0]?.missing ?? [];
  const clauses = clausesOf(seen.text).filter((clause) => overlaps(clause, seen.part));
  if (clauses.length < 2 || missing.length === 0) return undefined;
  const lack = (clause: Span) => weigh(missing.filter(({ word }) => lies(word, clause)));
  return clauses.toSorted((a, b) => lack(b) - lack(a))[0];
}

const lies = (word: Span, clause: Span): boolean => clause.start <= word.start && word.start < clause.end;

const weigh = (list: readonly ContentWord[]): number => list.reduce((sum, { weight }) => sum + weight, 0);
