import type { FieldFinding } from '../../../statements/structuredData.ts';
import type { Passage } from '../../../text/passage.ts';
import { overlaps } from '../../../text/span.ts';
import { isHeadingOf } from '../../../text/trailLabel.ts';
import { compareValues } from '../../../values/compareValues.ts';
import { derivedBy } from '../../../values/derivation.ts';
import type { Value } from '../../../values/value.ts';
import {
  type AnalysedPassage,
  type ContentWord,
  type ContextReader,
  type Coverage,
  passagesIn,
} from '../retrieval.ts';
import { siblingsOf } from '../siblings.ts';
import { thresholds } from '../thresholds.ts';
import { type Candidate, Candidates } from './candidates.ts';
import { isAligned, isBacked, isBackedAround, isMeantRather, isRepeat, isStructure, rank } from './choice.ts';
import {
  isExplained,
  isOneOfCases,
  isReckoned,
  isReckonedOf,
  isTellingResult,
  type Surroundings,
  tellsOfAnother,
} from './explanations.ts';
import type { Scope } from './signals.ts';
import { type Clash, isAgreement, type ValueMatch } from './valueMatch.ts';

/** A claim whose values are matched against the context. */
export interface ClaimValues {
  readonly text: string;
  /** Spans of values are offsets into `text`. */
  readonly stated: readonly Value[];
  readonly content: readonly ContentWord[];
  readonly near: readonly Coverage[];
  readonly fields: readonly FieldFinding[];
  /** Of the question that it answers. */
  readonly question: readonly Value[];
}

export function matchValues(claim: ClaimValues, reader: ContextReader): readonly ValueMatch[] {
  const { text, stated, content, near, fields, question } = claim;
  const passages = passagesIn(near);
  const close = passages.slice(0, mostNear);
  const told = fields.filter(({ agreement, value, other, passage }) => {
    const at = agreement === 'equal' ? undefined : reader.passage(passage);
    const beside = stated.filter((one) => one !== value);
    return !at || !isReckonedOf({ value, other, at }, { close, beside, reader });
  });
  const fromFields = told.flatMap((finding) => matchField(finding, reader));
  const values = stated.filter((value) => !told.some((one) => overlaps(one.value, value)));
  const candidates = new Candidates(text, values, content, passages);
  const fromText = values.map((value) => {
    const beside = stated.filter((one) => one !== value);
    return matchValue(value, { candidates, passages, reader, question, beside });
  });
  return [...fromFields, ...ofSameThing(withFactors(fromText, passages))];
}

/** "Five seats cost 60": what a derived value was multiplied by needs no other backing. */
function withFactors(
  matches: readonly ValueMatch[],
  passages: readonly AnalysedPassage[],
): readonly ValueMatch[] {
  const derived = matches.flatMap(({ how, value }) => (how === 'derived' ? [value] : []));
  if (derived.length === 0) return matches;
  const near = passages.slice(0, mostNear).flatMap((at) => at.values);
  const isFactor = (value: Value): boolean =>
    derived.some((one) => !derivedBy(one, near) && derivedBy(one, near, [value]) !== undefined);
  return matches.map((match) =>
    match.how !== 'agrees' && match.how !== 'derived' && isFactor(match.value)
      ? { how: 'derived', value: match.value }
      : match,
  );
}

/**
 * Takes back clashes with what is said of another thing: "Room 2 holds 1,002 books" and "Room 1 holds 1,001 books" are
 * both true. The number of a thing is wrong only where another value shows that this very thing is meant.
 */
function ofSameThing(matches: readonly ValueMatch[]): readonly ValueMatch[] {
  const held = new Set(matches.flatMap((match) => (match.how === 'agrees' ? [match.at] : [])));
  const others = new Set(
    matches.flatMap((match) => (isOtherThing(match) && !held.has(match.at) ? [match.at] : [])),
  );
  return matches.map((match) =>
    matches.length > 1 && match.how === 'clashes' && others.has(match.at)
      ? { how: 'absent', value: match.value }
      : match,
  );
}

const isOtherThing = (match: ValueMatch): match is Clash =>
  match.how === 'clashes' && match.value.kind === 'version' && match.value.label !== undefined;

/** A field names what its value is of, so a finding on it is aligned by nature. */
function matchField({ agreement, value, other, passage }: FieldFinding, reader: ContextReader): ValueMatch[] {
  const at = reader.passage(passage);
  if (!at) return [];
  return [
    agreement === 'equal'
      ? { how: 'agrees', value, agreement: 'equal', other, at }
      : { how: 'clashes', value, other, at, alignment: thresholds.field },
  ];
}

/** Passages of which a value may follow. */
const mostNear = 6;
/** Candidates of each sort that are weighed against each other. */
const mostWeighed = 12;

interface ValueSurroundings {
  readonly candidates: Candidates;
  readonly passages: readonly AnalysedPassage[];
  readonly reader: ContextReader;
  readonly question: readonly Value[];
  /** The claim's other values. */
  readonly beside: readonly Value[];
}

function matchValue(
  value: Value,
  { candidates, passages, reader, question, beside }: ValueSurroundings,
): ValueMatch {
  const scope = candidates.scopeOf(value);
  const ranked = candidates
    .of(value, scope)
    .map((candidate) => ({ candidate, rank: rank(candidate, scope) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
  const agreements = ranked.filter(({ agreement }) => isAgreement(agreement));
  const clashes = firstEach(ranked.filter(({ agreement }) => agreement === 'clash')).slice(0, mostWeighed);
  const neighbours = (at: AnalysedPassage) => reader.window(at.passage.position, 1).passages;
  const backed = agreements
    .slice(0, mostWeighed)
    .filter((one) => isBacked(one, scope) || isBackedAround(one, scope, neighbours(one.at), clashes));
  const proven = backed
    .filter((one) => !isOutdone(one, backed) && !isLooser(one, clashes))
    .filter((one) => !clashes.some((clash) => isMeantRather(clash, one, scope)))
    .toSorted((a, b) => Number(b.agreement === 'equal') - Number(a.agreement === 'equal'))[0];
  if (proven) return { how: 'agrees', ...matched(proven), agreement: proven.agreement };
  const clash = clashes.toSorted((a, b) => Number(isAligned(b)) - Number(isAligned(a)))[0];
  const close = passages.slice(0, mostNear);
  const around = { close, beside, reader };
  const meant = clashes.find(
    (one) =>
      agreements.length > 0 && agreements.every((agrees) => isMeantRather(one, agrees, scope) === 'proven'),
  );
  if (meant && !isReckonedOf(meant, around)) return toClash(meant, thresholds.sure);
  const isOpen = !clash || !isAligned(clash);
  const isDerived = derivedBy(
    value,
    close.flatMap((at) => at.values),
    beside,
  );
  if ((isDerived && !clash?.signals.lead) || (isOpen && isListed(value, passages, reader)))
    return { how: 'derived', value };
  if (question.some((asked) => compareValues(value, asked) === 'equal'))
    return { how: 'fromQuestion', value };
  const above = agreements.find((one) => namesAll(one, close));
  if (above && isOpen) return { how: 'agrees', ...matched(above), agreement: above.agreement };
  const [weak] = agreements;
  if (weak) {
    const isOfOther = clashes.some((one) => one.at === weak.at && isMeantRather(one, weak, scope));
    return { how: 'elsewhere', ...matched(weak), isOfOther };
  }
  const far = findElsewhere(value, reader, passages);
  if (far && isOpen && namesAll({ value, at: far.at }, close))
    return { how: 'agrees', value, agreement: 'equal', ...far };
  if (far && !(clash && isTold(clash, scope, around))) return { how: 'elsewhere', value, ...far };
  if (clash && isAligned(clash) && tellsOfAnother(clash)) return { how: 'elsewhere', ...matched(clash) };
  return clash &&
    isAligned(clash) &&
    !isReckonedOf(clash, around) &&
    (isTold(clash, scope, around) || !isExplained(clash, around))
    ? toClash(clash)
    : { how: 'absent', value, mayFollow: isReckoned(value, around) || isPutTogether(value, around) };
}

/** "6 October 1995" of a list of what happened on 6 October, in 1995 among others. */
function isPutTogether(value: Value, { close, reader }: Surroundings): boolean {
  const year = value.kind === 'date' ? value.readings[0].year : undefined;
  if (year === undefined) return false;
  const hasYear = reader.has(String(year)) || close.some(({ above }) => above.has(String(year)));
  const isDay = (other: Value): boolean =>
    other.kind === 'date' && other.readings[0].month !== undefined && compareValues(value, other) === 'finer';
  return hasYear && close.some(({ values }) => values.some(isDay));
}

/** A date or version in a heading is that of all that stands below it. */
const namesAll = (
  { value, at: { passage } }: Pick<Candidate, 'value' | 'at'>,
  close: readonly AnalysedPassage[],
): boolean =>
  (value.kind === 'date' || value.kind === 'version') && close.some((at) => isHeadingOf(passage, at.passage));

/** In rows, fields and repeats of the claim's own words the aligned value decides, wherever else the claim's stands. */
const isTold = (clash: Candidate, scope: Scope, around: Surroundings): boolean =>
  isAligned(clash) &&
  ((isStructure(clash) && !(clash.at.passage.kind === 'listItem' && isTellingResult(clash.value, around))) ||
    (isRepeat(clash, scope) && !tellsOfAnother(clash) && !isOneOfCases(clash)));

const matched = ({ value, other, at }: Candidate) => ({ value, other, at });

const toClash = (candidate: Candidate, least = 0): ValueMatch => ({
  how: 'clashes',
  ...matched(candidate),
  alignment: Math.max(least, candidate.signals.alignment),
});

/** The first of each passage. */
function firstEach(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<AnalysedPassage>();
  return candidates.filter(({ at }) => !seen.has(at) && seen.add(at));
}

/** What only may be so does not agree where as much of the claim is said of a value that differs: 1994 for 1991 to 1995. */
const isLooser = ({ agreement, value, other, signals }: Candidate, clashes: readonly Candidate[]): boolean =>
  agreement === 'compatible' &&
  value.kind === 'date' &&
  other.kind === 'date' &&
  clashes.some((clash) => isAligned(clash) && clash.signals.alignment >= signals.alignment);

/** What rounds is not meant where a passage that says as much has the very value: sensor 900 is not sensor 905. */
const isOutdone = (one: Candidate, all: readonly Candidate[]): boolean =>
  one.agreement === 'rounded' &&
  all.some(({ agreement, signals }) => agreement === 'equal' && signals.alignment >= one.signals.alignment);

function findElsewhere(
  value: Value,
  reader: ContextReader,
  seen: readonly AnalysedPassage[],
): { readonly other: Value; readonly at: AnalysedPassage } | undefined {
  const all = reader.index.passages;
  const positions = reader.isSearchedWhole
    ? [...Array(all.length).keys()]
    : reader.index.searchNow(value.text, thresholds.mostFar).map(({ position }) => position);
  const skip = new Set(seen);
  for (const position of positions) {
    const at = reader.passage(position);
    if (!at || skip.has(at)) continue;
    for (const other of at.values) if (isAgreement(compareValues(value, other))) return { other, at };
  }
  return undefined;
}

/** "Three versions", where the context gives a table of three rows, or a list of three items, near what is claimed. */
function isListed(value: Value, near: readonly AnalysedPassage[], reader: ContextReader): boolean {
  if (value.kind !== 'number' || value.noun === undefined || value.amount.low !== value.amount.high)
    return false;
  return near.some(
    ({ passage }) => isListLike(passage) && siblingsOf(passage, reader).length === value.amount.low,
  );
}

const isListLike = ({ kind }: Passage): boolean => kind === 'tableRow' || kind === 'listItem';
