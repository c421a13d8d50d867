import { blocksOf, type TextFormat } from './blocks.ts';
import type { Block } from './blockWriter.ts';
import type { Sentence } from './passage.ts';
import { longestSentence, safeCut, sentenceEnds } from './sentenceEnds.ts';
import type { Span } from './span.ts';

export interface SegmentOptions {
  readonly format?: TextFormat;
  /** Sentences that share a letter or digit with this range; whole ones, since half a sentence says something else. */
  readonly range?: Span;
  readonly known?: KnownCuts;
}

/** Parts of a block, by their places in it. */
type Cuts = readonly Cut[];

interface Cut extends Span {
  /** Part of a run of data: see `dataRuns`. */
  readonly isData: boolean;
}

/** Where paragraphs of the latest two texts were cut, for texts that are cut anew after each edit. */
export class KnownCuts {
  #latest = new Map<string, Cuts>();
  #before: ReadonlyMap<string, Cuts> = new Map();

  /** Another text is to be cut. */
  next(): void {
    this.#before = this.#latest;
    this.#latest = new Map();
  }

  of(paragraph: string, cut: () => Cuts): Cuts {
    const cuts = this.#latest.get(paragraph) ?? this.#before.get(paragraph) ?? cut();
    this.#latest.set(paragraph, cuts);
    return cuts;
  }
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
  const { format = 'markdown', range, known } = options;
  known?.next();
  for (const block of blocksOf(text, format)) {
    if (range && block.lines.at(-1)!.end <= range.start) continue;
    if (range && block.lines[0]!.start >= range.end) return;
    for (const sentence of sentencesOf(text, block, known))
      if (!range || touches(sentence, range)) yield sentence;
  }
}

/** The sentences of one block; code, headings and table rows are one each, unless they are too long. Data is code. */
export function* sentencesOf(text: string, block: Block, known?: KnownCuts): Generator<Sentence> {
  const { kind, trail } = block;
  const offset = block.lines[0]!.start;
  const joined = joinLines(text, block);
  const isProse = kind === 'prose' || kind === 'listItem';
  const cut = () => cutBlock(joined, isProse);
  for (const part of isProse && known ? known.of(joined, cut) : cut()) {
    const [start, end] = [offset + part.start, offset + part.end];
    const words = text.slice(start, end);
    if (/[\p{L}\p{N}]/u.test(words))
      yield { start, end, text: words, kind: part.isData ? 'code' : kind, trail };
  }
}

function cutBlock(joined: string, isProse: boolean): Cuts {
  const masked = maskInline(joined);
  const cuts: Cut[] = [];
  let from = 0;
  for (const run of dataRuns(joined)) {
    cuts.push(...cutWords(masked.slice(from, run.start), from, isProse), ...cutData(joined, run));
    from = run.end;
  }
  return [...cuts, ...cutWords(masked.slice(from), from, isProse)];
}

/** @param offset where `masked` begins in its block */
function cutWords(masked: string, offset: number, isProse: boolean): Cuts {
  const isWhole = !isProse && masked.length <= longestSentence;
  const cuts: Cut[] = [];
  let from = 0;
  for (const to of isWhole ? [masked.length] : sentenceEnds(masked)) {
    const part = masked.slice(from, to);
    const start = offset + from + part.length - part.trimStart().length;
    cuts.push({ start, end: offset + from + part.trimEnd().length, isData: false });
    from = to;
  }
  return cuts;
}

function cutData(text: string, { start, end }: Span): Cuts {
  const cuts: Cut[] = [];
  for (let from = start; from < end; from = cuts.at(-1)!.end)
    cuts.push({ start: from, end: Math.min(end, safeCut(text, from)), isData: true });
  return cuts;
}

const unspaced = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

/**
 * Where a block runs on without a space for longer than any sentence, in a script that has spaces: records without end
 * on one line, encoded bytes.
 */
function dataRuns(block: string): Span[] {
  if (block.length <= longestSentence) return [];
  return [...block.matchAll(unspaced)].flatMap(({ 0: run, index }) =>
    run.length > longestSentence ? [{ start: index, end: index + run.length }] : [],
  );
}

function touches({ start, end, text }: Sentence, range: Span): boolean {
  if (end <= range.start || start >= range.end) return false;
  return /[\p{L}\p{N}]/u.test(text.slice(Math.max(0, range.start - start), range.end - start));
}

/** A block's text with the same length, what lies between its lines as space. */
function joinLines(text: string, { lines }: Block): string {
  let joined = '';
  let at = lines[0]!.start;
  for (const { start, end } of lines) {
    joined += ' '.repeat(start - at) + text.slice(start, end);
    at = end;
  }
  return joined;
}

const fill = (char: string) => (found: string) => char.repeat(found.length);

/**
 * A text with the same length and all that would mislead a sentence breaker replaced: addresses and code become letters,
 * markup becomes quote marks and closing brackets, after which a sentence may end. Every quantifier is bounded, so that
 * a line of any length stays linear.
 */
function maskInline(text: string): string {
  const plain = isAscii.test(text);
  const bare = text.includes('-->') ? text.replace(/<!--.{0,2000}?-->/g, fill(' ')) : text;
  const marked = (plain ? bare : bare.replace(/[\u00AD\u200B\uFEFF]/g, ' '))
    .replace(/<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,500})?\/?>/gi, fill(' '))
    .replace(/`[^`\n]{1,300}`/g, fill('x'))
    .replace(/\]\([^()\s]{0,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?(?:\s+"[^"]{0,200}")?\)/g, fill(')'))
    .replace(/(?:https?:\/\/|www\.)[^\s<>"。、，]{1,2000}/gi, maskAddress)
    .replace(markers, fill(')'));
  return (plain ? marked : maskWide(marked))
    .replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, fill('"'))
    .replace(/(?<![^\s([{"'“])\.(?=[\p{L}\p{N}])/gu, 'x');
}

/** Citation marks; behind a full stop with the space before them, since they belong to the sentence that ends there. */
const markers = /(?:(?<=[.!?\])])[ \t]{1,3})?(?:\[\^?\d{1,3}(?:[,–-] ?\d{1,3})*\]|\[\^[\w-]{1,20}\])/g;

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
