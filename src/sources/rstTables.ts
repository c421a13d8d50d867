import { delimitedRows } from './readCsv.ts';

type Rows = readonly (readonly string[])[];

/** Columns under "=====  ====="; a third rule is there where the first row is a header. */
export function simpleTable(lines: readonly string[], at: number, out: string[]): number {
  const rule = lines[at]!;
  if (!/^=+(?: +=+)+$/.test(rule.trim())) return 0;
  const spans = [...rule.matchAll(/=+/g)].map(({ index }) => index);
  const rows: string[][] = [];
  let rules = 1;
  let i = at + 1;
  for (; i < lines.length; i++) {
    const line = lines[i]!;
    if (/^=+(?: +=+)+$/.test(line.trim())) {
      rules++;
      if (lines[i + 1] === '' || lines[i + 1] === undefined || rules === 3) break;
      continue;
    }
    if (line === '' || /^[- ]+$/.test(line)) continue;
    const cells = spans.map((start, c) =>
      line.slice(start, c + 1 < spans.length ? spans[c + 1] : undefined).trim(),
    );
    if (cells[0] === '' && rows.length > 0) join(rows.at(-1)!, cells);
    else rows.push(cells);
  }
  out.push('', ...pipes(rows, rules === 3 ? 1 : 0), '');
  return i - at + 1;
}

/** Cells in boxes; the rule under a header is of "=". */
export function gridTable(lines: readonly string[], at: number, out: string[]): number {
  if (!/^\s*\+-+(?:\+-+)+\+$/.test(lines[at]!)) return 0;
  const rows: string[][] = [];
  let headers = 0;
  let open = true;
  let i = at + 1;
  for (; i < lines.length && /^\s*[|+]/.test(lines[i]!); i++) {
    const line = lines[i]!.trim();
    if (/^\+[-=+]+\+$/.test(line)) {
      if (line.includes('=')) headers = rows.length;
      open = true;
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split(/(?<=\s)[|+](?=\s)|[|]/)
      .map((cell) => cell.trim());
    if (open) rows.push(cells);
    else join(rows.at(-1)!, cells);
    open = false;
  }
  out.push('', ...pipes(rows, headers), '');
  return i - at;
}

/** What a directive with a table holds, without its title; rows that stand in another file are not there. */
export function directiveTable(name: 'csv-table' | 'list-table', body: readonly string[]): readonly string[] {
  const hasOptions = body[0]?.trimStart().startsWith(':') ?? false;
  const blank = body.indexOf('');
  const options = optionsOf(hasOptions ? body.slice(0, blank < 0 ? undefined : blank) : []);
  const content = hasOptions ? (blank < 0 ? [] : body.slice(blank)) : body;
  const headers = Number(options.get('header-rows')) || 0;
  if (name === 'list-table') return pipes(listRows(content), headers);
  const delimiter = delimiterOf(options.get('delim') ?? ',');
  const named = csvRows([options.get('header') ?? ''], delimiter);
  return pipes([...named, ...csvRows(content, delimiter)], named.length + headers);
}

/** ":name: value", which may go on in the lines after it. */
function optionsOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  let latest = '';
  for (const line of lines) {
    const [, name, value = ''] = /^\s*:([\w-]+):\s*(.*)$/.exec(line) ?? [];
    options.set(name ?? latest, name === undefined ? `${options.get(latest) ?? ''} ${line.trim()}` : value);
    latest = name ?? latest;
  }
  return options;
}

/** As a part of a pattern. */
const delimiterOf = (name: string): string =>
  name === 'tab' ? '\t' : name === 'space' ? ' ' : name.slice(0, 1).replace(/\W/, '\\$&');

const csvRows = (lines: readonly string[], delimiter: string): Rows => {
  const text = lines.map((line) => line.trim()).join('\n');
  return Array.from(delimitedRows(text, delimiter), ({ cells }) =>
    cells.map(({ text: cell }) => cell.replace(/\s+/g, ' ')),
  );
};

/** A list of lists: "* - first cell", and "  - next cell" under it; deeper lists are words of their cell. */
function listRows(lines: readonly string[]): Rows {
  const rows: string[][] = [];
  let [rowColumn, cellColumn] = [0, 0];
  for (const line of lines) {
    const [, indent = '', mark = ''] = /^(\s*)([*+-]\s+)[*+-](?:\s|$)/.exec(line) ?? [];
    if (mark !== '' && (rows.length === 0 || indent.length === rowColumn)) {
      rowColumn = indent.length;
      cellColumn = indent.length + mark.length;
      rows.push([]);
    }
    const cells = rows.at(-1);
    const words = line.slice(cellColumn);
    if (cells && /^[*+-](?:\s|$)/.test(words)) cells.push(words.slice(1).trim());
    else if (cells?.length) cells.push(`${cells.pop()} ${line.trim()}`.trim());
  }
  return rows;
}

function join(row: string[], more: readonly string[]): void {
  for (const [i, cell] of more.entries()) if (cell !== '') row[i] = [row[i], cell].filter(Boolean).join(' ');
}

/** @param headers rows that name the columns; where there are none, each row speaks for itself */
function pipes(rows: Rows, headers: number): readonly string[] {
  const header: string[] = [];
  for (const row of rows.slice(0, headers)) join(header, row);
  const lines = rows.slice(headers).map(line);
  if (headers === 0) return lines;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...lines];
}

const line = (row: readonly string[]): string =>
  `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
