import type { Span } from '../text/span.ts';
import { restoreRanges } from './restoreRanges.ts';
import { isFresh, type ReadAfter, type TrackedRange, track } from './trackedRange.ts';

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
