import type { Passage, Source } from '../text/passage.ts';
import { Lines, type Span } from '../text/span.ts';
import { isHeadingOf, plainLabel } from '../text/trailLabel.ts';

/** A source, or the stretches of it that a marker names. */
export interface SourcePart {
  readonly source: Source;
  /** Offsets into the source's text; the whole of it where absent. */
  readonly spans?: readonly Span[];
}

/** What a text names inside a source. */
export type PlaceName =
  | { readonly kind: 'lines'; readonly first: number; readonly last: number }
  | { readonly kind: 'pages'; readonly first: number; readonly last: number }
  /** `sure`: it was called a heading, so that it is missing where there is none. */
  | { readonly kind: 'heading'; readonly name: string; readonly sure: boolean };

/** The part that a name means; undefined where the source has no such place. */
export function namedPart(source: Source, place: PlaceName): SourcePart | undefined {
  switch (place.kind) {
    case 'lines':
      return linesOf(source, place);
    case 'pages':
      return pagesOf(source, place);
    case 'heading':
      return headingOf(source, place.name) ?? (place.sure ? undefined : { source });
  }
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Lines that a text may have moved by since it was cited. */
const slack = 1;

function linesOf(source: Source, { first, last }: Range): SourcePart | undefined {
  const lines = new Lines(source.text);
  if (first < 1 || first > lines.count) return undefined;
  const span = (line: number) => lines.span(Math.min(Math.max(line, 1), lines.count) - 1);
  const start = span(first - slack).start;
  return { source, spans: [{ start, end: span(Math.max(first, last) + slack).end }] };
}

/** Of a source without pages, a page cannot be missing. */
function pagesOf(source: Source, { first, last }: Range): SourcePart | undefined {
  let paged = false;
  const spans: Span[] = [];
  for (const { page, start, end } of source.passages) {
    if (page === undefined) continue;
    paged = true;
    if (first <= page && page <= last) spans.push({ start, end });
  }
  if (!paged) return { source };
  return spans.length > 0 ? { source, spans } : undefined;
}

function headingOf(source: Source, name: string): SourcePart | undefined {
  const wanted = comparable(name);
  let heading: Passage | undefined;
  const spans: Span[] = [];
  for (const passage of source.passages) {
    if (heading && isHeadingOf(heading, passage)) spans.push({ start: passage.start, end: passage.end });
    else if (!heading && passage.kind === 'heading' && isCalled(passage.text, wanted)) {
      heading = passage;
      spans.push({ start: passage.start, end: passage.end });
    }
  }
  return heading && { source, spans };
}

/** The heading that a passage stands below, without its marks; undefined where that is the title of the whole source. */
export function headingAbove(source: Source, passage: Passage): string | undefined {
  let above: Passage | undefined;
  let isFirst = true;
  for (const one of source.passages) {
    if (one.start > passage.start) break;
    if (!isFirst && (one.start === passage.start ? one.kind === 'heading' : isHeadingOf(one, passage)))
      above = one;
    isFirst = false;
  }
  return above && plainLabel(above.text);
}

/** "#sick-leave", as GitHub names what stands below "Sick leave". */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]+/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** "Sick leave" by its words, by its anchor "sick-leave", or by its number "2.1". */
function isCalled(heading: string, wanted: string): boolean {
  const own = comparable(plainLabel(heading));
  const [, number = '', rest = own] = /^((?:\d+ )+)(.*)$/u.exec(own) ?? [];
  // An anchor has "dont" for "don't".
  const isSame = (name: string) => name.replaceAll(' ', '') === wanted.replaceAll(' ', '');
  return wanted !== '' && (isSame(own) || isSame(rest) || number.trim() === wanted);
}

const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
