import { leastAlignment, sameNoun } from '../../compare/alignment.ts';
import { compareValues } from '../../compare/compareValues.ts';
import { derivable } from '../../compare/derivable.ts';
import type { FieldFinding } from '../../compare/structured.ts';
import type { Agreement, Value } from '../../compare/value.ts';
import { overlaps } from '../../text/span.ts';
import { align, closeness, type Scopes, scopesOf } from './align.ts';
import type { ContentWord, Coverage } from './coverage.ts';
import { isListed } from './listed.ts';
import type { ContextReader, ReadPassage } from './reader.ts';
import { isWrongRow } from './wrongRow.ts';

/** What the context says about one value of the claim. */
export type ValueMatch =
  | {
      readonly how: 'agrees';
      readonly value: Value;
      readonly agreement: Agreement;
      readonly other: Value;
      readonly at: ReadPassage;
    }
  /** The same value stands in the context, though not near the claim's words. */
  | { readonly how: 'elsewhere'; readonly value: Value; readonly other: Value; readonly at: ReadPassage }
  /** It follows from values that the context states: a sum, a difference, a count. */
  | { readonly how: 'derived'; readonly value: Value }
  | { readonly how: 'fromQuestion'; readonly value: Value }
  | {
      readonly how: 'clashes';
      readonly value: Value;
      readonly other: Value;
      readonly at: ReadPassage;
      /** 0..1; how sure it is that both values are said of the same thing. */
      readonly alignment: number;
    }
  | { readonly how: 'absent'; readonly value: Value };

type Agrees = Extract<ValueMatch, { how: 'agrees' }>;
export type Clash = Extract<ValueMatch, { how: 'clashes' }>;

/** Contexts up to this many passages are searched whole for a value that is not near. */
const wholeContext = 800;
/** In larger ones, passages with the value's own words that are looked at. */
const mostFar = 8;

/** Alignment of a clash with a field of structured context. */
const fieldAlignment = 0.9;

/** Alignment below which it means nothing that a number lies within the claim's bound ("up to 75"). */
const leastCompatible = 0.3;
/** Alignment at which a passage is about what the claim is about. */
const sureAlignment = 0.55;
/** Difference in alignment that tells the thing meant from another. */
const clearlyLess = 0.4;
/** A claim of fewer words beside its values fits too many passages to tell which of them is meant. */
const fewestWords = 3;

const agrees = new Set<Agreement>(['equal', 'rounded', 'coarser', 'compatible']);

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
function nearest(near: readonly Coverage[]): readonly ReadPassage[] {
  return [...new Set(near.flatMap(({ window }) => window.passages))];
}

function matchValue(
  value: Value,
  all: readonly Value[],
  scopes: Scopes,
  passages: readonly ReadPassage[],
  reader: ContextReader,
  question: readonly Value[],
): ValueMatch {
  const clashes: Clash[] = [];
  const agreements: (Agrees & { readonly alignment: number })[] = [];
  for (const at of passages)
    for (const other of at.values) {
      const agreement = compareValues(value, other);
      if (agreement !== 'clash' && !agrees.has(agreement)) continue;
      const alignment = align(value, other, scopes, at);
      if (agreement === 'clash' && isSpokenFor(other, value, all)) continue;
      if (agreement === 'clash') clashes.push({ how: 'clashes', value, other, at, alignment });
      else if (agreement !== 'compatible' || alignment >= leastCompatible || isSameAmount(value, other))
        agreements.push({ how: 'agrees', value, agreement, other, at, alignment });
    }
  const clash = nearestEach(clashes, scopes).toSorted(
    (a, b) => Number(isAligned(b)) - Number(isAligned(a)) || byAlignment(a, b),
  )[0];
  const meant = agreements.filter((one) => !isOfAnother(one, clashes));
  const agreement = meant.toSorted(
    (a, b) => Number(b.agreement === 'equal') - Number(a.agreement === 'equal') || byAlignment(a, b),
  )[0];
  const tells = scopes.rest.length >= fewestWords;
  const alike = meant.filter(({ other }) => other.kind === value.kind);
  const row = clashes.find(
    (one) => alike.length > 0 && alike.every((taken) => isWrongRow(one, taken, scopes.rest)),
  );
  if (row) return { ...row, alignment: Math.max(row.alignment, sureAlignment) };
  if (agreement) return clash && tells && isMisplaced(clash, meant) ? clash : agreement;
  const far = findElsewhere(value, reader, passages);
  if (far) {
    const alignment = align(value, far.other, scopes, far.at);
    return clash && tells && isMisplaced(clash, [{ ...far, alignment }]) ? clash : far;
  }
  const around = passages.slice(0, 6).flatMap((at) => at.values);
  if (derivable(value, around) || isListed(value, passages, reader)) return { how: 'derived', value };
  if (question.some((asked) => compareValues(value, asked) === 'equal'))
    return { how: 'fromQuestion', value };
  return clash ?? { how: 'absent', value };
}

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

/** Names by its unit or kind what it is a value of; a bare count does so only by its noun. */
const isMeasured = ({ kind }: Value): boolean =>
  kind !== 'number' && kind !== 'ordinal' && kind !== 'version';

/** "At most 1,200 mg" where the context has 1,200 mg. */
const isSameAmount = (value: Value, other: Value): boolean =>
  'amount' in value &&
  'amount' in other &&
  value.amount.low === other.amount.low &&
  value.amount.high === other.amount.high;

/** Another value of the claim is the one that this stands for: "3 PM ... 6 PM" in both. */
const isSpokenFor = (other: Value, value: Value, all: readonly Value[]): boolean =>
  all.some((one) => one !== value && agrees.has(compareValues(one, other)));

/** Whether it is sure enough that both values are said of one thing. */
export const isAligned = ({ value, other, alignment }: Clash): boolean =>
  alignment >= leastAlignment(value, other);

const byAlignment = (a: { readonly alignment: number }, b: { readonly alignment: number }): number =>
  b.alignment - a.alignment;

/**
 * Whether the value stands in the context for another thing: a passage that speaks of nearly all the claim does says
 * otherwise, does not hold the value too, and every passage that holds it speaks of clearly less of the claim.
 */
const isMisplaced = (
  clash: Clash,
  agreements: readonly { readonly other: Value; readonly at: ReadPassage; readonly alignment: number }[],
) =>
  clash.alignment >= sureAlignment &&
  sameNoun(clash.value, clash.other) !== 'different' &&
  (isMeasured(clash.value) ||
    sameNoun(clash.value, clash.other) === 'same' ||
    agreements.every(({ other }) => other.kind !== clash.value.kind)) &&
  agreements.every(({ at, alignment }) => at !== clash.at && alignment <= clash.alignment - clearlyLess);

function findElsewhere(
  value: Value,
  reader: ContextReader,
  seen: readonly ReadPassage[],
): Extract<ValueMatch, { how: 'elsewhere' }> | undefined {
  const all = reader.index.passages;
  const positions =
    all.length <= wholeContext
      ? all.map((_, i) => i)
      : reader.index.search(value.text, mostFar).map(({ passage }) => passage.position);
  const skip = new Set(seen);
  for (const position of positions) {
    const at = reader.passage(position);
    if (!at || skip.has(at)) continue;
    for (const other of at.values)
      if (agrees.has(compareValues(value, other))) return { how: 'elsewhere', value, other, at };
  }
  return undefined;
}

/** Of several clashes in one passage the one that is meant. */
function nearestEach(clashes: readonly Clash[], scopes: Scopes): readonly Clash[] {
  const best = new Map<ReadPassage, Clash>();
  for (const clash of clashes) {
    const known = best.get(clash.at);
    if (!known || closeness(clash.other, clash.at, scopes) > closeness(known.other, known.at, scopes))
      best.set(clash.at, clash);
  }
  return [...best.values()];
}
