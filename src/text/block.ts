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

/** A line as words, for a trail: no markup, one space, not longer than a label needs. */
export function plainLabel(text: string): string {
  const plain = text
    .slice(0, trailLength * 4)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[*`~]+|\b_+|_+\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= trailLength ? plain : `${plain.slice(0, trailLength).trimEnd()}…`;
}

/** The words of a paragraph that lead in what follows ("The plan includes:"), if it ends so. */
export function leadIn(paragraph: string): string | undefined {
  const label = plainLabel(paragraph.slice(-trailLength * 2));
  if (!/[:：]$/u.test(label)) return undefined;
  return label.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u).at(-1);
}
