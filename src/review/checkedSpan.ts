import type { Span } from '../text/span.ts';
import type { Edit } from './ranges.ts';

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
