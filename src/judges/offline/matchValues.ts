import type { FieldFinding } from '../../statements/structuredData.ts';
import type { Passage } from '../../text/passage.ts';
import { overlaps } from '../../text/span.ts';
import { compareValues } from '../../values/compareValues.ts';
import { derivedBy } from '../../values/derivation.ts';
import type { Value } from '../../values/value.ts';
import { align, closeness, type Scopes, scopesOf } from './align.ts';
import { isMisattributed, matchNamedCell } from './misattribution.ts';
import type { AnalysedPassage, ContentWord, ContextReader, Coverage } from './retrieval.ts';
import {
  type Agrees,
  type Aligned,
  type Clash,
  type Elsewhere,
  isAgreement,
  isAligned,
  type ValueMatch,
} from './valueMatch.ts';

/** Contexts up to this many passages are searched whole for a value that is not near. */
const wholeContext = 800;
/** In larger ones, passages with the value's own words that are looked at. */
const mostFar = 8;

/** Alignment of a clash with a field of structured context. */
const fieldAlignment = 0.9;

/** Matches the values `stated` in a claim against the context. Spans of `value` are offsets into `text`. */
export function matchValues(
  text: string,
  stated: readonly Value[],
  content: readonly ContentWord[],
  near: readonly Coverage[],
  fields: readonly FieldFinding[],
  reader: ContextReader,
  question: readonly Value[],
): readonly ValueMatch[] {
  const fromFields = fields.flatMap((finding) => matchField(finding, reader));
  const values = stated.filter((value) => !fields.some((f) => overlaps(f.value, value)));
  const passages = nearest(near);
  return [
    ...fromFields,
    ...values.map((value) =>
      matchValue(value, values, scopesOf(value, values, text, content), passages, reader, question),
    ),
  ];
}

/** A field names what its value is of, so a finding on it is aligned by nature. */
function matchField({ agreement, value, other, passage }: FieldFinding, reader: ContextReader): ValueMatch[] {
  const at = reader.passage(passage);
  if (!at) return [];
  return [
    agreement === 'equal'
      ? { how: 'agrees', value, agreement: 'equal', other, at }
      : { how: 'clashes', value, other, at, alignment: fieldAlignment },
  ];
}

/** Passages of the proposed windows, those of the best window first, each once. */
function nearest(near: readonly Coverage[]): readonly AnalysedPassage[] {
  return [...new Set(near.flatMap(({ window }) => window.passages))];
}

function matchValue(
  value: Value,
  all: readonly Value[],
  scopes: Scopes,
  passages: readonly AnalysedPassage[],
  reader: ContextReader,
  question: readonly Value[],
): ValueMatch {
  const { agreements, clashes, likeliest: clash } = compareNearby(value, all, scopes, passages);
  const meant = matchNamedCell(value, all, clashes, agreements, scopes);
  if (meant) return meant;
  const [agreement] = agreements;
  if (agreement) return clash && isMisattributed(clash, agreements, scopes) ? clash : agreement;
  const far = findElsewhere(value, reader, passages);
  if (far) {
    const alignment = align(value, far.other, scopes, far.at);
    return clash && isMisattributed(clash, [{ ...far, alignment }], scopes) ? clash : far;
  }
  const around = passages.slice(0, 6).flatMap((at) => at.values);
  const isOpen = !clash || !isAligned(clash);
  if (derivedBy(value, around) || (isOpen && isListed(value, passages, reader)))
    return { how: 'derived', value };
  if (question.some((asked) => compareValues(value, asked) === 'equal'))
    return { how: 'fromQuestion', value };
  return clash ?? { how: 'absent', value };
}

function findElsewhere(
  value: Value,
  reader: ContextReader,
  seen: readonly AnalysedPassage[],
): Elsewhere | undefined {
  const all = reader.index.passages;
  const positions =
    all.length <= wholeContext
      ? all.map((_, i) => i)
      : reader.index.searchNow(value.text, mostFar).map(({ position }) => position);
  const skip = new Set(seen);
  for (const position of positions) {
    const at = reader.passage(position);
    if (!at || skip.has(at)) continue;
    for (const other of at.values)
      if (isAgreement(compareValues(value, other))) return { how: 'elsewhere', value, other, at };
  }
  return undefined;
}

/** What the passages near a claim say where it states a value. */
interface Nearby {
  /** The likeliest first. */
  readonly agreements: readonly Aligned<Agrees>[];
  readonly clashes: readonly Clash[];
  /** The clash that is meant, if any is. */
  readonly likeliest: Clash | undefined;
}

/** Alignment below which it means nothing that a number lies within the claim's bound ("up to 75"). */
const leastCompatible = 0.3;

/** @param all the values of the claim */
function compareNearby(
  value: Value,
  all: readonly Value[],
  scopes: Scopes,
  passages: readonly AnalysedPassage[],
): Nearby {
  const clashes: Clash[] = [];
  const agreements: Aligned<Agrees>[] = [];
  for (const at of passages)
    for (const other of at.values) {
      const agreement = compareValues(value, other);
      if (agreement !== 'clash' && !isAgreement(agreement)) continue;
      const alignment = align(value, other, scopes, at);
      if (agreement === 'clash') {
        if (!isSpokenFor(other, value, all)) clashes.push({ how: 'clashes', value, other, at, alignment });
      } else if (agreement !== 'compatible' || alignment >= leastCompatible || isSameAmount(value, other))
        agreements.push({ how: 'agrees', value, agreement, other, at, alignment });
    }
  return {
    clashes,
    likeliest: nearestEach(clashes, scopes).toSorted(
      (a, b) => Number(isAligned(b)) - Number(isAligned(a)) || b.alignment - a.alignment,
    )[0],
    agreements: agreements
      .filter((one) => !isOfAnother(one, clashes))
      .toSorted((a, b) => Number(isEqualMatch(b)) - Number(isEqualMatch(a)) || b.alignment - a.alignment),
  };
}

const isEqualMatch = ({ agreement }: Agrees): boolean => agreement === 'equal';

/**
 * The same number of something else, where the passage has a value of the claim's own kind: 5 times, for 5 seconds.
 * What is measured may have a unit there that is not known: 2 c. of rice.
 */
const isOfAnother = ({ value, other, at }: Agrees, clashes: readonly Clash[]): boolean =>
  value.kind !== 'quantity' &&
  value.kind !== other.kind &&
  'noun' in other &&
  other.noun !== undefined &&
  clashes.some((clash) => clash.at === at && clash.other.kind === value.kind);

/** "At most 1,200 mg" where the context has 1,200 mg. */
const isSameAmount = (value: Value, other: Value): boolean =>
  'amount' in value &&
  'amount' in other &&
  value.amount.low === other.amount.low &&
  value.amount.high === other.amount.high;

/** Another value of the claim is the one that this stands for: "3 PM ... 6 PM" in both. */
const isSpokenFor = (other: Value, value: Value, all: readonly Value[]): boolean =>
  all.some((one) => one !== value && isAgreement(compareValues(one, other)));

/** Of several clashes in one passage the one that is meant. */
function nearestEach(clashes: readonly Clash[], scopes: Scopes): readonly Clash[] {
  const best = new Map<AnalysedPassage, Clash>();
  for (const clash of clashes) {
    const known = best.get(clash.at);
    if (!known || isNearer(clash, known, scopes)) best.set(clash.at, clash);
  }
  return [...best.values()];
}

function isNearer(one: Clash, known: Clash, scopes: Scopes): boolean {
  const more =
    closeness(one.other, one.at, scopes) - closeness(known.other, known.at, scopes) ||
    sharedFields(one) - sharedFields(known) ||
    Number(hasSameLead(one)) - Number(hasSameLead(known)) ||
    one.alignment - known.alignment;
  return more > 0;
}

/** A day of a month of a year is meant by another one rather than by a year alone. */
const sharedFields = ({ value, other }: Clash): number =>
  value.kind === 'date' && other.kind === 'date'
    ? Object.keys(value.readings[0]).filter((field) => field in other.readings[0]).length
    : 0;

/** "Rises to 2.80" is said of the 2.60 in "from 2.00 to 2.60". */
const hasSameLead = ({ value, other }: Clash): boolean =>
  value.before[0] !== undefined && value.before[0] === other.before[0];

/** "Three versions", where the context gives a table of three rows, or a list of three items, near what is claimed. */
function isListed(value: Value, near: readonly AnalysedPassage[], reader: ContextReader): boolean {
  if (value.kind !== 'number' || value.noun === undefined || value.amount.low !== value.amount.high)
    return false;
  return near.some(({ passage }) => isListLike(passage) && beside(passage, reader) === value.amount.low);
}

const isListLike = ({ kind }: Passage): boolean => kind === 'tableRow' || kind === 'listItem';

/** How many rows or items stand together with this one. */
function beside({ position, kind, uri, trail }: Passage, reader: ContextReader): number {
  const above = trail.join('\n');
  const belongs = (at: number): boolean => {
    const one = reader.index.passages[at];
    return one?.kind === kind && one.uri === uri && one.trail.join('\n') === above;
  };
  let first = position;
  let last = position;
  while (belongs(first - 1)) first--;
  while (belongs(last + 1)) last++;
  return last - first + 1;
}
