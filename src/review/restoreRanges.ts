import { isFresh, type ReadAfter, type TrackedRange, track } from './trackedRange.ts';

/**
 * Puts ranges that lost their words back onto them, at the nearest place that no range of equal words holds.
 * @param lost positions in `ranges`
 */
export function restoreRanges(
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
