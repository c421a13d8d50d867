import type { Passage, Source } from '../text/passage.ts';
import { citationOf } from './authors.ts';
import type { SourceNaming } from './marker.ts';
import type { PlacedMarker } from './placedMarkers.ts';
import { placeNameAt } from './placeNames.ts';
import { baseName } from './sourceNames.ts';
import { anchorOf, headingAbove } from './sourceParts.ts';

/** The marker that would name this place, written as the wrong one is; undefined where there is none such. */
export function rightMarker(
  { text, marker }: PlacedMarker,
  passage: Passage,
  naming: SourceNaming,
): string | undefined {
  const { names, named } = naming;
  const source = names.sources.find(({ uri }) => uri === passage.uri);
  if (!source) return undefined;
  switch (marker.form) {
    case 'number': {
      const number = named.numberOf(source, passage.start);
      return number === undefined ? undefined : text.replace(/\d+/, number);
    }
    case 'footnote': {
      const label = named.footnoteOf(source);
      return label === undefined ? undefined : `[^${label}]`;
    }
    case 'author': {
      const citation = citationOf(source, names);
      if (citation === undefined) return undefined;
      const [authors, year] = [citation.slice(0, -5), citation.slice(-4)];
      if (/\)$|）$/.test(text)) return `${authors} (${year})`;
      return /,\s\d{4}/.test(text) ? `${authors}, ${year}` : citation;
    }
    case 'link':
    case 'file':
      return fileMarker(text, passage, source, naming);
  }
}

/** "src/retry.ts:14", "auth.md#tokens": with its path and its place where the wrong one has them. */
function fileMarker(text: string, passage: Passage, source: Source, { names }: SourceNaming): string {
  const [mention] = names.filesIn(text);
  const name = mention?.text ?? text.replace(/#.*$/, '');
  const place = text.slice(mention?.end ?? name.length);
  const isSame = mention?.sources.some(({ uri }) => uri === passage.uri) ?? false;
  const path = isSame ? name : pathLike(name, mention?.sources[0]?.uri, passage.uri);
  const named = placeNameAt(place, true)?.place;
  switch (named?.kind) {
    case 'lines':
      return `${path}${place.replace(/\d+(?:\s?[-–]\s?L?\d+)?/, String(passage.line))}`;
    case 'pages':
      return passage.page === undefined
        ? path
        : `${path}${place.replace(/\d+(?:\s?[-–]\s?\d+)?/, String(passage.page))}`;
    case 'heading': {
      const heading = headingAbove(source, passage);
      return heading === undefined ? path : `${path}${headingLike(place, named.sure, heading)}`;
    }
    default:
      return path;
  }
}

/**
 * "#fees", ", section 2", ", section “Fees”" or ", Fees", as the wrong one is written.
 * @param isSure whether that one is called a heading
 */
function headingLike(place: string, isSure: boolean, heading: string): string {
  const [, number = '', words = heading] = /^(\d+(?:\.\d+)*)[.)]?\s+(.*)$/u.exec(heading) ?? [];
  if (place.startsWith('#')) return `#${anchorOf(heading)}`;
  if (!isSure) return `, ${words}`;
  const quoted = /(?<=["“„«「]).*(?=[”"“»」])/u;
  if (quoted.test(place)) return place.replace(quoted, () => words);
  return place.replace(/[\d.]+/, () => (number === '' ? `“${words}”` : number));
}

/** The path of another file from where the named one's begins. */
function pathLike(name: string, uri: string | undefined, other: string): string {
  const path = name.replace(/^\.\//, '');
  const root = uri?.endsWith(path) ? uri.slice(0, -path.length) : undefined;
  return root !== undefined && other.startsWith(root) ? other.slice(root.length) : baseName(other);
}
