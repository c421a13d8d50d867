import { clausesOf } from '../../text/clauses.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { words } from '../../text/words.ts';
import type { Value } from '../../values/value.ts';
import type { AnalysedPassage, ContentWord } from './retrieval.ts';

/** What a clause alone says of a passage counts a little less than the whole claim. */
const clauseTrust = 0.9;
/** Words on each side of a value that speak of it, in a passage that runs on for longer. */
const span = 25;

/** The claim's words beside a value, without its other numbers: all of them, and those of each clause. */
export interface Scopes {
  readonly rest: readonly ContentWord[];
  readonly clauses: readonly { readonly of: Span; readonly rest: readonly ContentWord[] }[];
}

const startsWithDigit = /^\p{N}/u;

export function scopesOf(
  value: Value,
  all: readonly Value[],
  text: string,
  content: readonly ContentWord[],
): Scopes {
  const rest = content.filter(
    ({ word }) =>
      !overlaps(value, word) && !(startsWithDigit.test(word.text) && all.some((one) => overlaps(one, word))),
  );
  const clauses = clausesOf(text);
  return {
    rest,
    clauses:
      clauses.length < 2
        ? []
        : clauses.map((of) => ({ of, rest: rest.filter(({ word }) => overlaps(of, word)) })),
  };
}

/**
 * How much of what the claim says around the value is said around the other: the share of the other words of the
 * claim, or of the value's own clause, that the passage holds, tempered by what stands next to both.
 */
export function align(value: Value, other: Value, scopes: Scopes, at: AnalysedPassage): number {
  const clause = scopes.clauses.find((words) => words.of.start <= value.start && value.end <= words.of.end);
  const share = Math.max(
    heldShare(scopes.rest, at, other),
    clause ? clauseTrust * heldShare(clause.rest, at, other) : 0,
  );
  return scopes.rest.length === 0 ? 0 : 0.8 * share + 0.2 * neighbours(value, other);
}

/**
 * Weighted share of these words that the passage holds near the value, or holds in another form: "weighs" beside
 * "weight". What stands above the passage counts as near.
 */
function heldShare(rest: readonly ContentWord[], at: AnalysedPassage, value: Value): number {
  const centre = at.words.findIndex(({ end }) => end > value.start);
  const around =
    at.words.length > 2 * span ? at.words.slice(Math.max(0, centre - span), centre + span) : at.words;
  const near = new Set(around.map(({ stem }) => stem));
  let total = 0;
  let held = 0;
  for (const { word, weight } of rest) {
    total += weight;
    if (
      near.has(word.stem) ||
      at.above.has(word.stem) ||
      around.some((other) => isForm(word.text, other.text))
    )
      held += weight;
  }
  return total === 0 ? 0 : held / total;
}

const isForm = (a: string, b: string): boolean =>
  a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5);

/**
 * Which of two values in one passage is meant: the one that more of the claim stands right beside, with no comma
 * between, or in the head of its column. Names tell most.
 */
export function closeness(other: Value, at: AnalysedPassage, { rest }: Scopes): number {
  const { text } = at;
  const start = text.slice(0, other.start).search(/[^,;:|()]*$/u);
  const length = text.slice(other.end).search(/[,;:|()]|$/u);
  const column = at.passage.kind === 'tableRow' ? words(other.before.join(' ')) : [];
  const cell = at.words.filter((word) => word.start >= start && word.end <= other.end + length);
  const beside = new Set([...column, ...cell].map(({ stem }) => stem));
  return rest.reduce(
    (sum, { word, weight, name }) => sum + (beside.has(word.stem) ? weight * (name ? 2 : 1) : 0),
    0,
  );
}

/** Share of the nearest words on either side that both values have in common. */
function neighbours(value: Value, other: Value): number {
  const stems = (list: readonly string[]) =>
    new Set(words(list.join(' ')).flatMap(({ stem, stop }) => (stop ? [] : [stem])));
  const mine = stems([...value.before, ...value.after]);
  const theirs = stems([...other.before, ...other.after]);
  if (mine.size === 0) return 0;
  return [...mine].filter((stem) => theirs.has(stem)).length / mine.size;
}
