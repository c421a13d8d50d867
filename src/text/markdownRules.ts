import { tableHeader } from './block.ts';
import type { BlockWriter } from './blockWriter.ts';
import * as marks from './lineMarks.ts';
import type { Span } from './span.ts';

/** A line without its quote marks. */
export interface TextLine {
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
export type Mode =
  | { readonly type: 'text' }
  | ({ readonly type: 'fence' } & marks.Fence)
  | { readonly type: 'comment' }
  | { readonly type: 'table'; readonly header: string };

const text: Mode = { type: 'text' };

/** Takes a line if it is of its kind, and says what the next lines belong to; undefined leaves it to the next rule. */
export type Rule = (line: TextLine, out: BlockWriter) => Mode | undefined;

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
  return text;
};

const atxHeading: Rule = ({ content, span, indent }, out) => {
  const heading = indent < 4 ? marks.atxHeading(content) : undefined;
  if (!heading) return undefined;
  const start = span.start + heading.at;
  out.heading(heading.level, [{ start, end: start + heading.length }]);
  return text;
};

const rule: Rule = ({ content }, out) => {
  if (!marks.isRule(content)) return undefined;
  out.end();
  out.outline.closeList();
  return text;
};

/** Only where it ends somewhere: an open one must not hide the rest of a text. */
const comment: Rule = ({ content, span }, out) => {
  if (!content.startsWith('<!--')) return undefined;
  const closed = content.indexOf('-->');
  if (closed >= 0 ? closed + 3 < content.length : out.lastComment < span.end) return undefined;
  out.end();
  return closed >= 0 ? text : { type: 'comment' };
};

const tags: Rule = ({ content }, out) => {
  if (!marks.isTagLine(content)) return undefined;
  out.end();
  return text;
};

const table: Rule = ({ content, span, next }, out) => {
  if (!content.includes('|')) return undefined;
  if (marks.isTableDelimiter((next() ?? '').replace(/^[\s>]+/, ''))) {
    out.add('heading', span);
    return { type: 'table', header: tableHeader(content) };
  }
  if (!marks.isPipedRow(content)) return undefined;
  out.add('tableRow', span);
  return text;
};

const referenceDefinition: Rule = ({ content, span }, out) => {
  if (out.lastLine !== undefined || !marks.isReferenceDefinition(content)) return undefined;
  out.add('code', span);
  return text;
};

/** Indented prose is common, code indented by four columns is rare: it must not read like a sentence. */
const indentedCode: Rule = ({ content, span, indent, afterBlank }, out) => {
  if (indent < 4 || out.outline.inList || out.lastLine !== undefined || !(afterBlank || out.inCode))
    return undefined;
  if (marks.listMark(content) || /^\p{Lu}.*[\p{Ll}\d)"”,.;:!?]$/u.test(marks.headOf(content)))
    return undefined;
  out.addCode(span);
  return text;
};

/** In the order in which they are tried. */
export const markdownRules: readonly Rule[] = [
  ...[fence, setextHeading, atxHeading, rule, comment, tags, table, referenceDefinition, indentedCode],
];

/** What models write into plain text as well, and what means nothing else there. */
export const plainRules: readonly Rule[] = [fence, atxHeading, rule, table];
