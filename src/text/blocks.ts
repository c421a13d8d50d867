import { type Block, BlockWriter } from './blockWriter.ts';
import { headOf } from './lineHead.ts';
import * as marks from './lineMarks.ts';
import { closesFence, type ListMark, listMark } from './lineMarks.ts';
import { Lines, type Span } from './span.ts';
import { isTableDelimiter } from './tableDelimiter.ts';
import { tableHeader } from './trailLabel.ts';

export type TextFormat = 'markdown' | 'plain';

/**
 * Cuts a text into blocks, in one pass over its lines. Lenient where people and models are: bullets of any kind,
 * lists without a blank line before them, tables without outer pipes. Plain text has less markup (`plainRules`).
 */
export function* blocksOf(text: string, format: TextFormat): Generator<Block> {
  const lines = new Lines(text);
  const scanner = new Scanner(text, format === 'markdown' ? markdownRules : plainRules);
  const first = format === 'markdown' ? frontMatterLength(text, lines) : 0;
  for (let i = 1; i < first - 1; i++) scanner.out.addCode(lines.span(i));
  if (first > 0) scanner.out.end();
  for (let i = first; i < lines.count; i++) {
    scanner.line(lines.span(i), () =>
      i + 1 < lines.count ? scanner.out.slice(lines.span(i + 1)) : undefined,
    );
    yield* scanner.out.take();
  }
  scanner.out.end();
  yield* scanner.out.take();
}

/** Number of lines of the YAML block at the very start, its fences included; 0 where there is none. */
function frontMatterLength(text: string, lines: Lines): number {
  const line = (i: number): string => text.slice(lines.span(i).start, lines.span(i).end).trimEnd();
  if (!text.startsWith('---') || line(0) !== '---') return 0;
  for (let i = 1; i < Math.min(lines.count, 200); i++) if (/^(?:---|\.\.\.)$/.test(line(i))) return i + 1;
  return 0;
}

class Scanner {
  readonly out: BlockWriter;
  #mode: Mode = { type: 'text' };
  #afterBlank = true;
  #quoteDepth = 0;

  constructor(
    text: string,
    private readonly rules: readonly Rule[],
  ) {
    this.out = new BlockWriter(text);
  }

  line(raw: Span, next: () => string | undefined): void {
    const whole = this.#unquote(raw);
    const indented = this.out.slice(whole);
    const content = indented.trim();
    const indent = indented.length - indented.trimStart().length;
    const start = whole.start + indent;
    const line = {
      whole,
      content,
      span: { start, end: start + content.length },
      indent,
      afterBlank: this.#afterBlank,
      next,
    };
    this.#afterBlank = content === '';
    this.#mode = this.#take(line);
  }

  #take(line: TextLine): Mode {
    const { content, whole, span } = line;
    switch (this.#mode.type) {
      case 'fence':
        if (!closesFence(content, this.#mode)) {
          this.out.addCode(whole);
          return this.#mode;
        }
        this.out.end();
        return { type: 'text' };
      case 'comment':
        return content.includes('-->') ? { type: 'text' } : this.#mode;
      case 'table':
        if (!content.includes('|')) return this.#text(line);
        if (!isTableDelimiter(content)) this.out.add('tableRow', span, [this.#mode.header]);
        return this.#mode;
      case 'text':
        return this.#text(line);
    }
  }

  #text(line: TextLine): Mode {
    const { content, span, indent } = line;
    if (content === '') this.out.end();
    else {
      const mark = listMark(content);
      if (line.afterBlank && !mark) this.out.outline.closeItemsRightOf(indent);
      for (const rule of this.rules) {
        const mode = rule(line, this.out);
        if (mode) return mode;
      }
      const isItem = mark !== undefined && this.#opensItem(mark, indent);
      if (isItem) {
        this.out.end();
        this.out.outline.openItem(indent, mark.numbered);
      }
      this.out.addText(isItem ? { start: span.start + mark.length, end: span.end } : span);
    }
    return { type: 'text' };
  }

  /** A letter, and a number that begins a hard-wrapped line ("in chapter / 12. It"), are items in a list only. */
  #opensItem({ numbered, ordinal }: ListMark, indent: number): boolean {
    if (!numbered || this.out.outline.inList || ordinal === 1) return true;
    if (ordinal === undefined) return indent > 0 && this.out.lastLine === undefined;
    return /^$|[.:;!?]["”)*_]*$/.test(this.out.lastLine?.slice(-20) ?? '');
  }

  /** Takes `> ` off. A change of depth ends the paragraph, unless the mark was merely left out. */
  #unquote(line: Span): Span {
    const head = this.out.text.slice(line.start, Math.min(line.end, line.start + 40));
    const mark = /^(?: {0,3}>[ \t]?)+/.exec(head)?.[0] ?? '';
    const depth = mark.split('>').length - 1;
    if (depth !== this.#quoteDepth && depth > 0) this.out.end();
    this.#quoteDepth = depth;
    return { start: line.start + mark.length, end: line.end };
  }
}

/** A line without its quote marks. */
interface TextLine {
  /** With its indentation. */
  readonly whole: Span;
  /** Without white space around it; `span` holds it. */
  readonly content: string;
  readonly span: Span;
  readonly indent: number;
  readonly afterBlank: boolean;
  /** The next line as it stands. */
  readonly next: () => string | undefined;
}

/** What the lines that follow belong to, where they do not speak for themselves. */
type Mode =
  | { readonly type: 'text' }
  | ({ readonly type: 'fence' } & marks.CodeFence)
  | { readonly type: 'comment' }
  | { readonly type: 'table'; readonly header: string };

const textMode: Mode = { type: 'text' };

/** Takes a line if it is of its kind, and says what the next lines belong to; undefined leaves it to the next rule. */
type Rule = (line: TextLine, out: BlockWriter) => Mode | undefined;

const fence: Rule = ({ content }, out) => {
  const open = marks.fence(content);
  if (open) out.end();
  return open && { type: 'fence', ...open };
};

/** A statement over a rule is a statement, whatever Markdown makes of it: only what reads like a title is one. */
const setextHeading: Rule = ({ content }, out) => {
  const level = marks.setextLevel(content);
  const title = out.onlyLine;
  if (level === undefined || title === undefined || out.outline.inList) return undefined;
  if (title.length > 100 || /[.!?;:,]$/.test(title)) return undefined;
  out.paragraphIsHeading(level);
  return textMode;
};

const atxHeading: Rule = ({ content, span, indent }, out) => {
  const heading = indent < 4 ? marks.atxHeading(content) : undefined;
  if (!heading) return undefined;
  const start = span.start + heading.at;
  out.heading(heading.level, [{ start, end: start + heading.length }]);
  return textMode;
};

const rule: Rule = ({ content }, out) => {
  if (!marks.isRule(content)) return undefined;
  out.end();
  out.outline.closeList();
  return textMode;
};

/** Only where it ends somewhere: an open one must not hide the rest of a text. */
const comment: Rule = ({ content, span }, out) => {
  if (!content.startsWith('<!--')) return undefined;
  const closed = content.indexOf('-->');
  if (closed >= 0 ? closed + 3 < content.length : out.lastComment < span.end) return undefined;
  out.end();
  return closed >= 0 ? textMode : { type: 'comment' };
};

const tags: Rule = ({ content }, out) => {
  if (!marks.isTagLine(content)) return undefined;
  out.end();
  return textMode;
};

const table: Rule = ({ content, span, next }, out) => {
  if (!content.includes('|')) return undefined;
  if (isTableDelimiter((next() ?? '').replace(/^[\s>]+/, ''))) {
    out.add('heading', span);
    return { type: 'table', header: tableHeader(content) };
  }
  if (!marks.isPipedRow(content)) return undefined;
  out.add('tableRow', span);
  return textMode;
};

const referenceDefinition: Rule = ({ content, span }, out) => {
  if (out.lastLine !== undefined || !marks.isReferenceDefinition(content)) return undefined;
  out.add('code', span);
  return textMode;
};

/** Indented prose is common, code indented by four columns is rare: it must not read like a sentence. */
const indentedCode: Rule = ({ content, span, indent, afterBlank }, out) => {
  if (indent < 4 || out.outline.inList || out.lastLine !== undefined || !(afterBlank || out.inCode))
    return undefined;
  if (marks.listMark(content) || /^\p{Lu}.*[\p{Ll}\d)"”,.;:!?]$/u.test(headOf(content))) return undefined;
  out.addCode(span);
  return textMode;
};

/** In the order in which they are tried. */
const markdownRules: readonly Rule[] = [
  ...[fence, setextHeading, atxHeading, rule, comment, tags, table, referenceDefinition, indentedCode],
];

/** What models write into plain text as well, and what means nothing else there. */
const plainRules: readonly Rule[] = [fence, atxHeading, rule, table];
