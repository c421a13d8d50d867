import { clausesOf } from '../../../text/clauses.ts';
import { overlaps, type Span, TakenSpans } from '../../../text/span.ts';
import { stemOf } from '../../../text/stem.ts';
import { words } from '../../../text/words.ts';
import { durationNamed } from '../../../values/find/durations.ts';
import type { Value } from '../../../values/value.ts';
import type { AnalysedPassage, ContentWord } from '../retrieval.ts';
import { thresholds } from '../thresholds.ts';

/** Something that the claim says beside a value: a word, or another of its values. */
interface Item extends Span {
  readonly stem: string;
  readonly weight: number;
  readonly name: boolean;
  /** First letters, where it has more: "weighs" is said beside "weight". */
  readonly form?: string;
  /** The claim's other value that it is; whether a passage has that is compared, not spelt. */
  readonly value?: Value;
}

/** What a claim says around one of its values. */
export interface Scope {
  readonly items: readonly Item[];
  /** Indices of the items that are words. */
  readonly words: readonly number[];
  /** Of those the ones in the value's own clause, where the claim has several. */
  readonly clause: readonly number[] | undefined;
  readonly neighbours: ReadonlySet<string>;
}

/** A claim's words and values, as far as its values are matched by them. */
export class ClaimScopes {
  readonly #clauses: readonly Span[];
  /** The digits of values count as those values. */
  readonly #content: readonly ContentWord[];

  constructor(
    text: string,
    private readonly values: readonly Value[],
    content: readonly ContentWord[],
  ) {
    this.#clauses = clausesOf(text);
    const valued = new TakenSpans(text.length);
    for (const value of values) valued.take(value);
    this.#content = content.filter(({ word }) => !(startsWithDigit.test(word.text) && !valued.isFree(word)));
  }

  /** Without the value's own words. */
  of(value: Value): Scope {
    const words = this.#content.filter(({ word }) => !overlaps(value, word));
    const others = this.values
      .slice(0, thresholds.mostOthers + 1)
      .filter((one) => one !== value)
      .slice(0, thresholds.mostOthers);
    const items: readonly Item[] = [
      ...words.map(({ word: { start, end, stem, text }, weight, name }) => {
        const form = text.length >= formLength ? formOf(text) : undefined;
        return { start, end, stem, form, weight, name };
      }),
      ...others.map((one) => {
        const { start, end } = one;
        return { start, end, stem: '', weight: 1, name: false, value: one };
      }),
    ];
    const own = this.#clauses.find(({ start, end }) => start <= value.start && value.end <= end);
    const ofWords = [...words.keys()];
    return {
      items,
      words: ofWords,
      clause: own && this.#clauses.length > 1 ? ofWords.filter((at) => overlaps(own, items[at]!)) : undefined,
      neighbours: neighboursOf(value),
    };
  }
}

const startsWithDigit = /^\p{N}/u;

/** How a value of the context stands to what the claim says around its own. */
export interface Signals {
  /** Of each item of the scope, whether it is said near the value or above it. */
  readonly near: readonly boolean[];
  /** Of each, whether it stands right beside the value, with no comma between, or in the head of its column. */
  readonly beside: readonly boolean[];
  /** Whether the passage itself, and not only what stands above it, has a word of the claim near the value. */
  readonly own: boolean;
  /** 0..1; how much of what the claim says around its value is said around the other. */
  readonly alignment: number;
  /** Both have the same word before them: "rises to 2.80" is said of the 2.60 in "from 2.00 to 2.60". */
  readonly lead: boolean;
  readonly noun: 'same' | 'different' | 'open';
  /** Of a bare count in a table's cell: whether the claim names the cell's column, or what it counts stands in the row. */
  readonly column: boolean;
}

/** @param holds whether the passage has this other value of the claim */
export function signalsOf(
  value: Value,
  other: Value,
  at: AnalysedPassage,
  scope: Scope,
  holds: (value: Value) => boolean,
): Signals {
  const around = surroundingsOf(other, at);
  const near = scope.items.map(({ value: one, stem, form }) =>
    one
      ? holds(one)
      : around.near.has(stem) || at.above.has(stem) || (form !== undefined && around.forms.has(form)),
  );
  const beside = scope.items.map(({ value: one, stem }) =>
    one ? isWrittenIn(one, around.beside) : around.beside.has(stem),
  );
  const own = scope.items.some(
    ({ value: one, stem, form }) =>
      !one && (around.near.has(stem) || (form !== undefined && around.forms.has(form))),
  );
  return {
    near,
    beside,
    own,
    alignment: alignmentOf(scope, near, around.neighbours),
    lead: value.before[0] !== undefined && value.before[0] === other.before[0],
    noun: sameNoun(value, other),
    column: isOfColumn({ value, other, at }, scope.items, { near, beside }),
  };
}

/** "Paying for a whole year" is not held against a price per month. */
function areOfOtherPeriods(items: Scope['items'], at: AnalysedPassage, other: Value): boolean {
  const periods = (stems: Iterable<string>) => new Set([...stems].flatMap((stem) => periodOf(stem) ?? []));
  const mine = periods(items.map(({ stem }) => stem));
  const theirs = periods([...at.words.map(({ stem }) => stem), ...other.before.map(stemOf)]);
  return mine.size > 0 && theirs.size > 0 && ![...mine].some((one) => theirs.has(one));
}

/** Days and longer: a claim may well name an hour beside a price of each day. */
function periodOf(word: string): number | undefined {
  const seconds = durationNamed(word);
  return seconds !== undefined && seconds >= day ? seconds : undefined;
}
const day = 86_400;

/** "Two of the three sites" is not held against 90 under "Employees". */
function isOfColumn(
  { value, other, at }: { readonly value: Value; readonly other: Value; readonly at: AnalysedPassage },
  items: Scope['items'],
  { near, beside }: Pick<Signals, 'near' | 'beside'>,
): boolean {
  const { kind } = at.passage;
  if (kind === 'tableRow' && areOfOtherPeriods(items, at, other)) return false;
  if (value.kind !== 'number' || value.noun === undefined) return true;
  if (
    kind === 'listItem' ? sameNoun(value, other) !== 'open' : kind !== 'tableRow' || other.before.length === 0
  )
    return true;
  const stem = stemOf(value.noun);
  return (
    (kind === 'tableRow' && beside.includes(true)) ||
    items.some((item, i) => near[i] && (item.stem === stem || item.stem === value.noun))
  );
}

/**
 * The share of the words of the claim, or of the value's own clause, that stand near the other value, tempered by what
 * stands next to both.
 */
function alignmentOf(
  { items, words, clause, neighbours }: Scope,
  near: readonly boolean[],
  theirs: ReadonlySet<string>,
) {
  if (words.length === 0) return 0;
  const share = Math.max(
    heldShare(items, words, near),
    clause ? thresholds.clauseTrust * heldShare(items, clause, near) : 0,
  );
  let shared = 0;
  for (const stem of neighbours) if (theirs.has(stem)) shared++;
  const next = shared / Math.max(1, neighbours.size);
  return (1 - thresholds.neighbours) * share + thresholds.neighbours * next;
}

function heldShare(items: readonly Item[], which: readonly number[], held: readonly boolean[]): number {
  let total = 0;
  let kept = 0;
  for (const at of which) {
    total += items[at]!.weight;
    if (held[at]) kept += items[at]!.weight;
  }
  return total === 0 ? 0 : kept / total;
}

interface Surroundings {
  readonly near: ReadonlySet<string>;
  /** First letters of the words near: "weighs" is said beside "weight". */
  readonly forms: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
  readonly neighbours: ReadonlySet<string>;
}

const formLength = 5;
const formOf = (word: string): string => word.slice(0, formLength);

/** Whether these words have the number of a value, "2026" in the head of a column, or a day's name. */
export function isWrittenIn({ kind, text }: Value, stems: ReadonlySet<string>): boolean {
  const digits = text.match(/\p{N}[\p{N}.,:]*/gu) ?? [];
  if (kind === 'date' && digits.length === 0) return words(text).every(({ stem }) => stems.has(stem));
  return digits.length > 0 && digits.every((found) => stems.has(found));
}

/** Values are read once a check, and so is what stands around them. */
const known = new WeakMap<Value, Surroundings>();

function surroundingsOf(other: Value, at: AnalysedPassage): Surroundings {
  const found = known.get(other) ?? readSurroundings(other, at);
  known.set(other, found);
  return found;
}

/** A separator between digits ends nothing. */
const cellStart = /(?:[^,;:.!?|()、，；：。]|(?<=\d)[.,:](?=\d))*$/u;
const bracket = /[(（]/;
const cellEnd = /(?<!\d)[,.:](?!\d)|(?<=\d)[,.:](?!\d)|[;!?|()、，；：。]|$/u;

function readSurroundings(other: Value, at: AnalysedPassage): Surroundings {
  const { reach } = thresholds;
  const centre = at.words.findIndex(({ end }) => end > other.start);
  const around =
    at.words.length > 2 * reach ? at.words.slice(Math.max(0, centre - reach), centre + reach) : at.words;
  const start = startOfCell(at.text, other.start);
  const length = at.text.slice(other.end).search(cellEnd);
  const cell = around.filter((word) => word.start >= start && word.end <= other.end + length);
  const column = at.passage.kind === 'tableRow' ? words(other.before.join(' ')) : [];
  return {
    near: new Set(around.map(({ stem }) => stem)),
    forms: new Set(around.flatMap(({ text }) => (text.length >= formLength ? [formOf(text)] : []))),
    beside: new Set([...column, ...cell].map(({ stem }) => stem)),
    neighbours: neighboursOf(other),
  };
}

/** What stands in brackets is said of what stands before them: "Ann Richards (1933–2006)". */
function startOfCell(text: string, end: number): number {
  const start = text.slice(0, end).search(cellStart);
  return bracket.test(text[start - 1] ?? '') ? text.slice(0, start - 1).search(cellStart) : start;
}

/** Stems of the nearest words on either side. */
const neighboursOf = ({ before, after }: Value): ReadonlySet<string> =>
  new Set(words([...before, ...after].join(' ')).flatMap(({ stem, stop }) => (stop ? [] : [stem])));

/** Whether two counts or ranks are of the same noun, as far as both name one. */
export function sameNoun(claim: Value, context: Value): 'same' | 'different' | 'open' {
  const here = 'noun' in claim ? claim.noun : undefined;
  const there = 'noun' in context ? context.noun : undefined;
  return here === undefined || there === undefined ? 'open' : here === there ? 'same' : 'different';
}
