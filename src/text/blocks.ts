import { type Block, leadIn, plainLabel } from './block.ts';
import {
  atxHeading,
  closesFence,
  fence,
  headOf,
  isReferenceDefinition,
  isRule,
  isTableDelimiter,
  isTagLine,
  listMark,
  setextLevel,
} from './lineMarks.ts';
import { Lines } from './lines.ts';
import { Outline } from './outline.ts';
import { groupLines } from './paragraph.ts';
import type { BlockKind } from './sentence.ts';
import type { Span } from './span.ts';

export type TextFormat = 'markdown' | 'plain';

/** Lines of code that make one piece: small enough to be evidence, large enough to mean something. */
const codeLines = 8;

/**
 * Cuts a text into blocks, in one pass over its lines. Lenient where people and models are: bullets of any kind,
 * lists without a blank line before them, tables without outer pipes. In plain text, lists and speakers alone count.
 */
export function* blocksOf(text: string, format: TextFormat): Generator<Block> {
  const scanner = new Scanner(text, format === 'markdown');
  const lines = new Lines(text);
  let first = 0;
  if (format === 'markdown') {
    first = frontMatterEnd(text, lines);
    for (let i = 1; i < first - 1; i++) scanner.code(lines.span(i));
    yield* scanner.flush();
  }
  for (let i = first; i < lines.count; i++) {
    scanner.line(lines.span(i), () => (i + 1 < lines.count ? lines.span(i + 1) : undefined));
    yield* scanner.take();
  }
  yield* scanner.flush();
}

/** Number of lines of the YAML block at the very start, its fences included; 0 where there is none. */
function frontMatterEnd(text: string, lines: Lines): number {
  const lineText = (i: number) => text.slice(lines.span(i).start, lines.span(i).end).trimEnd();
  if (!text.startsWith('---') || lineText(0) !== '---') return 0;
  for (let i = 1; i < Math.min(lines.count, 200); i++) if (/^(?:---|\.\.\.)$/.test(lineText(i))) return i + 1;
  return 0;
}

class Scanner {
  readonly #outline = new Outline();
  readonly #ready: Block[] = [];
  #paragraph: Span[] = [];
  #code: Span[] = [];
  #fence: { readonly char: string; readonly length: number } | undefined;
  #tableHeader: string | undefined;
  #delimiterNext = false;
  #inComment = false;
  #afterBlank = true;
  #quoteDepth = 0;

  constructor(
    private readonly text: string,
    private readonly markdown: boolean,
  ) {}

  /** The blocks that are finished by now. */
  take(): readonly Block[] {
    return this.#ready.splice(0);
  }

  flush(): readonly Block[] {
    this.#endParagraph();
    this.#endCode();
    return this.take();
  }

  code(line: Span): void {
    if (line.start === line.end) this.#endCode();
    else this.#code.push(line);
    if (this.#code.length >= codeLines) this.#endCode();
  }

  line(whole: Span, next: () => Span | undefined): void {
    const line = this.#unquote(whole);
    const start = line.start + indentLength(this.text, line);
    const content = this.text.slice(start, line.end).trimEnd();
    const span = { start, end: start + content.length };
    const indent = start - line.start;
    if (content !== '' && this.#afterBlank && !this.#fence && !listMark(content))
      this.#outline.closeItemsRightOf(indent);
    if (this.#fence) this.#inFence(line, content);
    else if (this.#inComment) this.#inComment = !content.includes('-->');
    else if (content === '') this.#blank();
    else if (!this.markdown || !this.#markdownLine(content, span, indent, next))
      this.#textLine(content, span, indent);
    if (content !== '') this.#afterBlank = false;
  }

  /** Takes `> ` off. A change of depth ends the paragraph. */
  #unquote(line: Span): Span {
    const mark =
      /^(?: {0,3}>[ \t]?)+/.exec(this.text.slice(line.start, Math.min(line.end, line.start + 40)))?.[0] ?? '';
    const depth = mark.split('>').length - 1;
    if (depth !== this.#quoteDepth && (depth > 0 || this.#paragraph.length === 0)) this.#endParagraph();
    this.#quoteDepth = depth;
    return { start: line.start + mark.length, end: line.end };
  }

  #inFence(line: Span, content: string): void {
    if (closesFence(content, this.#fence!)) {
      this.#fence = undefined;
      this.#endCode();
    } else this.code(content === '' ? { start: line.end, end: line.end } : line);
  }

  #blank(): void {
    this.#endParagraph();
    this.#endCode();
    this.#tableHeader = undefined;
    this.#afterBlank = true;
  }

  /** Handles what only Markdown has; false where the line is text. */
  #markdownLine(content: string, span: Span, indent: number, next: () => Span | undefined): boolean {
    if (this.#tableHeader !== undefined) {
      if (this.#delimiterNext) {
        this.#delimiterNext = false;
        return true;
      }
      if (content.includes('|')) {
        this.#emit('tableRow', [span], [...this.#outline.trail(), this.#tableHeader]);
        return true;
      }
      this.#tableHeader = undefined;
    }
    const opening = fence(content);
    if (opening) {
      this.#endParagraph();
      this.#fence = opening;
      return true;
    }
    const setext = this.#paragraph.length > 0 && !this.#outline.inList ? setextLevel(content) : undefined;
    if (setext !== undefined) {
      const lines = this.#paragraph.splice(0);
      this.#heading(setext, lines, this.text.slice(lines[0]!.start, lines.at(-1)!.end));
      return true;
    }
    const heading = indent < 4 ? atxHeading(content) : undefined;
    if (heading) {
      this.#endParagraph();
      const start = span.start + heading.at;
      this.#heading(heading.level, [{ start, end: start + heading.text.length }], heading.text);
      return true;
    }
    if (isRule(content)) {
      this.#endParagraph();
      this.#outline.closeList();
      return true;
    }
    if (content.startsWith('<!--')) {
      this.#endParagraph();
      this.#inComment = !content.includes('-->');
      return true;
    }
    if (isTagLine(content)) {
      this.#endParagraph();
      return true;
    }
    if (this.#startsTable(content, next)) {
      this.#endParagraph();
      this.#emit('heading', [span], this.#outline.trail());
      this.#tableHeader = plainLabel(content.replace(/^\||\|$/g, ''));
      this.#delimiterNext = true;
      return true;
    }
    if (this.#paragraph.length === 0 && isReferenceDefinition(content)) {
      this.#emit('code', [span], this.#outline.trail());
      return true;
    }
    if (this.#isIndentedCode(content, indent)) {
      this.code(span);
      return true;
    }
    return false;
  }

  #startsTable(content: string, next: () => Span | undefined): boolean {
    if (!content.includes('|')) return false;
    const after = next();
    return (
      after !== undefined && isTableDelimiter(this.text.slice(after.start, after.end).replace(/^[\s>]+/, ''))
    );
  }

  /** Indented prose is common, code indented by four columns is rare: it must not read like a sentence. */
  #isIndentedCode(content: string, indent: number): boolean {
    if (indent < 4 || this.#outline.inList || this.#paragraph.length > 0) return false;
    if (!this.#afterBlank && this.#code.length === 0) return false;
    return !listMark(content) && !/^\p{Lu}.*[\p{Ll}\d)"”,.;:!?]$/u.test(headOf(content));
  }

  #textLine(content: string, span: Span, indent: number): void {
    this.#endCode();
    const mark = listMark(content);
    if (mark && this.#opensItem(mark, indent)) {
      this.#endParagraph();
      this.#outline.openItem(indent, indent + mark.length);
      if (mark.length < content.length)
        this.#paragraph.push({ start: span.start + mark.length, end: span.end });
      return;
    }
    this.#paragraph.push(span);
  }

  /** A number that begins a hard-wrapped line ("in the year / 2003. The") and a letter are items in a list only. */
  #opensItem(mark: { readonly ordinal?: number; readonly lettered: boolean }, indent: number): boolean {
    if (mark.ordinal === undefined && !mark.lettered) return true;
    if (this.#outline.inList || this.#paragraph.length === 0)
      return !mark.lettered || this.#outline.inList || indent > 0;
    const last = this.#paragraph.at(-1)!;
    return (
      mark.ordinal === 1 ||
      /[.:;!?]["”)*_]*$/.test(this.text.slice(Math.max(last.start, last.end - 20), last.end))
    );
  }

  #heading(level: number, lines: readonly Span[], label: string): void {
    this.#emit('heading', lines, this.#outline.openHeading(level, label));
  }

  #endParagraph(): void {
    if (this.#paragraph.length === 0) return;
    const lines = this.#paragraph;
    this.#paragraph = [];
    const inList = this.#outline.inList;
    if (!inList && this.markdown && this.#isBoldLabel(lines)) {
      this.#heading(7, lines, this.text.slice(lines[0]!.start, lines[0]!.end));
      return;
    }
    if (!inList) this.#outline.setLeadIn(undefined);
    for (const group of groupLines(this.text, lines)) {
      this.#emit(inList ? 'listItem' : 'prose', group, this.#outline.trail());
      if (inList) this.#outline.labelItem(this.text.slice(group[0]!.start, group.at(-1)!.end));
    }
    if (!inList) this.#outline.setLeadIn(leadIn(this.text.slice(lines[0]!.start, lines.at(-1)!.end)));
  }

  /** "**Pricing**" alone on its line is a heading in all but name; a bold statement is not. */
  #isBoldLabel(lines: readonly Span[]): boolean {
    const [only] = lines;
    if (lines.length !== 1 || only!.end - only!.start > 64) return false;
    return (
      /^(\*\*|__)[^*_\d]+\1$/.test(this.text.slice(only!.start, only!.end)) &&
      !/[.!?:]\W*$/.test(this.text.slice(only!.start, only!.end))
    );
  }

  #endCode(): void {
    if (this.#code.length === 0) return;
    const lines = this.#code;
    this.#code = [];
    this.#emit('code', lines, this.#outline.trail());
  }

  #emit(kind: BlockKind, lines: readonly Span[], trail: readonly string[]): void {
    this.#ready.push({ kind, lines, trail });
  }
}

function indentLength(text: string, { start, end }: Span): number {
  let at = start;
  while (at < end && /\s/.test(text[at]!)) at++;
  return at - start;
}
