import type { Passage } from '../../../text/passage.ts';

/** The list and the place in it of a field; none where it stands in no list. */
export function elementOf({ uri, trail }: Passage): string | undefined {
  const at = trail.findLastIndex((key) => /^\[\d+\]$/.test(key));
  return at < 0 ? undefined : [uri, ...trail.slice(0, at + 1)].join('\n');
}

/** Whether two elements are of one list. */
export const isBeside = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf('\n')) === other.slice(0, other.lastIndexOf('\n'));
