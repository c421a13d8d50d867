import { runInTurns } from '../../base/timeSlices.ts';
import { type MarkupHandler, xmlMarkup } from '../markup.ts';
import { type Reading, type SourceFile, textReading } from '../reading.ts';
import { Archive } from './archive.ts';
import { FlowWriter } from './flowWriter.ts';
import { MathText } from './mathText.ts';
import { relationsOf } from './packageParts.ts';

const main = 'ppt/presentation.xml';

/**
 * A PowerPoint presentation, slide by slide: titles, paragraphs, tables and the speaker's notes. Each slide is a page. What
 * pictures and charts show is left out. Offsets are into the extracted text.
 */
export async function readPptx({ bytes }: SourceFile, signal?: AbortSignal): Promise<Reading> {
  const archive = await Archive.open(bytes, signal);
  const texts: string[] = [];
  for (const path of await slidePaths(archive, signal)) {
    const out = new FlowWriter();
    await runInTurns(xmlMarkup((await archive.text(path)) ?? '', new SlideText(out)), signal);
    const notes = [...(await relationsOf(archive, path, signal)).values()].find(
      ({ type }) => type === 'notesSlide',
    );
    const spoken = notes && (await archive.text(notes.path));
    if (spoken !== undefined) await runInTurns(xmlMarkup(spoken, new SlideText(out)), signal);
    texts.push(asSlide(out.finish()));
  }
  const text = texts.filter((one) => one !== '').join(gap);
  return { ...textReading(text), pageAt: pageAt(texts) };
}

const gap = '\n\n';

/** A heading without words, where a slide does not begin with its title: the one of the slide before it ends there. */
const asSlide = (text: string): string => (text === '' || text.startsWith('## ') ? text : `##${gap}${text}`);

/** The slides in the order in which they are shown. */
async function slidePaths(archive: Archive, signal?: AbortSignal): Promise<readonly string[]> {
  const presentation = await archive.text(main);
  if (presentation === undefined) throw new Error('No PowerPoint presentation.');
  const relations = await relationsOf(archive, main, signal);
  const paths: string[] = [];
  // "id" alone is the slide's own; the reference to its part comes after it, under a prefix.
  for (const [, reference] of presentation.matchAll(/<[\w:]*sldId\b[^>]*?\s\w+:id="([^"]+)"/g)) {
    const path = relations.get(reference!)?.path;
    if (path !== undefined) paths.push(path);
  }
  return paths;
}

function pageAt(texts: readonly string[]): (offset: number) => number {
  let offset = 0;
  const starts = texts.map((text) => {
    const start = offset;
    offset += text === '' ? 0 : text.length + gap.length;
    return start;
  });
  return (at) => starts.findLastIndex((start, i) => start <= at && texts[i] !== '') + 1;
}

/** Placeholders that repeat on every slide. */
const running = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg']);

class SlideText implements MarkupHandler {
  #math: MathText | undefined;
  /** Of the shape that is open. */
  #placeholder = '';
  #inText = false;
  #raised = false;
  #skipped = 0;

  constructor(private readonly out: FlowWriter) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skipped > 0 || name === 'Fallback') this.#skipped++;
    else if (this.#math || name === 'oMath') {
      this.#math ??= new MathText();
      this.#math.open(name, attributes);
    } else this.#open(name, attributes);
  }

  text(text: string): void {
    if (this.#skipped > 0) return;
    if (this.#math) this.#math.text(text);
    else if (this.#inText && !running.has(this.#placeholder)) {
      if (this.#raised) this.out.raised(text);
      else this.out.text(text);
    }
  }

  close(name: string): void {
    if (this.#skipped > 0) this.#skipped--;
    else if (this.#math) {
      this.#math.close();
      if (!this.#math.isWhole) return;
      this.out.text(this.#math.written());
      this.#math = undefined;
    } else if (name === 't') this.#inText = false;
    else if (name === 'tbl') this.out.endTable();
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'sp') this.#placeholder = '';
    else if (name === 'ph') this.#placeholder = attributes.type ?? 'body';
    else if (name === 'p') this.out.paragraph(/^(?:ctrT|t)itle$/.test(this.#placeholder) ? 2 : 0);
    else if (name === 'pPr' && this.#placeholder === 'body') this.out.item(Number(attributes.lvl ?? 0));
    else if (name === 'r') this.#raised = false;
    else if (name === 'rPr') this.#raised = Number(attributes.baseline ?? 0) > 0;
    else if (name === 't') this.#inText = true;
    else if (name === 'br') this.out.line();
    else if (name === 'tbl') this.out.startTable();
    else if (name === 'tr') this.out.startRow();
    else if (name === 'tc') this.#cell(attributes);
  }

  #cell({ gridSpan = '1', rowSpan = '1', hMerge, vMerge }: Readonly<Record<string, string>>): void {
    if (hMerge === '1' || hMerge === 'true') return;
    if (vMerge === '1' || vMerge === 'true') return;
    this.out.startCell({ across: Number(gridSpan), down: Number(rowSpan) });
  }
}
