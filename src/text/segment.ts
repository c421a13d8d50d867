import { blocksOf, type TextFormat } from './blocks.ts';
import type { Block } from './blockWriter.ts';
import type { Sentence } from './passage.ts';
import { longestSentence, sentenceEnds } from './sentenceEnds.ts';
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
  const whole =
    block.kind === 'prose' || block.kind === 'listItem' ? undefined : masked.length <= longestSentence;
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

/**
 * A block's text with the same length and all that would mislead a sentence breaker replaced: what lies between its
 * lines becomes space, addresses and code become letters, markup becomes quote marks and closing brackets, after
 * which a sentence may end.
 */
function maskBlock(text: string, { lines }: Block): string {
  let joined = '';
  let at = lines[0]!.start;
  for (const { start, end } of lines) {
    joined += ' '.repeat(start - at) + text.slice(start, end);
    at = end;
  }
  return maskInline(joined);
}

const fill = (char: string) => (found: string) => char.repeat(found.length);

/** Every quantifier is bounded, so that a line of any length stays linear. */
function maskInline(text: string): string {
  const plain = isAscii.test(text);
  const bare = text.includes('-->') ? text.replace(/<!--.{0,2000}?-->/g, fill(' ')) : text;
  const marked = (plain ? bare : bare.replace(/[\u00AD\u200B\uFEFF]/g, ' '))
    .replace(/<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,500})?\/?>/gi, fill(' '))
    .replace(/`[^`\n]{1,300}`/g, fill('x'))
    .replace(/\]\([^()\s]{0,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?(?:\s+"[^"]{0,200}")?\)/g, fill(')'))
    .replace(/(?:https?:\/\/|www\.)[^\s<>"。、，]{1,2000}/gi, maskAddress)
    .replace(/\[\^?\d{1,3}(?:[,–-] ?\d{1,3})*\]|\[\^[\w-]{1,20}\]/g, fill(')'));
  return (plain ? marked : maskWide(marked))
    .replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, fill('"'))
    .replace(/(?<![^\s([{"'“])\.(?=[\p{L}\p{N}])/gu, 'x');
}

/** What a text in ASCII has none of. */
const isAscii = /^[\0-\x7f]*$/;

const maskWide = (text: string): string =>
  text
    .replace(/(?<=[.!?。！？])[\u00B9\u00B2\u00B3\u2070-\u2079]+/g, fill(')'))
    .replace(/(?<=[。！？])[「『（“《【]/g, '一');

/** The punctuation at the end of an address belongs to the sentence. */
function maskAddress(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?)]\'"*_'.includes(address[end - 1]!)) end--;
  return 'x'.repeat(end) + address.slice(end);
}
