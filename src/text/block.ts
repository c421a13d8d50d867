import type { BlockKind } from './sentence.ts';
import type { Span } from './span.ts';

/**
 * A run of lines that belong together. Sentences never cross blocks. Each line's span holds its content alone:
 * list markers, quote marks and indentation lie between the spans.
 */
export interface Block {
  readonly kind: BlockKind;
  readonly trail: readonly string[];
  readonly lines: readonly Span[];
}

const trailLength = 160;

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

/** The words of a paragraph that lead in what follows ("The plan includes:"), if it ends so. */
export function leadIn(paragraph: string): string | undefined {
  const label = plainLabel(paragraph.slice(-trailLength * 2));
  if (!/[:：]$/u.test(label)) return undefined;
  return label.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u).at(-1);
}
