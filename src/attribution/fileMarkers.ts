import type { Span } from '../text/span.ts';
import { cueBefore, cueBehind, leadsFrom, saysBehind } from './cues.ts';
import type { Marker, SourceNaming } from './marker.ts';
import { placeNameAt } from './placeNames.ts';
import type { FileMention } from './sourceNames.ts';

/** Names of files that are given as the source of something: in brackets, behind "according to", before "says". */
export function fileMarkers(text: string, { names, named }: SourceNaming): readonly Marker[] {
  return names.filesIn(text).flatMap((mention): readonly Marker[] => {
    const isApart = /[([（]\s*["“`*]*$/u.test(text.slice(0, mention.start));
    const place = placeNameAt(text.slice(mention.end), isApart);
    const end = mention.end + (place?.length ?? 0);
    const wide = { start: mention.start, end };
    const role = roleOf(text, wide, mention, place?.place.kind === 'lines');
    if (!role) return [];
    if (isCode(text, wide)) return [];
    const meaning = named.place(mention.sources, text.slice(mention.end), isApart);
    const trimmed = {
      start: mention.start,
      end: end - (/[)\]）]$/.test(text.slice(0, end)) ? closing(text, wide) : 0),
    };
    return [{ ...trimmed, form: 'file', meaning, ...role }];
  });
}

/** A bracket that closes one before the name is no part of it. */
const closing = (text: string, { start, end }: Span): number =>
  /[(（[]/.test(text.slice(start, end)) ? 0 : 1;

/** Words beside a name in brackets that name more of the same; of more, the brackets hold a statement. */
const mostBeside = 6;

type Role = Pick<Marker, 'asides' | 'leads'>;

/** A mention among other code, as in an example; a name alone may be written so. */
function isCode(text: string, { start, end }: Span): boolean {
  for (const { 0: code, index } of text.matchAll(/`[^`\n]{1,300}`/g))
    if (index < start && end < index + code.length) return end - start < code.length - 2;
  return false;
}

function roleOf(text: string, span: Span, { sources }: FileMention, hasLines: boolean): Role | undefined {
  const before = text.slice(0, span.start);
  const after = text.slice(span.end);
  const open = /\s*[([（〔]\s*(?:[\p{L}]{1,12}[.:]?\s){0,2}?["“\x60*]*$/u.exec(before);
  const close =
    /^["”\x60*]*[^()\]）]{0,60}?[)\]）]/u.exec(after) ??
    (/[)\]）]$/.test(text.slice(0, span.end)) ? [''] : null);
  if (open && close) {
    const isFound = sources.length > 0 || hasLines || !open[0].endsWith('`');
    const others = close[0]!.match(/\p{L}+/gu)?.length ?? 0;
    if (!isFound || others > mostBeside) return undefined;
    return { leads: false, asides: [{ start: open.index, end: span.end + close[0]!.length }] };
  }
  const cue = cueBefore.exec(before);
  const behind = cueBehind.exec(after);
  const cueAt = cue ? cue.index : span.start;
  if (cue || behind) {
    const leads = leadsFrom(text, { start: cueAt, end: span.end });
    const tail = /^["”\x60*_]*\s?[,:：、]?\s?/u.exec(after.slice(behind?.[0].length ?? 0))?.[0].length ?? 0;
    const head = leads ? 0 : (/[\s,，、(]*$/u.exec(text.slice(0, cueAt))?.[0].length ?? 0);
    // Words between the cue and the name, "in the first part of", are part of what is said.
    const aside = { start: cueAt - head, end: span.end + (behind?.[0].length ?? 0) + (leads ? tail : 0) };
    return { leads, asides: sources.length > 0 || isAtEdge(text, aside) ? [aside] : [] };
  }
  if (sources.length > 0 && saysBehind.test(after) && leadsFrom(text, span))
    return { leads: true, asides: [] };
  return hasLines ? { leads: leadsFrom(text, span), asides: [] } : undefined;
}

const isAtEdge = (text: string, { start, end }: Span): boolean =>
  !/\p{L}/u.test(text.slice(0, start)) || !/\p{L}/u.test(text.slice(end));
