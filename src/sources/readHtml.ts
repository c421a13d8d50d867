import { Parser } from 'htmlparser2';
import { runInTurns, type Steps } from '../base/timeSlices.ts';
import { type Reading, textReading } from './reading.ts';
import { TextWriter } from './textWriter.ts';

/**
 * The text that a web page shows, as Markdown: headings, lists, tables and code keep their form. Offsets are into that
 * text.
 */
export const readHtml = async (html: string, signal?: AbortSignal): Promise<Reading> =>
  textReading(await runInTurns(htmlSteps(html), signal));

/** Elements that show no text of the page. */
const hidden = new Set('script style noscript template svg iframe nav select button title'.split(' '));
const blocks = new Set(
  `address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form header hr
  main p section summary`.split(/\s+/),
);
/** Elements without an end. */
const voids = new Set('br hr img input link meta wbr'.split(' '));
const heading = /^h[1-6]$/;
/** Lists nested deeper are shown at this depth. */
const deepest = 10;

/** Characters that are parsed in one step. */
const stepLength = 50_000;

function* htmlSteps(html: string): Steps<string> {
  const page = new Page();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      ontext: (text) => page.text(text),
      onclosetag: (name) => page.close(name),
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < html.length; at += stepLength) {
    parser.write(html.slice(at, at + stepLength));
    yield;
  }
  parser.end();
  return page.finish();
}

interface List {
  readonly ordered: boolean;
  count: number;
}

class Page {
  readonly #out = new TextWriter();
  readonly #lists: List[] = [];
  readonly #tables: HtmlTable[] = [];
  /** Hidden elements that are open. */
  readonly #hidden: string[] = [];
  #afterTerm = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#hidden.length > 0 || hidden.has(name) || ('hidden' in attributes && name !== 'body')) {
      if (!voids.has(name)) this.#hidden.push(name);
      return;
    }
    const table = this.#tables.at(-1);
    if (name === 'table') this.#tables.push(new HtmlTable());
    else if (table) table.open(name);
    else if (name === 'br') this.#out.line();
    else if (heading.test(name)) this.#out.block(`${'#'.repeat(Number(name[1]))} `);
    else if (name === 'ul' || name === 'ol') this.#openList(name === 'ol');
    else if (name === 'li') this.#item();
    else if (name === 'pre') this.#out.openCode();
    else if (name === 'dd' && this.#afterTerm) this.#out.joinWith(': ');
    else if (blocks.has(name)) this.#out.block(this.#indent(this.#lists.length));
    this.#afterTerm = false;
  }

  text(text: string): void {
    if (this.#hidden.length > 0) return;
    const table = this.#tables.at(-1);
    if (table) table.text(text);
    else this.#out.text(text);
  }

  close(name: string): void {
    if (this.#hidden.length > 0) {
      if (this.#hidden.at(-1) === name) this.#hidden.pop();
      return;
    }
    if (name === 'table') this.#closeTable();
    else if (this.#tables.length > 0) this.#tables.at(-1)!.close(name);
    else if (name === 'pre') this.#out.closeCode();
    else if (name === 'ul' || name === 'ol') this.#closeList();
    else if (heading.test(name) || blocks.has(name)) this.#out.block();
    this.#afterTerm = name === 'dt';
  }

  finish(): string {
    while (this.#tables.length > 0) this.#closeTable();
    return this.#out.finish();
  }

  #openList(ordered: boolean): void {
    if (this.#lists.length === 0) this.#out.block();
    this.#lists.push({ ordered, count: 0 });
  }

  #closeList(): void {
    this.#lists.pop();
    if (this.#lists.length === 0) this.#out.block();
  }

  #item(): void {
    const list = this.#lists.at(-1);
    if (list) list.count++;
    this.#out.line(`${this.#indent(this.#lists.length - 1)}${list?.ordered ? `${list.count}.` : '-'} `);
  }

  /** Of what stands in so many lists. */
  #indent(depth: number): string {
    return '   '.repeat(Math.min(Math.max(0, depth), deepest));
  }

  /** A table inside of a table is a layout: its text joins the outer cell. */
  #closeTable(): void {
    const table = this.#tables.pop()!;
    const outer = this.#tables.at(-1);
    if (outer) outer.text(` ${table.words()} `);
    else this.#out.paragraphs(table.markdown());
  }
}

/** Longer cells hold prose: the table is a layout. */
const longestCell = 600;

/** Elements that part no words. */
const inline = new Set('a abbr b code em i mark small span strong sub sup u'.split(' '));

/** Collects the rows of an HTML table. */
class HtmlTable {
  readonly #rows: string[][] = [];
  #caption = '';
  #inCaption = false;

  open(name: string): void {
    if (name === 'tr') this.#rows.push([]);
    else if (name === 'td' || name === 'th') this.#row().push('');
    else if (name === 'caption') this.#inCaption = true;
    else if (!inline.has(name)) this.text(' ');
  }

  close(name: string): void {
    if (name === 'caption') this.#inCaption = false;
    else if (!inline.has(name)) this.text(' ');
  }

  text(text: string): void {
    if (this.#inCaption) {
      this.#caption += text;
      return;
    }
    const row = this.#row();
    if (row.length > 0) row[row.length - 1] += text;
    else if (text.trim() !== '') row.push(text);
  }

  /** A Markdown table with the first row as its header; a layout or a single column as paragraphs. */
  markdown(): string {
    const rows = this.#rows.map((row) => row.map(collapse)).filter((row) => row.some((cell) => cell !== ''));
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    const isTable =
      width > 1 && rows.length > 1 && rows.every((row) => row.every((cell) => cell.length <= longestCell));
    const caption = collapse(this.#caption);
    return [...(caption === '' ? [] : [caption]), ...(isTable ? [pipes(rows, width)] : filled(rows))].join(
      '\n\n',
    );
  }

  words(): string {
    return [this.#caption, ...this.#rows.flat()].map(collapse).join(' ');
  }

  #row(): string[] {
    if (this.#rows.length === 0) this.#rows.push([]);
    return this.#rows.at(-1)!;
  }
}

const collapse = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ').trim();

const filled = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.flat().filter((cell) => cell !== '');

function pipes(rows: readonly (readonly string[])[], width: number): string {
  const lines = rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`);
  return [lines[0], `|${'---|'.repeat(width)}`, ...lines.slice(1)].join('\n');
}
