import type { Span } from '../text/span.ts';

/** One replacement in a document. `start` and `end` are offsets before it; of several, none overlaps another. */
export interface Edit extends Span {
  readonly text: string;
}

/**
 * A stretch of a document that is followed through edits. `words` are what stands there now, `checked` what stood
 * there when it was judged; it is fresh while both are equal, so undoing an edit makes it fresh again.
 */
export interface TrackedRange extends Span {
  readonly words: string;
  readonly checked: string;
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

/**
 * Where `ranges` (in the order of the text) stand after `edits`. An edit beside a range moves it, one inside changes
 * its words, one that covers it empties it. Where the checked words come back as part of an edit (undo, a formatter
 * that replaces everything), the range is put onto them again.
 */
export function moveRanges(ranges: readonly TrackedRange[], edits: readonly Edit[]): readonly TrackedRange[] {
  // From the last edit to the first, so that each one's offsets still hold.
  const ordered = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  return ordered.reduce(moveAll, ranges);
}

function moveAll(ranges: readonly TrackedRange[], edit: Edit): readonly TrackedRange[] {
  // Equal sentences must not land on one place.
  const taken = new Map<string, number>();
  return ranges.map((range) => {
    const moved = move(range, edit, taken.get(range.checked) ?? 0);
    if (isFresh(moved)) taken.set(moved.checked, moved.end);
    return moved;
  });
}

function move(range: TrackedRange, edit: Edit, from: number): TrackedRange {
  const touches = edit.start <= range.end && edit.end >= range.start;
  if (!touches) return edit.end < range.start ? shift(range, edit) : range;
  return (isFresh(range) ? undefined : restored(range, edit, from)) ?? cut(range, edit, from);
}

const shift = (range: TrackedRange, edit: Edit): TrackedRange => {
  const by = edit.text.length - (edit.end - edit.start);
  return by === 0 ? range : { ...range, start: range.start + by, end: range.end + by };
};

function cut(range: TrackedRange, edit: Edit, from: number): TrackedRange {
  if (edit.end <= range.start && edit.start < range.end && !(edit.start === range.start && isGone(range)))
    return shift(range, edit);
  if (edit.start >= range.end) return range;
  const head = range.words.slice(0, Math.max(0, edit.start - range.start));
  const tail = range.words.slice(Math.max(0, edit.end - range.start));
  const inside = edit.start >= range.start && edit.end <= range.end;
  const covered = edit.start <= range.start && edit.end >= range.end;
  if (covered || !inside) {
    const back = restored(range, edit, from);
    if (back) return back;
  }
  // Text that an edit puts over a boundary belongs to neither side; inside, it is part of the range.
  const middle = inside && !covered ? edit.text : '';
  const words = head + middle + tail;
  const start = edit.start < range.start ? edit.start + edit.text.length : range.start;
  return { start, end: start + words.length, words, checked: range.checked };
}

/** The checked words, where they stand in what the range and the edit together leave. */
function restored(range: TrackedRange, edit: Edit, from: number): TrackedRange | undefined {
  const left = edit.start > range.start ? range.words.slice(0, edit.start - range.start) : '';
  const right = edit.end < range.end ? range.words.slice(Math.max(0, edit.end - range.start)) : '';
  const start = edit.start - left.length;
  const local = left + edit.text + right;
  if (range.checked.length === 0 || range.checked.length > local.length) return undefined;
  const at = nearest(local, range.checked, range.start - start, from - start);
  return at === undefined ? undefined : track(start + at, range.checked);
}

/** The occurrence of `words` nearest to `wanted` that does not start before `from`. */
function nearest(text: string, words: string, wanted: number, from: number): number | undefined {
  const before = text.lastIndexOf(words, Math.max(0, wanted));
  const after = text.indexOf(words, Math.max(0, wanted, from));
  const candidates = [before, after].filter((at) => at >= 0 && at >= from);
  return candidates.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
