import { codePoint } from 'dingbat-to-unicode';
import { runInTurns } from '../../base/timeSlices.ts';
import { type MarkupHandler, xmlMarkup } from '../markup.ts';
import { type Reading, type SourceFile, textReading } from '../reading.ts';
import { Archive } from './archive.ts';
import { FlowWriter } from './flowWriter.ts';
import { MathText } from './mathText.ts';

/**
 * A Word document: headings, paragraphs, lists, tables, formulas in one line, text boxes and notes. What was deleted
 * in tracked changes, comments, headers and footers are left out. Offsets are into the extracted text. Throws on what is no such
 * document.
 */
export async function readDocx({ bytes }: SourceFile, signal?: AbortSignal): Promise<Reading> {
  const archive = await Archive.open(bytes, signal);
  const body = await archive.text('word/document.xml');
  if (body === undefined) throw new Error('No Word document.');
  const styles = new HeadingStyles();
  const out = new FlowWriter();
  await runInTurns(xmlMarkup((await archive.text('word/styles.xml')) ?? '', styles), signal);
  for (const xml of [body, await archive.text('word/footnotes.xml'), await archive.text('word/endnotes.xml')])
    await runInTurns(xmlMarkup(xml ?? '', new WordText(out, styles.levels)), signal);
  return textReading(out.finish());
}

type Attributes = Readonly<Record<string, string>>;

/** Which styles are headings, of which level. */
class HeadingStyles implements MarkupHandler {
  readonly levels = new Map<string, number>();
  #style = '';

  open(name: string, attributes: Attributes): void {
    if (name === 'style') this.#style = attributes.styleId ?? '';
    const { val = '' } = attributes;
    const level = name === 'name' ? /^heading ([1-9])$/i.exec(val)?.[1] : undefined;
    if (level !== undefined) this.levels.set(this.#style, Number(level));
    else if (name === 'name' && /^title$/i.test(val)) this.levels.set(this.#style, 1);
    else if (name === 'outlineLvl' && Number(val) < 9) this.levels.set(this.#style, Number(val) + 1);
  }

  text(): void {}

  close(): void {}
}

/** Elements that show nothing: what was moved away, what older programs show instead, marks between notes. */
const hidden = new Set(['moveFrom', 'Fallback', 'del', 'instrText', 'delText']);

class WordText implements MarkupHandler {
  #math: MathText | undefined;
  #hidden = 0;
  #inText = false;
  #raised = false;
  /** Hidden or struck out. */
  #unsaid = false;
  #isHeading = false;
  #cell: { across?: number; asAbove?: boolean } | undefined;
  /** What text boxes hold stands after the paragraph that they hang on. */
  readonly #boxes: FlowWriter[] = [];
  #boxed: string[] = [];

  constructor(
    private readonly page: FlowWriter,
    private readonly levels: ReadonlyMap<string, number>,
  ) {}

  open(name: string, attributes: Attributes): void {
    if (this.#hidden > 0 || hidden.has(name) || (name.endsWith('note') && attributes.type !== undefined)) {
      this.#hidden++;
      return;
    }
    if (this.#math || name === 'oMath') {
      this.#math ??= new MathText();
      this.#math.open(name, attributes);
      return;
    }
    const { val = '' } = attributes;
    switch (name) {
      case 'p':
        this.#startCell();
        this.#isHeading = false;
        this.#out.paragraph();
        return;
      case 'pStyle':
        this.#heading(this.levels.get(val) ?? headingOf(val));
        return;
      case 'outlineLvl':
        this.#heading(Number(val) < 9 ? Number(val) + 1 : undefined);
        return;
      case 'ilvl':
        if (!this.#isHeading) this.#out.item(Number(val) || 0);
        return;
      case 'r':
      case 'rPr':
        this.#raised = false;
        this.#unsaid = false;
        return;
      case 'vanish':
      case 'strike':
      case 'dstrike':
        this.#unsaid ||= !/^(?:0|false|off|none)$/.test(val);
        return;
      case 'vertAlign':
        this.#raised = val === 'superscript';
        return;
      case 't':
        this.#inText = true;
        return;
      case 'tab':
        this.#out.text(' ');
        return;
      case 'br':
      case 'cr':
        this.#out.line();
        return;
      case 'noBreakHyphen':
        this.#out.text('-');
        return;
      case 'sym':
        this.#out.text(symbol(attributes));
        return;
      case 'txbxContent':
        this.#boxes.push(new FlowWriter());
        return;
      case 'tbl':
        this.#out.startTable();
        return;
      case 'tr':
        this.#out.startRow();
        return;
      case 'tc':
        this.#cell = {};
        return;
      case 'gridSpan':
        if (this.#cell) this.#cell.across = Number(val);
        return;
      case 'vMerge':
        if (this.#cell) this.#cell.asAbove = val !== 'restart';
    }
  }

  text(text: string): void {
    if (this.#hidden > 0) return;
    if (this.#math) this.#math.text(text);
    else if (this.#unsaid) return;
    else if (this.#inText && this.#raised) this.#out.raised(text);
    else if (this.#inText) this.#out.text(text);
  }

  close(name: string): void {
    if (this.#hidden > 0) {
      this.#hidden--;
      return;
    }
    if (this.#math) {
      this.#math.close();
      if (!this.#math.isWhole) return;
      this.#out.text(this.#math.written());
      this.#math = undefined;
      return;
    }
    switch (name) {
      case 't':
        this.#inText = false;
        return;
      case 'r':
        this.#raised = false;
        this.#unsaid = false;
        return;
      case 'tc':
        this.#startCell();
        return;
      case 'tbl':
        this.#out.endTable();
        return;
      case 'p':
        if (this.#boxes.length > 0) return;
        for (const box of this.#boxed) this.page.block(box);
        this.#boxed = [];
        return;
      case 'txbxContent':
        this.#boxed.push(this.#boxes.pop()?.finish() ?? '');
    }
  }

  get #out(): FlowWriter {
    return this.#boxes.at(-1) ?? this.page;
  }

  /** A cell is started with its first paragraph, after what says which columns it takes. */
  #startCell(): void {
    if (this.#cell) this.#out.startCell(this.#cell);
    this.#cell = undefined;
  }

  #heading(level: number | undefined): void {
    if (level === undefined) return;
    this.#isHeading = true;
    this.#out.paragraph(level);
  }
}

/** Documents without styles of their own name the built-in ones. */
function headingOf(style: string): number | undefined {
  const level = /^heading ?([1-9])$/i.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** A character of a font of symbols, "°" among them; nothing where it is no known one. */
function symbol({ font = '', char = '' }: Attributes): string {
  const code = Number.parseInt(char, 16);
  return codePoint(font, code > 0xf000 ? code - 0xf000 : code)?.string ?? '';
}
