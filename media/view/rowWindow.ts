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
