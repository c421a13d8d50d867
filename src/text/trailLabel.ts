import type { Passage } from './passage.ts';

/** Characters of a label. */
export const trailLength = 160;

/** The columns of a wide table must all keep their names. */
const headerLength = 2000;

export const tableHeader = (row: string): string => plainLabel(row.replace(/^\||\|$/g, ''), headerLength);

/** A line as words, for a trail: no markup, one space, not longer than a label needs. */
export function plainLabel(text: string, limit: number = trailLength): string {
  const plain = text
    .slice(0, limit * 4)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[*`~]+|\b_+|_+\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= limit ? plain : `${plain.slice(0, limit).trimEnd()}…`;
}

/** Whether a passage stands below this heading, whose words its trail has as a label. */
export const isHeadingOf = (heading: Passage, { uri, trail }: Passage): boolean =>
  heading.kind === 'heading' && heading.uri === uri && trail.includes(plainLabel(heading.text));
