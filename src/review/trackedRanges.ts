import type { Span } from '../text/span.ts';

/**
 * A stretch of a document that is followed through edits. `words` are what stands there now, `checked` what stood
 * there when it was judged; it is fresh while both are equal, so undoing an edit makes it fresh again.
 */
export interface TrackedRange extends Span {
  readonly words: string;
  readonly checked: string;
  /** Of a range that is not fresh: where its checked words may come back, with all that was put over its edges. */
  readonly home?: Span;
}

export const track = (start: number, words: string): TrackedRange => ({
  start,
  end: start + words.length,
  words,
  checked: words,
});

export const isFresh = (range: TrackedRange): boolean => range.words === range.checked;

/** Nothing of it is left. It keeps its place, so that an undo brings it back. */
export const isGone = (range: TrackedRange): boolean => range.words.length === 0 && range.checked.length > 0;

/** Reads a stretch of the text after the edits. */
export type ReadAfter = (start: number, end: number) => string;

/** One replacement in a document. `start` and `end` are offsets before it; of several, none overlaps another. */
export interface Edit extends Span {
  readonly text: string;
}

/**
 * Where `ranges` stand after the `edits` of one change. An edit beside a range moves it, one inside changes its words,
 * one that covers it empties it. Where the checked words are back near an edit (undo, a formatter that replaces
 * everything), the range is put onto them again.
 * @param ranges in the order of the text
 */
export function moveRanges(
  ranges: readonly TrackedRange[],
  edits: readonly Edit[],
  after: ReadAfter,
): readonly TrackedRange[] {
  // From the last edit to the first, so that each one's offsets still hold.
  const backwards = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  const moved = ranges.map((range) => settle(backwards.reduce(move, range)));
  const lost: number[] = [];
  for (const [i, range] of moved.entries()) if (!isFresh(range) && isNear(ranges[i]!, edits)) lost.push(i);
  return lost.length === 0 ? moved : restoreRanges(moved, lost, after);
}

function move(range: TrackedRange, edit: Edit): TrackedRange {
  const home = range.home ?? range;
  if (edit.start > home.end) return range;
  const by = edit.text.length - (edit.end - edit.start);
  if (edit.end < home.start) return by === 0 ? range : shift(range, by);
  return { ...moveTouched(range, edit, by), home: moveHome(home, edit, by) };
}

const shift = ({ start, end, words, checked, home }: TrackedRange, by: number): TrackedRange =>
  home
    ? {
        start: start + by,
        end: end + by,
        words,
        checked,
        home: { start: home.start + by, end: home.end + by },
      }
    : { start: start + by, end: end + by, words, checked };

function moveTouched(range: TrackedRange, edit: Edit, by: number): TrackedRange {
  if (edit.start >= range.end) return range;
  if (edit.end <= range.start) return { ...range, start: range.start + by, end: range.end + by };
  const head = range.words.slice(0, Math.max(0, edit.start - range.start));
  const tail = range.words.slice(Math.max(0, edit.end - range.start));
  // Text that an edit puts over a boundary belongs to neither side; within the range, it is part of it.
  const within = range.start <= edit.start && edit.end <= range.end;
  const words = head + (within ? edit.text : '') + tail;
  const start = edit.start < range.start ? edit.start + edit.text.length : range.start;
  return { start, end: start + words.length, words, checked: range.checked };
}

/** Text at its edges becomes part of it. */
const moveHome = (home: Span, edit: Edit, by: number): Span => ({
  start: Math.min(home.start, edit.start),
  end: Math.max(home.end + by, edit.start + edit.text.length),
});

/** A range that is where it was has no other place to look for. */
const settle = (range: TrackedRange): TrackedRange =>
  range.home && isFresh(range) ? track(range.start, range.checked) : range;

/** Near enough for its words to be back. */
function isNear(range: TrackedRange, edits: readonly Edit[]): boolean {
  const home = range.home ?? range;
  const reach = range.checked.length;
  return edits.some(({ start, end }) => start <= home.end + reach && home.start - reach <= end);
}

/**
 * Puts ranges that lost their words back onto them, at the nearest place that no range of equal words holds.
 * @param lost positions in `ranges`
 */
function restoreRanges(
  ranges: readonly TrackedRange[],
  lost: readonly number[],
  after: ReadAfter,
): readonly TrackedRange[] {
  const restored = [...ranges];
  const found = new Set<string>();
  for (const i of lost) {
    const { checked } = ranges[i]!;
    const start = nearestPlace(ranges[i]!, after, startsOf(restored, checked));
    if (start === undefined) continue;
    restored[i] = track(start, checked);
    found.add(checked);
  }
  for (const words of found) putInOrder(restored, words);
  return restored;
}

/** Where ranges stand in a text that changed unseen: in place, else at the nearest place of their words, else gone. */
export function relocate(ranges: readonly TrackedRange[], text: string): readonly TrackedRange[] {
  const home = { start: 0, end: text.length };
  const asTheyRead = ranges.map((range) =>
    text.startsWith(range.words, range.start)
      ? track(range.start, range.words)
      : { ...range, end: range.start, words: '', checked: range.words, home },
  );
  const lost = asTheyRead.flatMap((range, i) => (isFresh(range) ? [] : [i]));
  const found = restoreRanges(asTheyRead, lost, (start, end) => text.slice(start, end));
  return found.map((range, i) => ({ ...range, checked: ranges[i]!.checked }));
}

/** Where fresh ranges of these words stand. */
const startsOf = (ranges: readonly TrackedRange[], words: string): ReadonlySet<number> =>
  new Set(
    ranges.flatMap(({ start, checked, words: now }) => (checked === words && now === words ? [start] : [])),
  );

/** In and around the range's home. */
function nearestPlace(
  { start, checked, home = { start, end: start } }: TrackedRange,
  after: ReadAfter,
  held: ReadonlySet<number>,
): number | undefined {
  if (checked.length === 0) return undefined;
  const from = Math.max(0, home.start - checked.length);
  const text = after(from, home.end + checked.length);
  let best: number | undefined;
  for (let at = text.indexOf(checked); at >= 0; at = text.indexOf(checked, at + 1)) {
    const found = from + at;
    if (held.has(found)) continue;
    if (best !== undefined && Math.abs(found - start) >= Math.abs(best - start)) break;
    best = found;
  }
  return best;
}

/** Equal sentences keep their order, whichever of them was put back first. */
function putInOrder(ranges: TrackedRange[], words: string): void {
  const positions = ranges.flatMap((range, i) => (range.checked === words && isFresh(range) ? [i] : []));
  const starts = positions.map((i) => ranges[i]!.start).toSorted((a, b) => a - b);
  for (const [order, i] of positions.entries()) ranges[i] = track(starts[order]!, words);
}

/** Text that is typed at either edge of what was checked becomes part of it. */
export function moveCheckedSpan(span: Span, edits: readonly Edit[]): Span {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(({ start, end }, edit) => {
      const by = edit.text.length - (edit.end - edit.start);
      return {
        start: edit.end < start ? start + by : Math.min(start, edit.start),
        end: edit.start > end ? end : Math.max(edit.start + edit.text.length, end + by),
      };
    }, span);
}
