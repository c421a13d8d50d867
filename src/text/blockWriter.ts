import { type Block, leadIn } from './block.ts';
import { speakerOf } from './lineMarks.ts';
import { Outline } from './outline.ts';
import { groupLines } from './paragraph.ts';
import type { BlockKind } from './sentence.ts';
import type { Span } from './span.ts';

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
