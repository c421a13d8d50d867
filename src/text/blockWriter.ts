import { anyPhrase } from '../lexicon/languages.ts';
import { speakerOf } from './lineMarks.ts';
import type { BlockKind } from './passage.ts';
import type { Span } from './span.ts';
import { plainLabel, trailLength } from './trailLabel.ts';

/**
 * A run of lines that belong together. Sentences never cross blocks. Each line's span holds its content alone:
 * list markers, quote marks and indentation lie between the spans.
 */
export interface Block {
  readonly kind: BlockKind;
  readonly trail: readonly string[];
  readonly lines: readonly Span[];
}

/** The words of a paragraph that lead in what follows ("The plan includes:"), if it ends so. */
function leadIn(paragraph: string): string | undefined {
  const end = paragraph.slice(-trailLength * 2);
  if (!/[:：]/u.test(end)) return undefined;
  const label = plainLabel(end);
  if (!/[:：]$/u.test(label)) return undefined;
  return label.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u).at(-1);
}

interface Item {
  /** Column of the marker; a deeper marker is a child. */
  readonly indent: number;
  readonly numbered: boolean;
  label?: string;
}

/** What stands above the current line: headings, the lead-in of a list, and the list items that are open. */
class Outline {
  readonly #headings: { readonly level: number; readonly label: string }[] = [];
  readonly #items: Item[] = [];
  #leadIn: string | undefined;

  get inList(): boolean {
    return this.#items.length > 0;
  }

  /** Outermost first. */
  trail(): readonly string[] {
    return [
      ...this.#headings.map(({ label }) => label),
      ...(this.#leadIn === undefined ? [] : [this.#leadIn]),
      ...this.#items.flatMap(({ label }) => label ?? []),
    ];
  }

  /** The trail of the heading itself, before it joins the outline. */
  openHeading(level: number, text: string): readonly string[] {
    this.closeList();
    while (this.#headings.length > 0 && this.#headings.at(-1)!.level >= level) this.#headings.pop();
    const above = this.trail();
    const label = plainLabel(text);
    if (label !== '') this.#headings.push({ level, label });
    return above;
  }

  /** A paragraph outside of lists: it may lead in what follows, and ends what an earlier one led in. */
  setLeadIn(leadIn: string | undefined): void {
    this.#leadIn = leadIn;
  }

  openItem(indent: number, numbered: boolean): void {
    for (let last = this.#items.at(-1); last && last.indent >= indent; last = this.#items.at(-1)) {
      // Models often leave bullets under "1. Limits:" without indentation.
      const leadsIn = last.indent === indent && last.numbered && !numbered && last.label?.endsWith(':');
      if (leadsIn) break;
      this.#items.pop();
    }
    this.#items.push({ indent, numbered });
  }

  /** Closes the items that text at `indent` after a blank line does not belong to. */
  closeItemsRightOf(indent: number): void {
    if (!this.inList) return;
    while (this.inList && this.#items.at(-1)!.indent >= indent) this.#items.pop();
    if (!this.inList) this.#leadIn = undefined;
  }

  /** Names the innermost item by its first words; later paragraphs and children carry it in their trail. */
  labelItem(text: string): void {
    const item = this.#items.at(-1);
    if (item && item.label === undefined) item.label = plainLabel(text);
  }

  closeList(): void {
    this.#items.length = 0;
    this.#leadIn = undefined;
  }
}

/** Words that do not end a line on purpose: "according to / Microsoft" is one sentence. */
const openEnd = new RegExp(`(?:[,;(–—-]|\\b(?:${anyPhrase(({ sentences }) => sentences.openEnds)}))$`, 'iu');
/** "memory: 512 MB" and its like stand a pair a line. */
const pair = /^[\p{L}\p{N}_. -]{1,30}: \S/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC、]$/u;
const ended = /[.!?。！？:：…]["'”’)\]*_」』]*$/u;

/**
 * Parts a paragraph where a line break was meant: the next word would have fitted on the line and starts anew.
 * Hard-wrapped lines stay together, so that their sentences do.
 */
export function groupLines(text: string, lines: readonly Span[]): readonly (readonly Span[])[] {
  if (lines.length < 2) return [lines];
  const width = lines.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  const groups: Span[][] = [[lines[0]!]];
  for (let i = 1; i < lines.length; i++) {
    const previous = text.slice(lines[i - 1]!.start, lines[i - 1]!.end);
    const next = text.slice(lines[i]!.start, lines[i]!.end);
    if (startsAnew(previous, next, width)) groups.push([]);
    groups.at(-1)!.push(lines[i]!);
  }
  return groups;
}

function startsAnew(previous: string, next: string, width: number): boolean {
  const tail = previous.slice(-80).trimEnd();
  if (ended.test(tail) && speakerOf(next) !== undefined) return true;
  if (pair.test(previous) && pair.test(next)) return true;
  if (/^\p{Ll}/u.test(next) || openEnd.test(tail)) return false;
  if (unspaced.test(tail) && !ended.test(tail)) return false;
  const word = /^\S{1,40}/u.exec(next)?.[0].length ?? 40;
  const fits = width < 40 || previous.trimEnd().length + 1 + word < width * 0.9;
  return fits || / {2}$|\\$/.test(previous);
}

/** Lines of code that make one piece: small enough to be evidence, large enough to mean something. */
const codeLines = 8;
/** Level of a bold line that serves as a heading: under all others. */
const boldLevel = 7;

/** Collects lines into blocks and knows what stands above them. */
export class BlockWriter {
  readonly outline = new Outline();
  readonly #ready: Block[] = [];
  #paragraph: Span[] = [];
  #code: Span[] = [];

  /** Where the last HTML comment closes; -1 where none does. */
  readonly lastComment: number;

  constructor(readonly text: string) {
    this.lastComment = text.lastIndexOf('-->');
  }

  get inCode(): boolean {
    return this.#code.length > 0;
  }

  /** The last line of the open paragraph. */
  get lastLine(): string | undefined {
    const line = this.#paragraph.at(-1);
    return line && this.slice(line);
  }

  /** The open paragraph, if it has one line. */
  get onlyLine(): string | undefined {
    return this.#paragraph.length === 1 ? this.lastLine : undefined;
  }

  slice({ start, end }: Span): string {
    return this.text.slice(start, end);
  }

  /** The blocks that are finished by now. */
  take(): readonly Block[] {
    return this.#ready.splice(0);
  }

  addText(line: Span): void {
    this.#endCode();
    if (line.start < line.end) this.#paragraph.push(line);
  }

  /** Adds a line of code; an empty one parts the pieces. */
  addCode(line: Span): void {
    if (this.slice(line).trim() === '') this.#endCode();
    else this.#code.push(line);
    if (this.#code.length >= codeLines) this.#endCode();
  }

  add(kind: BlockKind, line: Span, under: readonly string[] = []): void {
    this.end();
    this.#emit(kind, [line], [...this.outline.trail(), ...under]);
  }

  heading(level: number, lines: readonly Span[]): void {
    this.end();
    this.#heading(level, lines);
  }

  /** The open paragraph was a heading all along. */
  paragraphIsHeading(level: number): void {
    this.#heading(level, this.#paragraph.splice(0));
  }

  /** Ends the open paragraph or code. */
  end(): void {
    this.#endCode();
    const lines = this.#paragraph.splice(0);
    if (lines.length === 0) return;
    const whole = this.text.slice(lines[0]!.start, lines.at(-1)!.end);
    if (this.outline.inList) this.#emitParagraph('listItem', lines);
    else if (lines.length === 1 && isBoldLabel(whole)) this.#heading(boldLevel, lines);
    else {
      this.outline.setLeadIn(undefined);
      this.#emitParagraph('prose', lines);
      this.outline.setLeadIn(leadIn(whole));
    }
  }

  #emitParagraph(kind: 'prose' | 'listItem', lines: readonly Span[]): void {
    for (const group of groupLines(this.text, lines)) {
      const speaker = speakerOf(this.slice(group[0]!));
      this.#emit(kind, group, [...this.outline.trail(), ...(speaker === undefined ? [] : [speaker])]);
      this.outline.labelItem(this.text.slice(group[0]!.start, group.at(-1)!.end));
    }
  }

  #heading(level: number, lines: readonly Span[]): void {
    const label = lines.map((line) => this.slice(line)).join(' ');
    this.#emit('heading', lines, this.outline.openHeading(level, label));
  }

  #endCode(): void {
    const lines = this.#code.splice(0);
    if (lines.length > 0) this.#emit('code', lines, this.outline.trail());
  }

  #emit(kind: BlockKind, lines: readonly Span[], trail: readonly string[]): void {
    this.#ready.push({ kind, lines, trail });
  }
}

/** "**Pricing**" alone on its line is a heading in all but name; a bold statement is not. */
const isBoldLabel = (line: string): boolean =>
  line.length <= 64 && /^(\*\*|__)[^*_\d]+\1$/.test(line) && !/[.!?:]\W*$/.test(line);
