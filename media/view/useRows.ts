import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { rowTops, rowWindow } from './rowWindow.ts';

/** Pixels kept ready above and below what is seen. */
const overscan = 900;

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
  const [version, redraw] = useReducer((n: number) => n + 1, 0);
  const tops = useMemo(
    () => rowTops(ids.map((id, i) => heights.current.get(id) ?? estimate(i))),
    [ids, estimate, version],
  );
  const above = list.current ? -list.current.getBoundingClientRect().top : 0;
  const [first, end] = rowWindow(tops, above, above + window.innerHeight, overscan);

  const measure = useCallback(() => {
    if (list.current && remeasure(list.current, heights.current)) redraw(undefined as never);
  }, []);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const onScroll = () => redraw(undefined as never);
    const resized = new ResizeObserver(() => {
      measure();
      onScroll();
    });
    window.addEventListener('scroll', onScroll, { passive: true });
    if (list.current) resized.observe(list.current);
    return () => {
      window.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [measure]);
  return { list, tops, first, end };
}

/** Whether any drawn row's height is news. */
function remeasure(list: HTMLElement, heights: Map<string, number>): boolean {
  let changed = false;
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const id = row.dataset.row!;
    const height = row.getBoundingClientRect().height;
    if (Math.abs((heights.get(id) ?? -1) - height) < 0.5) continue;
    heights.set(id, height);
    changed = true;
  }
  return changed;
}
