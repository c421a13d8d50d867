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
  /** Where the checked words may come back: the range, with everything that edits over its edges put there. */
  readonly home: Span;
}

export function track(start: number, words: string): TrackedRange {
  const end = start + words.length;
  return { start, end, words, checked: words, home: { start, end } };
}

export const isFresh = (range: TrackedRange): boolean => range.words === range.checked;

/** Nothing of it is left. It keeps its place, so that an undo brings it back. */
export const isGone = (range: TrackedRange): boolean => range.words.length === 0 && range.checked.length > 0;

/** Reads a stretch of the text after the edits. */
export type ReadAfter = (start: number, end: number) => string;

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
  const moved = backwards.reduce((now, edit) => now.map((range) => move(range, edit)), ranges).map(settle);
  const changed = moved.map((range, i) => !isFresh(range) && touched(ranges[i]!, edits));
  if (!changed.includes(true)) return moved;
  const held = new Set(moved.flatMap((range) => (isFresh(range) ? [place(range.start, range.checked)] : [])));
  return inOrder(
    moved.map((range, i) => {
      const start = changed[i] ? restoredStart(range, after, held) : undefined;
      if (start === undefined) return range;
      held.add(place(start, range.checked));
      return track(start, range.checked);
    }),
  );
}

/** Where ranges stand in a text that changed unseen: in place, else at the nearest place of their words, else gone. */
export function relocate(ranges: readonly TrackedRange[], text: string): readonly TrackedRange[] {
  const inPlace = ({ start, words }: TrackedRange) => text.startsWith(words, start);
  const held = new Set(ranges.filter(inPlace).map(({ start, words }) => place(start, words)));
  const home = { start: 0, end: text.length };
  return ranges.map((range) => {
    if (inPlace(range)) return range;
    const { words, checked } = range;
    const start = restoredStart({ ...range, checked: words, home }, (from, to) => text.slice(from, to), held);
    if (start === undefined) return { ...range, start: 0, end: 0, words: '', home };
    held.add(place(start, words));
    return { ...track(start, words), checked };
  });
}

/** Near enough for its words to be back. */
const touched = ({ home, checked }: TrackedRange, edits: readonly Edit[]): boolean =>
  edits.some(({ start, end }) => start <= home.end + checked.length && home.start - checked.length <= end);

/** Equal sentences keep their order, whichever of them was put back first. */
function inOrder(ranges: readonly TrackedRange[]): readonly TrackedRange[] {
  const starts = new Map<string, number[]>();
  for (const { start, checked } of ranges.filter(isFresh))
    starts.set(
      checked,
      [...(starts.get(checked) ?? []), start].toSorted((a, b) => a - b),
    );
  return ranges.map((range) =>
    isFresh(range) ? track(starts.get(range.checked)!.shift()!, range.checked) : range,
  );
}

function move(range: TrackedRange, edit: Edit): TrackedRange {
  const home = moveHome(range.home, edit);
  if (edit.start >= range.end) return home === range.home ? range : { ...range, home };
  const by = edit.text.length - (edit.end - edit.start);
  if (edit.end <= range.start) return { ...range, start: range.start + by, end: range.end + by, home };
  const head = range.words.slice(0, Math.max(0, edit.start - range.start));
  const tail = range.words.slice(Math.max(0, edit.end - range.start));
  // Text that an edit puts over a boundary belongs to neither side; within the range, it is part of it.
  const within = range.start <= edit.start && edit.end <= range.end;
  const words = head + (within ? edit.text : '') + tail;
  const start = edit.start < range.start ? edit.start + edit.text.length : range.start;
  return { start, end: start + words.length, words, checked: range.checked, home };
}

/** A range that is where it was has no other place to look for. */
const settle = (range: TrackedRange): TrackedRange =>
  isFresh(range) && range.home.end - range.home.start !== range.words.length
    ? track(range.start, range.checked)
    : range;

/** Text at its edges becomes part of it. */
function moveHome(home: Span, edit: Edit): Span {
  if (edit.start > home.end) return home;
  const by = edit.text.length - (edit.end - edit.start);
  if (edit.end < home.start) return { start: home.start + by, end: home.end + by };
  return {
    start: Math.min(home.start, edit.start),
    end: Math.max(home.end + by, edit.start + edit.text.length),
  };
}

/** The nearest place of the checked words, in and around the range's home, that no equal range holds. */
function restoredStart(
  { start, checked, home }: TrackedRange,
  after: ReadAfter,
  held: ReadonlySet<string>,
): number | undefined {
  const from = Math.max(0, home.start - checked.length);
  const text = after(from, home.end + checked.length);
  let best: number | undefined;
  for (let at = text.indexOf(checked); at >= 0; at = text.indexOf(checked, at + 1)) {
    const found = from + at;
    if (held.has(place(found, checked))) continue;
    if (best !== undefined && Math.abs(found - start) >= Math.abs(best - start)) break;
    best = found;
  }
  return best;
}

const place = (start: number, words: string): string => `${start} ${words}`;
