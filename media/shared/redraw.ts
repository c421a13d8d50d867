import { useCallback, useLayoutEffect, useState } from 'preact/hooks';

/**
 * Draws a list again whenever other rows of it may be in sight: when the page is scrolled or its window resized.
 * @returns a number that grows with each drawing, and a way to ask for one
 */
export function useScrollRedraw(): readonly [version: number, redraw: () => void] {
  const [version, setVersion] = useState(0);
  const redraw = useCallback(() => setVersion((before) => before + 1), []);
  useLayoutEffect(() => {
    window.addEventListener('scroll', redraw, { passive: true });
    window.addEventListener('resize', redraw);
    return () => {
      window.removeEventListener('scroll', redraw);
      window.removeEventListener('resize', redraw);
    };
  }, [redraw]);
  return [version, redraw];
}
