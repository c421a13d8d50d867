import { runInTurns } from '../../base/timeSlices.ts';
import { htmlSteps } from '../readHtml.ts';
import { type Reading, type SourceFile, textReading } from '../reading.ts';
import { Archive } from './archive.ts';
import { forEachElement, resolved } from './packageParts.ts';

/** An e-book (EPUB), chapter by chapter in its reading order, each read as the page that it is. Throws on protected books. */
export async function readEpub({ bytes }: SourceFile, signal?: AbortSignal): Promise<Reading> {
  const archive = await Archive.open(bytes, signal);
  const chapters: string[] = [];
  for (const path of await chapterPaths(archive, signal)) {
    const page = await archive.text(path);
    if (page === undefined) continue;
    if (!page.includes('<')) throw new Error('Protected against reading.');
    chapters.push(await runInTurns(htmlSteps(page), signal));
  }
  return textReading(chapters.filter((text) => text !== '').join('\n\n'));
}

async function chapterPaths(archive: Archive, signal?: AbortSignal): Promise<readonly string[]> {
  let book: string | undefined;
  const container = (await archive.text('META-INF/container.xml')) ?? '';
  await forEachElement(
    container,
    (name, attributes) => {
      if (name === 'rootfile') book ??= attributes['full-path'];
    },
    signal,
  );
  const opf = book === undefined ? undefined : await archive.text(book);
  if (book === undefined || opf === undefined) throw new Error('No EPUB book.');
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const files = new Map<string, string>();
  const order: string[] = [];
  await forEachElement(
    opf,
    (name, { id, href, idref, linear }) => {
      if (name === 'item' && id !== undefined && href !== undefined)
        files.set(id, resolved(folder, decoded(href.split('#')[0]!)));
      if (name === 'itemref' && idref !== undefined && linear !== 'no') order.push(idref);
    },
    signal,
  );
  return order.flatMap((id) => files.get(id) ?? []);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
