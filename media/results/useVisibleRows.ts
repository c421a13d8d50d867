import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer } from 'preact/hooks';

/** Rows kept ready above and below what is seen. */
const overscan = 15;

/** Which rows of one height to draw, as a half-open range; follows the page's scrolling. */
export function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  rowHeight: number,
  total: number,
): readonly [first: number, end: number] {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    const onScroll = () => redraw(undefined as never);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  const above = body.current ? -body.current.getBoundingClientRect().top : 0;
  const first = Math.max(0, Math.min(total, Math.floor(above / rowHeight)) - overscan);
  const end = Math.min(total, Math.ceil((above + window.innerHeight) / rowHeight) + overscan);
  return [first, Math.max(first, end)];
}
