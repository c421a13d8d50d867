import { anyPhrase, everyWord } from '../../../lexicon/languages.ts';
import { isStopWord, words } from '../../../text/words.ts';
import { durationNamed } from '../../../values/find/durations.ts';
import type { Value } from '../../../values/value.ts';
import type { AnalysedPassage } from '../retrieval.ts';
import { thresholds } from '../thresholds.ts';
import type { Candidate } from './candidates.ts';
import type { Scope } from './signals.ts';

/** How likely a candidate is the one that the claim's value means, beside others; what counts is the order. */
export function rank({ signals, value, other }: Candidate, { items }: Scope): number {
  const beside = weigh(items, signals.beside) / Math.max(1, weigh(items));
  return (
    signals.alignment +
    0.5 * beside +
    0.2 * Number(signals.lead) +
    0.1 * sharedFields(value, other) +
    (signals.noun === 'same' ? 0.2 : signals.noun === 'different' ? -0.2 : 0)
  );
}

/** Names tell most. */
function weigh(items: Scope['items'], held?: readonly boolean[]): number {
  let sum = 0;
  for (const [at, { weight, name }] of items.entries()) if (!held || held[at]) sum += weight * (name ? 2 : 1);
  return sum;
}

/** A day of a month of a year is meant by another one rather than by a year alone. */
const sharedFields = (value: Value, other: Value): number =>
  value.kind === 'date' && other.kind === 'date'
    ? Object.keys(value.readings[0]).filter((field) => field in other.readings[0]).length
    : 0;

/** Whether a value that differs is said of the claim's own thing, as far as its passage tells. */
export function isAligned(candidate: Candidate): boolean {
  const { value, other, signals } = candidate;
  const { alignment, noun, own } = signals;
  const { clash } = thresholds;
  // What a document is about stands above all that it says.
  if (!own && !isStructure(candidate)) return false;
  if (!signals.column) return false;
  if (isSameLimit(value, other)) return alignment >= clash.sameLimit;
  // Pairs of signs are shared by chance.
  const measured = unspaced.test(candidate.at.text) ? clash.unspaced : clash.measured;
  switch (value.kind) {
    case 'money':
    case 'percentage':
    case 'duration':
    case 'quantity':
    case 'time':
      return alignment >= measured;
    case 'date':
      return alignment >= (isBareYear(value) && !isStructure(candidate) ? clash.year : measured);
    case 'number':
    case 'ordinal':
      return noun !== 'different' && alignment >= (noun === 'same' ? clash.sameNoun : clash.openNoun);
    case 'version':
      return alignment >= clash.version;
    case 'switch':
      return true;
    case 'name':
      return false;
  }
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const isBareYear = (value: Value): boolean =>
  value.kind === 'date' && Object.keys(value.readings[0]).every((field) => field === 'year');

/** "Over six hours" and "under six hours" are mostly said of different cases, side by side. */
const isSameLimit = (claim: Value, context: Value): boolean =>
  'amount' in claim &&
  'amount' in context &&
  claim.bound !== context.bound &&
  claim.amount.low === context.amount.low;

/** Whether a value that agrees may be said of the claim's thing, as far as its own passage tells. */
export function isBacked(candidate: Candidate, { items }: Scope): boolean {
  const { value, other, agreement, signals } = candidate;
  if (isCountedOtherwise(candidate) || isTotalOfRate(candidate)) return false;
  if (agreement === 'compatible' && !isSameAmount(value, other))
    return signals.alignment >= thresholds.agreement.compatible;
  const least = leastAgreement(candidate);
  return (
    items.length === 0 ||
    signals.alignment >= least ||
    share(items, signals.near) >= least ||
    namesField(candidate)
  );
}

/**
 * "3.6 million grants", where the context has 3.6 million euros in 42 grants; "240 cars", where it has 240 passengers and
 * 38 cars; "nine engineers", where three of nine people are.
 */
const isCountedOtherwise = ({ value, other, at }: Candidate): boolean =>
  value.kind === 'number' &&
  value.noun !== undefined &&
  (other.kind !== 'number' || (other.noun !== undefined && other.noun !== value.noun)) &&
  at.values.some(
    (one) =>
      one.kind === 'number' && one !== other && (one.noun === value.noun || isOf(one, value.noun!, at)),
  );

/** "4.5 million a year", where the context has 4.5 million in total. */
const isTotalOfRate = ({ value, other }: Candidate): boolean =>
  inTotal.test(other.after.join(' ')) &&
  per.has(value.after[0] ?? '') &&
  durationNamed(value.after[1] ?? '') !== undefined;

const inTotal = new RegExp(`^(?:${anyPhrase(({ markers }) => markers.inTotal)})(?!\\p{L})`, 'u');
const per = everyWord(({ measures }) => measures.per);

const copulas = anyPhrase(({ grammar }) => grammar.copulas);
const said = new RegExp(`^(?:\\sof\\s\\p{L}+)?\\s(?:${copulas})\\s(\\p{L}+)`, 'u');

/** "Three of them are engineers", "three were engineers". */
const isOf = ({ end }: Value, noun: string, { text }: AnalysedPassage): boolean => {
  const [, counted = ''] = said.exec(text.slice(end, end + 60)) ?? [];
  return counted.toLowerCase().startsWith(noun);
};

/**
 * The same, as far as the passages around tell that go on about one thing. Not where a passage says clearly more of the
 * claim and another value.
 */
export function isBackedAround(
  candidate: Candidate,
  scope: Scope,
  around: readonly AnalysedPassage[],
  clashes: readonly Candidate[],
): boolean {
  const most = candidate.signals.alignment + thresholds.clearlyLess;
  return (
    !isCountedOtherwise(candidate) &&
    !isTotalOfRate(candidate) &&
    (candidate.agreement !== 'compatible' || isSameAmount(candidate.value, candidate.other)) &&
    candidate.signals.noun !== 'different' &&
    clashes.every(({ signals }) => signals.alignment < most) &&
    (thresholds.windowTrust * saidShare(scope, around) >= leastAgreement(candidate) ||
      (clashes.length === 0 && isSaidAlike(candidate)))
  );
}

/** "Up to 358 miles" in both: a measure that is led in alike, where the context has no other of its kind. */
const isSaidAlike = ({ value, other, agreement, signals }: Candidate): boolean =>
  agreement === 'equal' && value.kind === other.kind && isMeasured(value) && signals.lead;

function leastAgreement({ value, other, signals }: Candidate): number {
  const { agreement } = thresholds;
  // "The first time" mostly orders the talk: it is only wrong where another rank is meant.
  if (value.kind === 'ordinal' || isLabelled(value, other)) return 0;
  if (value.kind !== other.kind) return agreement.unlikeKind;
  if (isMeasured(value)) return agreement.measured;
  return { same: agreement.sameNoun, open: agreement.openNoun, different: agreement.otherNoun }[signals.noun];
}

/** "Windows 10" names its thing. */
const isLabelled = (value: Value, other: Value): boolean =>
  value.kind === 'version' &&
  other.kind === 'version' &&
  value.label !== undefined &&
  value.label === other.label;

/** "3.5 stars" of the field "business_stars". */
const namesField = ({ value, at }: Candidate): boolean =>
  isStructure({ at }) &&
  words([value.text, 'noun' in value ? value.noun : ''].join(' ')).some(
    ({ stem, text }) => !/^\p{N}/u.test(text) && at.stems.has(stem),
  );

/** Share of what the claim says around its value that these passages say together. */
function saidShare({ items }: Scope, passages: readonly AnalysedPassage[]): number {
  const all = items.filter(({ value }) => value === undefined);
  return share(
    all,
    all.map(({ stem }) => passages.some(({ stems }) => stems.has(stem))),
  );
}

function share(items: Scope['items'], held: readonly boolean[]): number {
  const sum = (list: Scope['items']) => list.reduce((total, { weight }) => total + weight, 0);
  return items.length === 0 ? 0 : sum(items.filter((_, at) => held[at])) / sum(items);
}

/** "At most 1,200 mg" where the context has 1,200 mg. */
const isSameAmount = (value: Value, other: Value): boolean =>
  'amount' in value &&
  'amount' in other &&
  value.amount.low === other.amount.low &&
  value.amount.high === other.amount.high;

/** Names by its unit or kind what it is a value of; a bare count does so only by its noun. */
const isMeasured = ({ kind }: Value): boolean =>
  kind !== 'number' && kind !== 'ordinal' && kind !== 'version';

/**
 * Whether the claim means the value that differs rather than the one that agrees: `proven` where both stand in one
 * structure, which tells them apart by what the claim names; `likely` in prose.
 */
export function isMeantRather(
  differs: Candidate,
  agrees: Candidate,
  scope: Scope,
): 'proven' | 'likely' | undefined {
  const own = contrast(differs, agrees, scope);
  const sameKind = agrees.other.kind === agrees.value.kind;
  if (differs.at === agrees.at) {
    if (agrees.signals.noun === 'same' && differs.signals.noun === 'different') return undefined;
    const isRow = differs.at.passage.kind === 'tableRow';
    if (!isRow && differs.at.words.length > thresholds.longestSentence) return undefined;
    if (!isRow && isToldByValue(differs, agrees, scope)) return undefined;
    const tells = own.differs > 0 && (isRow ? own.agrees === 0 : own.differs > own.agrees);
    if (tells) return isRow && (sameKind || own.agrees === 0) ? 'proven' : 'likely';
    if (!isRow && isSaidSo(differs, 'before') && !isSaidSo(agrees, 'before') && !isSaidSo(agrees, 'after'))
      return isSaidSo(differs, 'after') ? 'proven' : 'likely';
    const nouns = differs.signals.noun === 'same' && agrees.signals.noun === 'different';
    return nouns || (!sameKind && own.differs >= own.agrees && hasNoun(agrees.other)) ? 'likely' : undefined;
  }
  if (differs.signals.noun === 'different') return undefined;
  if (isOneForm(differs, agrees))
    return own.differs > 0 && own.agrees === 0
      ? isStructure(differs) || isRepeat(differs, scope)
        ? 'proven'
        : 'likely'
      : undefined;
  if (differs.at.passage.kind === 'field' && agrees.at.passage.kind === 'field')
    return own.differs > 0 && own.agrees === 0 && sameKind
      ? isRepeat(differs, scope)
        ? 'proven'
        : 'likely'
      : undefined;
  const { sure, clearlyLess, fewestWords } = thresholds;
  const isSure =
    scope.items.length >= fewestWords &&
    differs.signals.alignment >= sure &&
    agrees.signals.alignment <= differs.signals.alignment - clearlyLess &&
    (isMeasured(differs.value) || differs.signals.noun === 'same' || !sameKind);
  if (!isSure) return undefined;
  return isRepeat(differs, scope) ? 'proven' : 'likely';
}

/** Whether the passage says all that the claim does, or nearly so with the claim's other values, but for this one. */
export function isRepeat({ signals }: Candidate, { items }: Scope): boolean {
  const { repeat, sure } = thresholds;
  const others = items.flatMap(({ value }, at) => (value ? [signals.near[at]!] : []));
  return (
    signals.alignment >= repeat ||
    (signals.alignment >= sure && signals.lead && others.length > 0 && others.every((held) => held))
  );
}

/** "Open until six, on Thursdays until eight": the claim's Thursday tells which of the two is meant. */
const isToldByValue = (differs: Candidate, agrees: Candidate, { items }: Scope): boolean =>
  items.some(({ value }, at) => value && agrees.signals.beside[at] && !differs.signals.beside[at]);

/** Whether the same words stand right before or behind both values, and say something: "on the register on 22 November". */
function isSaidSo({ value, other }: Candidate, side: 'before' | 'after'): boolean {
  const end = value[side].findIndex((word, at) => word !== other[side][at]);
  return value[side]
    .slice(0, end < 0 ? value[side].length : end)
    .some((word) => !isStopWord(word) && !/\p{N}/u.test(word));
}

const hasNoun = (value: Value): boolean => 'noun' in value && value.noun !== undefined;

/** Weight of what the claim says beside its value that holds for one candidate and not for the other. */
function contrast(differs: Candidate, agrees: Candidate, { items }: Scope) {
  const which = differs.at === agrees.at ? 'beside' : 'near';
  const here = differs.signals[which];
  const there = agrees.signals[which];
  return {
    differs: weigh(
      items,
      here.map((held, at) => held && !there[at]),
    ),
    agrees: weigh(
      items,
      there.map((held, at) => held && !here[at]),
    ),
  };
}

/** A row, a list item or a field: its place tells of what its values are. */
export const isStructure = ({ at }: Pick<Candidate, 'at'>): boolean =>
  at.passage.kind === 'tableRow' || at.passage.kind === 'field' || at.passage.kind === 'listItem';

/** Whether both passages are rows of one table, fields of one source or sentences of one form. */
function isOneForm({ at: a }: Candidate, { at: b }: Candidate): boolean {
  if (a.passage.kind !== b.passage.kind) return false;
  if (a.passage.kind === 'tableRow' || a.passage.kind === 'field')
    return a.passage.uri === b.passage.uri && a.passage.trail.at(-1) === b.passage.trail.at(-1);
  const mine = wordsOf(a.stems);
  const theirs = wordsOf(b.stems);
  const shared = mine.filter((stem) => b.stems.has(stem)).length;
  return shared / (mine.length + theirs.length - shared) >= thresholds.parallel;
}

const wordsOf = (stems: ReadonlySet<string>): readonly string[] =>
  [...stems].filter((stem) => !/^\p{N}/u.test(stem));
