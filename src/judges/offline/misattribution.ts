import { words } from '../../text/words.ts';
import type { Value } from '../../values/value.ts';
import type { Scopes } from './align.ts';
import { sameNoun } from './leastAlignment.ts';
import type { AnalysedPassage } from './retrieval.ts';
import type { Aligned, Clash } from './valueMatch.ts';

/** Where the context has the value that the claim states. */
interface FoundValue {
  readonly other: Value;
  readonly at: AnalysedPassage;
}

/** Alignment at which a passage is about what the claim is about. */
const sureAlignment = 0.55;
/** Difference in alignment that tells the thing meant from another. */
const clearlyLess = 0.4;
/** A claim of fewer words beside its values fits too many passages to tell which of them is meant. */
const fewestWords = 3;

/**
 * Whether the value stands in the context for another thing: a passage that speaks of nearly all the claim does says
 * otherwise, does not hold the value too, and every passage that holds it speaks of clearly less of the claim.
 */
export const isMisattributed = (
  clash: Clash,
  taken: readonly Aligned<FoundValue>[],
  { rest }: Scopes,
): boolean =>
  rest.length >= fewestWords &&
  clash.alignment >= sureAlignment &&
  sameNoun(clash.value, clash.other) !== 'different' &&
  (isMeasured(clash.value) ||
    sameNoun(clash.value, clash.other) === 'same' ||
    taken.every(({ other }) => other.kind !== clash.value.kind)) &&
  taken.every(({ at, alignment }) => at !== clash.at && alignment <= clash.alignment - clearlyLess);

/** Names by its unit or kind what it is a value of; a bare count does so only by its noun. */
const isMeasured = ({ kind }: Value): boolean =>
  kind !== 'number' && kind !== 'ordinal' && kind !== 'version';

/** The value in the row and column that the claim names, where it states the one of another row or column. */
export function matchNamedCell(
  value: Value,
  all: readonly Value[],
  clashes: readonly Clash[],
  taken: readonly FoundValue[],
  { rest }: Scopes,
): Clash | undefined {
  const alike = taken.filter(({ other }) => other.kind === value.kind);
  if (alike.length === 0 || clashes.length === 0) return undefined;
  const beside = all.filter((one) => one !== value).flatMap(({ text }) => stemsOf(text));
  const said = new Set([...rest.map(({ word }) => word.stem), ...beside]);
  const clash = clashes.find((one) =>
    alike.every((place) => isOtherRow(one, place, said) || isOtherColumn(one, place, said)),
  );
  return clash && { ...clash, alignment: Math.max(clash.alignment, sureAlignment) };
}

type Stems = ReadonlySet<string>;

/** Whether the claim names the row of `meant` and not that of `taken`, in one column of one table. */
const isOtherRow = (meant: FoundValue, taken: FoundValue, said: Stems): boolean =>
  meant.at !== taken.at &&
  isSameTable(meant, taken) &&
  headOf(meant) === headOf(taken) &&
  namesOnly(said, rowOf(meant), rowOf(taken));

/** Whether the claim names the column of `meant` and not that of `taken`, in one row. */
const isOtherColumn = (meant: FoundValue, taken: FoundValue, said: Stems): boolean =>
  meant.at === taken.at &&
  meant.at.passage.kind === 'tableRow' &&
  namesOnly(said, new Set(stemsOf(headOf(meant))), new Set(stemsOf(headOf(taken))));

const namesOnly = (said: Stems, meant: Stems, taken: Stems): boolean =>
  [...said].some((stem) => meant.has(stem) && !taken.has(stem)) &&
  ![...said].some((stem) => taken.has(stem) && !meant.has(stem));

const isSameTable = (a: FoundValue, b: FoundValue): boolean =>
  a.at.passage.kind === 'tableRow' &&
  b.at.passage.kind === 'tableRow' &&
  a.at.passage.uri === b.at.passage.uri &&
  a.at.passage.trail.at(-1) === b.at.passage.trail.at(-1);

/** Words of the column's head. */
const headOf = ({ other }: FoundValue): string => other.before.join(' ');

/** Of the row itself; its head and what else stands above it names no row. */
const rowOf = ({ at }: FoundValue): Stems => new Set(at.words.map(({ stem }) => stem));

const stemsOf = (text: string): readonly string[] =>
  words(text).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
