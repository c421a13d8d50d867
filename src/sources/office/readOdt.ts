import { runInTurns } from '../../base/timeSlices.ts';
import { type MarkupHandler, xmlMarkup } from '../markup.ts';
import { type Reading, type SourceFile, textReading } from '../reading.ts';
import { Archive } from './archive.ts';
import { FlowWriter } from './flowWriter.ts';
import { MathText } from './mathText.ts';

/**
 * An OpenDocument text: headings, paragraphs, lists, tables, formulas in one line and notes. What was deleted in
 * tracked changes, and comments, are left out. Offsets are into the extracted text.
 */
export async function readOdt({ bytes }: SourceFile, signal?: AbortSignal): Promise<Reading> {
  const archive = await Archive.open(bytes, signal);
  const content = await archive.text('content.xml');
  if (content === undefined) throw new Error('No OpenDocument text.');
  const formulas = new Map<string, string>();
  for (const name of archive.names.filter((one) => /^[^/]+\/content\.xml$/.test(one))) {
    const math = new MathText();
    const handler: MarkupHandler = {
      open: (element, attributes) => math.open(element, attributes),
      text: (text) => math.text(text),
      close: () => math.close(),
    };
    await runInTurns(xmlMarkup((await archive.text(name)) ?? '', handler), signal);
    formulas.set(name.split('/')[0]!, math.written());
  }
  const out = new FlowWriter();
  await runInTurns(xmlMarkup(content, new OpenText(out, formulas)), signal);
  return textReading(out.finish());
}

const hidden = new Set([
  'tracked-changes',
  'annotation',
  'note-citation',
  'sequence-decls',
  'index-title-template',
]);

class OpenText implements MarkupHandler {
  #hidden = 0;
  #inBody = false;
  #depth = 0;
  #firstOfItem = false;
  /** Styles whose text stands above the line. */
  readonly #raisedStyles = new Set<string>();
  #style = '';
  readonly #spans: boolean[] = [];
  #paragraphs = 0;
  /** Notes and boxes that stand inside of a paragraph, the innermost last; they follow it. */
  readonly #insets: FlowWriter[] = [];
  #ended: string[] = [];

  constructor(
    private readonly document: FlowWriter,
    private readonly formulas: ReadonlyMap<string, string>,
  ) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#hidden > 0 || hidden.has(name)) {
      this.#hidden++;
      return;
    }
    switch (name) {
      case 'body':
        this.#inBody = true;
        break;
      case 'style':
        this.#style = attributes.name ?? '';
        break;
      case 'text-properties':
        if (/^(?:super|[1-9])/.test(attributes['text-position'] ?? '')) this.#raisedStyles.add(this.#style);
        break;
      case 'h':
        this.#paragraphs++;
        this.#out.paragraph(Number(attributes['outline-level'] ?? 1));
        break;
      case 'p':
        this.#paragraphs++;
        if (this.#firstOfItem) this.#out.item(this.#depth - 1);
        else this.#out.paragraph();
        this.#firstOfItem = false;
        break;
      case 'note-body':
      case 'text-box':
        this.#insets.push(new FlowWriter());
        break;
      case 'list':
        this.#depth++;
        break;
      case 'list-item':
        this.#firstOfItem = true;
        break;
      case 'span':
        this.#spans.push(this.#raisedStyles.has(attributes['style-name'] ?? ''));
        break;
      case 's':
      case 'tab':
        this.#out.text(' ');
        break;
      case 'line-break':
        this.#out.line();
        break;
      case 'object':
        this.#out.text(this.formulas.get((attributes.href ?? '').replace(/^\.\//, '')) ?? '');
        break;
      case 'table':
        this.#out.startTable();
        break;
      case 'table-row':
        this.#out.startRow();
        break;
      case 'table-cell':
        this.#out.startCell({
          across: Number(attributes['number-columns-spanned'] ?? attributes['number-columns-repeated'] ?? 1),
          down: Number(attributes['number-rows-spanned'] ?? 1),
        });
    }
  }

  text(text: string): void {
    if (this.#hidden > 0 || !this.#inBody || this.#paragraphs === 0) return;
    if (this.#spans.at(-1)) this.#out.raised(text);
    else this.#out.text(text);
  }

  close(name: string): void {
    if (this.#hidden > 0) this.#hidden--;
    else if (name === 'p' || name === 'h') this.#endParagraph();
    else if (name === 'note-body' || name === 'text-box')
      this.#ended.push(this.#insets.pop()?.finish() ?? '');
    else if (name === 'list') this.#depth--;
    else if (name === 'span') this.#spans.pop();
    else if (name === 'table') this.#out.endTable();
  }
  #endParagraph(): void {
    this.#paragraphs--;
    if (this.#insets.length > 0 || this.#paragraphs > 0) return;
    for (const inset of this.#ended) this.document.block(inset);
    this.#ended = [];
  }

  get #out(): FlowWriter {
    return this.#insets.at(-1) ?? this.document;
  }
}
