import type { Block } from './block.ts';
import { blocksOf, type TextFormat } from './blocks.ts';
import { maskBlock } from './mask.ts';
import type { Sentence } from './sentence.ts';
import { longest, sentenceEnds } from './sentenceEnds.ts';
import type { Span } from './span.ts';

export interface SegmentOptions {
  readonly format?: TextFormat;
  /** Sentences that share a letter or digit with this range; whole ones, since half a sentence says something else. */
  readonly range?: Span;
}

/**
 * The sentences of a text, in order and without overlap. Every letter and digit of its prose lies in one of them. Offsets are
 * into the whole `text`, also with `range`. Linear in the length of the text.
 */
export function segment(text: string, options: SegmentOptions = {}): Sentence[] {
  return [...segments(text, options)];
}

/** The same, one by one, for callers that yield to others between. */
export function* segments(text: string, options: SegmentOptions = {}): Generator<Sentence> {
  const { format = 'markdown', range } = options;
  for (const block of blocksOf(text, format)) {
    if (range && block.lines.at(-1)!.end <= range.start) continue;
    if (range && block.lines[0]!.start >= range.end) return;
    for (const sentence of sentencesOf(text, block)) if (!range || touches(sentence, range)) yield sentence;
  }
}

/** The sentences of one block; code, headings and table rows are one each, unless they are too long. */
export function* sentencesOf(text: string, block: Block): Generator<Sentence> {
  const masked = maskBlock(text, block);
  const offset = block.lines[0]!.start;
  const whole = block.kind === 'prose' || block.kind === 'listItem' ? undefined : masked.length <= longest;
  let start = 0;
  for (const end of whole ? [masked.length] : sentenceEnds(masked)) {
    const part = masked.slice(start, end);
    const from = offset + start + (part.length - part.trimStart().length);
    const to = offset + start + part.trimEnd().length;
    start = end;
    const words = text.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(words))
      yield { start: from, end: to, text: words, kind: block.kind, trail: block.trail };
  }
}

function touches({ start, end, text }: Sentence, range: Span): boolean {
  if (end <= range.start || start >= range.end) return false;
  return /[\p{L}\p{N}]/u.test(text.slice(Math.max(0, range.start - start), range.end - start));
}
