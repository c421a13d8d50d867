import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useScrollRedraw } from '../shared/redraw.ts';

/** Tops of rows in pixels, with the height of all at the end: `tops[i + 1] - tops[i]` is the height of row i. */
export function rowTops(heights: readonly number[]): readonly number[] {
  const tops = [0];
  for (const height of heights) tops.push(tops.at(-1)! + height);
  return tops;
}

/** The row that covers `y`; the first or last one where `y` is outside. */
export function rowAt(tops: readonly number[], y: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tops[middle]! <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Rows to have in the document, as a half-open range: those between `from` and `to`, and as many pixels more on both
 * sides as `overscan` says, so that a fast scroll meets no hole.
 */
export function rowWindow(
  tops: readonly number[],
  from: number,
  to: number,
  overscan: number,
): readonly [first: number, end: number] {
  const count = tops.length - 1;
  if (count === 0) return [0, 0];
  return [rowAt(tops, from - overscan), Math.min(count, rowAt(tops, to + overscan) + 1)];
}

/** Pixels kept ready above and below what is seen. */
const overscanPixels = 900;

interface Rows {
  /** On the element that holds the rows; it scrolls with the page. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly tops: readonly number[];
  readonly first: number;
  readonly end: number;
}

/**
 * Which of many rows to draw, and where. Rows have the height that they turn out to have; until a row was drawn its
 * height is `estimate`. Rows are told apart by their `data-row`, which is their id.
 */
export function useRows(ids: readonly string[], estimate: (position: number) => number): Rows {
  const list = useRef<HTMLUListElement>(null);
  const heights = useRef(new Map<string, number>());
  /** Pixels by which rows above the window have grown, and everything in sight has moved. */
  const moved = useRef(0);
  const [version, redraw] = useScrollRedraw();

  const tops = useMemo(
    () => rowTops(ids.map((id, i) => heights.current.get(id) ?? estimate(i))),
    [ids, estimate, version],
  );
  const above = list.current ? -list.current.getBoundingClientRect().top : 0;
  const [first, end] = rowWindow(tops, above, above + window.innerHeight, overscanPixels);

  useLayoutEffect(() => {
    if (moved.current !== 0) window.scrollBy(0, moved.current);
    moved.current = 0;
    if (!list.current) return;
    const { changed, growthAbove } = measure(list.current, heights.current, (i) => tops[i + 1]! - tops[i]!);
    moved.current = growthAbove;
    if (changed) redraw();
  });
  useLayoutEffect(() => {
    let width = list.current?.clientWidth;
    const resized = new ResizeObserver(() => {
      // Words wrap elsewhere now, also in rows that are not drawn.
      if (width !== list.current?.clientWidth) heights.current.clear();
      width = list.current?.clientWidth;
      redraw();
    });
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, [redraw]);
  return { list, tops, first, end };
}

interface Measured {
  readonly changed: boolean;
  /** Pixels that rows above the window have grown by, against where they were drawn. */
  readonly growthAbove: number;
}

/** Measures every drawn row. */
function measure(
  list: HTMLElement,
  heights: Map<string, number>,
  drawnHeight: (position: number) => number,
): Measured {
  let changed = false;
  let growthAbove = 0;
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const id = row.dataset.row!;
    const { height, top } = row.getBoundingClientRect();
    if (Math.abs((heights.get(id) ?? -1) - height) < 0.5) continue;
    heights.set(id, height);
    changed = true;
    if (top < 0) growthAbove += height - drawnHeight(Number(row.ariaPosInSet) - 1);
  }
  return { changed, growthAbove };
}
