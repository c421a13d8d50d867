import { anyPhrase } from '../lexicon/languages.ts';
import type { PlaceName } from './sourceParts.ts';

/** A place that stands right behind the name of a source. */
interface NamedPlace {
  readonly place: PlaceName;
  /** Characters up to its end. */
  readonly length: number;
}

const numbers = String.raw`(\d{1,6})(?:\s?(?:[-–—]|to|bis|à|a)\s?(?:L)?(\d{1,6}))?`;
const lead = String.raw`^(?:\s?[,;:]\s?|\s?[(（[]\s?|\s|、)`;
const before = (words: string): RegExp => new RegExp(`${lead}(?:${words})\\s?${numbers}[)）\\]]?`, 'iu');
const behind = (words: string): RegExp => new RegExp(`${lead}?の?${numbers}(?:${words})[)）\\]]?`, 'u');
const pageWords = anyPhrase(({ citations }) => citations.pages);
const lineWords = anyPhrase(({ citations }) => citations.lines);
const sectionWords = anyPhrase(({ citations }) => citations.sections);
const line = before(lineWords);
const lineBehind = behind(lineWords);
const page = before(pageWords);
const pageBehind = behind(pageWords);
/** ":42", ":42-48", ":42:7", "#L42", "#L42-L48". */
const colon =
  /^(?::(\d{1,7})(?:[-–]L?(\d{1,7}))?(?::\d{1,5})?|#L(\d{1,7})(?:C\d+)?(?:-L(\d{1,7}))?)(?![\p{L}\p{N}])/u;
const pageAnchor = /^#page=(\d{1,5})/;
const anchor = /^#([\p{L}\p{N}][\p{L}\p{N}._-]{0,100})/u;
const section = new RegExp(
  `${lead}(?:${sectionWords})\\s?(\\d{1,3}(?:\\.\\d{1,3}){0,4}|[“"„«「]([^”"“»」]{2,80})[”"“»」])`,
  'iu',
);
const phrase = /^,\s([\p{L}\p{N}][^,.;:()[\]]{1,60})(?=[)\].;,]|\s*$)/u;

const range = (first: string, last = first) => ({ first: Number(first), last: Number(last) });

/**
 * The place that `text`, which stands right behind a source's name, begins with.
 * @param isApart whether the name stands apart from sentences, so that plain words behind a comma may be a heading
 */
export function placeNameAt(text: string, isApart = false): NamedPlace | undefined {
  const at = (match: RegExpExecArray, place: PlaceName): NamedPlace => ({ place, length: match[0].length });
  const coded = colon.exec(text);
  if (coded) return at(coded, { kind: 'lines', ...range(coded[1] ?? coded[3]!, coded[2] ?? coded[4]) });
  const paged = pageAnchor.exec(text) ?? page.exec(text) ?? pageBehind.exec(text);
  if (paged) return at(paged, { kind: 'pages', ...range(paged[1]!, paged[2]) });
  const lined = line.exec(text) ?? lineBehind.exec(text);
  if (lined) return at(lined, { kind: 'lines', ...range(lined[1]!, lined[2]) });
  const anchored = anchor.exec(text);
  if (anchored) return at(anchored, { kind: 'heading', name: anchored[1]!, sure: true });
  const sectioned = section.exec(text);
  if (sectioned) return at(sectioned, { kind: 'heading', name: sectioned[2] ?? sectioned[1]!, sure: true });
  const named = isApart ? phrase.exec(text) : null;
  return named ? at(named, { kind: 'heading', name: named[1]!, sure: false }) : undefined;
}
