import { runInTurns, type Steps } from '../base/timeSlices.ts';
import { htmlMarkup, type MarkupHandler } from './markup.ts';
import { MathText } from './office/mathText.ts';
import { type Reading, textReading } from './reading.ts';
import { TableWriter } from './tableWriter.ts';
import { TextWriter } from './textWriter.ts';

/**
 * The text that a web page shows, as Markdown: headings, lists, tables and code keep their form. Offsets are into that
 * text.
 */
export const readHtml = async (html: string, signal?: AbortSignal): Promise<Reading> =>
  textReading(await runInTurns(htmlSteps(html), signal));

/** Elements that show no text of the page. */
const hidden = new Set(
  // What is struck out is not said any more.
  'script style noscript template svg iframe nav select button title del s strike'.split(' '),
);
const blocks = new Set(
  `address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form header hr
  main p section summary`.split(/\s+/),
);
/** Elements without an end. */
const voids = new Set('br hr img input link meta wbr'.split(' '));
/** Parts of a page that lead elsewhere, by their role and by what their authors call them. */
const leadingRole = /^(?:navigation|search|menu|menubar|tablist|banner|contentinfo)$/i;
const leadingName =
  /(?:^|[\s_-])(?:nav|navbar|navbox|navigation|breadcrumbs?|interlanguage|interwiki|language-?(?:list|links|switcher|selector|menu)|lang-?(?:list|links|switcher|menu)|p-lang(?:-btn)?|mw-editsection|catlinks|cookie-?(?:banner|notice|consent)|skip-?(?:link|to-content)|site-?(?:header|footer|nav|menu)|toc)(?=$|[\s_-])/i;
const heading = /^h[1-6]$/;
/** Lists nested deeper are shown at this depth. */
const deepest = 10;

/** The text of a page as Markdown, in steps. */
export function* htmlSteps(html: string): Steps<string> {
  const page = new Page();
  yield* htmlMarkup(html, page);
  return page.finish();
}

interface List {
  readonly ordered: boolean;
  count: number;
}

/** A list on its own, and how much of its words are links. */
interface Menu {
  readonly mark: TextWriter['mark'];
  items: number;
  all: number;
  linked: number;
}

/** A list of short links alone says nothing: it leads to other pages or languages. */
const isMenu = ({ items, all, linked }: Menu): boolean =>
  items >= 4 && linked >= all * 0.95 && all < items * 40;

const hidingStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

function leadsAway(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === 'body' || name === 'html' || name === 'main') return false;
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  if (hidingStyle.test(attributes.style ?? '')) return true;
  if (leadingRole.test(attributes.role ?? '')) return true;
  return blocks.has(name) && leadingName.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`);
}

class Page implements MarkupHandler {
  #out = new TextWriter();
  /** What was written before the page's own part began. */
  #frame: TextWriter | undefined;
  #depth = 0;
  #mainDepth: number | undefined;
  #links = 0;
  #menu: Menu | undefined;
  readonly #lists: List[] = [];
  readonly #tables: HtmlTable[] = [];
  #math: MathText | undefined;
  /** Exponents and marks of notes that are open: never the last digits of the number before them. */
  #raised = 0;
  /** Hidden elements that are open. */
  readonly #hidden: string[] = [];
  #afterTerm = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth++;
    if (this.#hidden.length === 0 && (name === 'main' || attributes.role === 'main')) this.#openMain();
    if (this.#isOutside) return;
    if (this.#hidden.length > 0 || hidden.has(name) || leadsAway(name, attributes)) {
      if (!voids.has(name)) this.#hidden.push(name);
      return;
    }
    if (this.#math || name === 'math') {
      this.#math ??= new MathText();
      this.#math.open(name, attributes);
      return;
    }
    if (name === 'a') this.#links++;
    if (name === 'sup') this.#raised++;
    const table = this.#tables.at(-1);
    if (name === 'table') this.#tables.push(new HtmlTable());
    else if (table) table.open(name, attributes);
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
    if (this.#hidden.length > 0 || this.#isOutside) return;
    if (this.#math) this.#math.text(text);
    else this.#words(this.#raised > 0 && /^\s*[-+]?\d/.test(text) ? `^${text.trim()}` : text);
  }

  close(name: string): void {
    const endsMain = this.#depth-- === this.#mainDepth;
    if (!this.#isOutside) this.#close(name);
    if (endsMain) this.#mainDepth = undefined;
  }

  #close(name: string): void {
    if (this.#hidden.length > 0) {
      if (this.#hidden.at(-1) === name) this.#hidden.pop();
      return;
    }
    if (name === 'a') this.#links = Math.max(0, this.#links - 1);
    if (this.#math) {
      this.#closeMath();
      return;
    }
    if (name === 'sup') this.#raised = Math.max(0, this.#raised - 1);
    if (name === 'table') this.#closeTable();
    else if (this.#tables.length > 0) this.#tables.at(-1)!.close(name);
    else if (name === 'pre') this.#out.closeCode();
    else if (name === 'ul' || name === 'ol') this.#closeList();
    else if (heading.test(name) || blocks.has(name)) this.#out.block();
    this.#afterTerm = name === 'dt';
  }

  finish(): string {
    while (this.#tables.length > 0) this.#closeTable();
    const text = this.#out.finish();
    // A page whose own part is filled by a program says what it says in its frame.
    return text === '' && this.#frame ? this.#frame.finish() : text;
  }

  /** Once a page says which part is its own, what stood before is its frame. */
  #openMain(): void {
    if (!this.#frame) {
      this.#frame = this.#out;
      this.#out = new TextWriter();
      this.#tables.length = 0;
      this.#lists.length = 0;
      this.#menu = undefined;
    }
    this.#mainDepth ??= this.#depth;
  }

  get #isOutside(): boolean {
    return this.#frame !== undefined && this.#mainDepth === undefined;
  }

  #words(text: string): void {
    const menu = this.#menu;
    if (menu && text.trim() !== '') {
      menu.all += text.trim().length;
      if (this.#links > 0) menu.linked += text.trim().length;
    }
    const table = this.#tables.at(-1);
    if (table) table.text(text);
    else this.#out.text(text);
  }

  #closeMath(): void {
    this.#math?.close();
    if (!this.#math?.isWhole) return;
    this.#words(this.#math.written());
    this.#math = undefined;
  }

  #openList(ordered: boolean): void {
    if (this.#lists.length === 0) {
      this.#menu = { mark: this.#out.mark, items: 0, all: 0, linked: 0 };
      this.#out.block();
    }
    this.#lists.push({ ordered, count: 0 });
  }

  #closeList(): void {
    this.#lists.pop();
    if (this.#lists.length > 0) return;
    if (this.#menu && isMenu(this.#menu)) this.#out.returnTo(this.#menu.mark);
    this.#menu = undefined;
    this.#out.block();
  }

  #item(): void {
    const list = this.#lists.at(-1);
    if (list) list.count++;
    if (this.#menu) this.#menu.items++;
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

/** Elements that part no words. */
const inline = new Set('a abbr b code em i mark small span strong sub sup u'.split(' '));

/** Collects the rows of an HTML table. */
class HtmlTable {
  readonly #table = new TableWriter();
  #inCaption = false;

  open(name: string, { colspan, rowspan }: Readonly<Record<string, string>>): void {
    if (name === 'tr') this.#table.startRow();
    else if (name === 'td' || name === 'th')
      this.#table.startCell({ across: Number(colspan), down: Number(rowspan) });
    else if (name === 'caption') this.#inCaption = true;
    else if (!inline.has(name)) this.text(' ');
  }

  close(name: string): void {
    if (name === 'caption') this.#inCaption = false;
    else if (!inline.has(name)) this.text(' ');
  }

  text(text: string): void {
    if (this.#inCaption) this.#table.caption += text;
    else this.#table.text(text);
  }

  markdown(): string {
    return this.#table.markdown();
  }

  words(): string {
    return this.#table.words();
  }
}
