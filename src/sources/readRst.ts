import { type Reading, textReading } from './reading.ts';
import { directiveTable, gridTable, simpleTable } from './rstTables.ts';

/**
 * reStructuredText, as Markdown: sections, lists, literal blocks, tables, and the text of directives and roles.
 * Comments, targets and options are left out; nothing is included. Offsets are into the extracted text.
 */
export function readRst(text: string): Reading {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
  return textReading(withSubstitutions(markdownLines(lines).map(plainInline), lines).join('\n'));
}

const adornment = /^([!-/:-@[-`{-~])\1{2,}$/;
/** Directives whose content is text; of all others it is code, pictures or programs. */
const spoken =
  /^(?:note|tip|warning|important|caution|danger|hint|attention|error|seealso|admonition|versionadded|versionchanged|deprecated|topic|sidebar|epigraph|highlights|pull-quote|compound|container|rubric|glossary|only|table)$/;
const shownAsCode = /^(?:code|code-block|sourcecode|literalinclude|parsed-literal|math|prompt)$/;

function markdownLines(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  const levels: string[] = [];
  let itemColumn: number | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const next = lines[i + 1] ?? '';
    const overline = adornment.test(line) && next !== '' && lines[i + 2] === line;
    const heading = overline ? next.trim() : line;
    const mark = overline ? line : next;
    const isTitle =
      overline ||
      (/^\S/.test(line) && !adornment.test(line) && adornment.test(next) && next.length >= line.length * 0.6);
    if (isTitle && !/^[=\s]+ [=\s]+$/.test(mark)) {
      const style = `${overline ? 'o' : 'u'}${mark[0]}`;
      if (!levels.includes(style)) levels.push(style);
      out.push('', `${'#'.repeat(Math.min(levels.indexOf(style) + 1, 6))} ${heading}`, '');
      i += overline ? 2 : 1;
      continue;
    }
    const taken = simpleTable(lines, i, out) || gridTable(lines, i, out) || explicitMarkup(lines, i, out);
    if (taken > 0) {
      i += taken - 1;
      continue;
    }
    if (adornment.test(line) && line.length >= 4) continue;
    if (line.endsWith('::')) {
      out.push(line === '::' ? '' : line.slice(0, -1));
      i += literalBlock(lines, i + 1, 0, out);
      continue;
    }
    if (itemMark.test(line)) itemColumn = indentOf(line);
    else if (line !== '' && indentOf(line) <= (itemColumn ?? 0)) itemColumn = undefined;
    const inItem = itemColumn !== undefined;
    const isTerm = line !== '' && indentOf(next) > indentOf(line) && (lines[i - 1] ?? '') === '';
    const field = /^:([^:\n]{1,60}):\s+(\S.*)$/.exec(line);
    const words = field
      ? `${field[1]}: ${field[2]}`
      : line.replace(/^(\s*)(?:[*+•-]|#\.) /, '$1- ').replace(/^\| ?/, '');
    // Further right is a quote, or what a term means; Markdown would take it for code.
    if (inItem) out.push(words);
    else if (!isTerm) out.push(words.trim());
    else {
      out.push(`${words.trim().replace(/:$/, '')}: ${next.trim()}`);
      i++;
    }
  }
  return out;
}

const itemMark = /^\s*(?:[*+•-]|#\.|\(?(?:\d{1,3}|[a-z])[.)])\s/i;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** How many lines from here on are blank or indented further than a column. */
function blockLength(lines: readonly string[], from: number, column: number): number {
  let end = from;
  while (end < lines.length && (lines[end] === '' || indentOf(lines[end]!) > column)) end++;
  while (end > from && lines[end - 1] === '') end--;
  return end - from;
}

function literalBlock(lines: readonly string[], from: number, column: number, out: string[]): number {
  const count = blockLength(lines, from, column);
  const block = lines.slice(from, from + count);
  if (block.every((line) => line === '')) return 0;
  out.push('', '````', ...block.slice(block.findIndex((line) => line !== '')), '````', '');
  return count;
}

/** ".. note:: …", targets, footnotes and comments. */
function explicitMarkup(lines: readonly string[], at: number, out: string[]): number {
  const line = lines[at]!;
  const found = /^(\s*)\.\.(?:\s+(.*))?$/.exec(line);
  if (!found) return 0;
  const [, indent = '', rest = ''] = found;
  const count = blockLength(lines, at + 1, indent.length);
  const body = lines.slice(at + 1, at + 1 + count);
  const note = /^\[(?:#?[\w-]*|\*)\]\s+(.*)$/.exec(rest);
  const directive = /^(?:\|[^|]+\|\s+)?([\w:-]+)::\s*(.*)$/.exec(rest);
  if (note) out.push('', note[1]!, ...body.map((one) => one.trim()), '');
  else if (directive && !rest.startsWith('|')) {
    const [, name = '', argument = ''] = directive;
    const content = body.filter((one) => !/^\s*:[\w-]+:/.test(one));
    if (name === 'csv-table' || name === 'list-table')
      out.push('', argument, '', ...directiveTable(name, body), '');
    else if (shownAsCode.test(name)) out.push('', '````', ...content, '````', '');
    else if (spoken.test(name)) {
      const least = Math.min(...content.filter((one) => one !== '').map(indentOf));
      out.push(
        '',
        argument,
        '',
        ...markdownLines(content.map((one) => one.slice(Number.isFinite(least) ? least : 0))),
        '',
      );
    } else if (name === 'figure' || name === 'image') out.push('', ...content.map((one) => one.trim()), '');
  }
  return count + 1;
}

/** Roles and references as the words that they show. */
const plainInline = (line: string): string =>
  line
    .replace(/:(?:sup|superscript):`([^`]{1,200})`/g, '^$1')
    .replace(/(?::[\w.+-]{1,40}){1,4}:`([^`<]{1,300}?)\s*(?:<[^`>]{1,300}>)?`/g, (_, words: string) =>
      words.replace(/^[~!]/, ''),
    )
    .replace(/(?<!`)`([^`<]{1,300}?)\s*(?:<[^`>]{1,300}>)`__?/g, '$1')
    .replace(/(?<!`)`([^`]{1,300})`__?/g, '$1')
    .replace(/``([^`]{1,300})``/g, '`$1`')
    .replace(/\s?\[(?:#[\w-]*|\*|\d{1,3})\]_/g, '')
    .replace(/\b([\p{L}\p{N}][\p{L}\p{N}.-]{0,60})__?(?=[\s.,;:)]|$)/gu, '$1')
    .replace(/\\([^\\])/g, (_, letter: string) => (letter === ' ' ? '' : letter));

function withSubstitutions(out: readonly string[], lines: readonly string[]): readonly string[] {
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^\s*\.\. \|([^|]{1,60})\| replace:: (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) values.set(name, value);
  }
  if (values.size === 0) return out;
  return out.map((line) =>
    line.replace(/\|([^|\s][^|]{0,60})\|/g, (all, name: string) => values.get(name) ?? all),
  );
}
