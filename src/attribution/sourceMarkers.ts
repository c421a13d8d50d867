import type { Span } from '../text/span.ts';
import { isStopWord } from '../text/words.ts';
import { authorsIn, meaningOf } from './authors.ts';
import { cueBefore, isSubject, leadsFrom, saysBehind } from './cues.ts';
import { fileMarkers } from './fileMarkers.ts';
import { type Marker, outerSpan, type SourceNaming } from './marker.ts';
import type { Meaning } from './namedSources.ts';
import type { SourceNames } from './sourceNames.ts';

/** All markers of a sentence, in order. */
export function markersIn(text: string, naming: SourceNaming): readonly Marker[] {
  const links = linksIn(text, naming);
  const isFree = ({ start, end }: Span, taken: readonly Span[]) =>
    !taken.some((span) => start < span.end && span.start < end);
  const linked = links.map(({ whole }) => whole);
  const numbers = numbersIn(text, naming).filter((one) => isFree(one, linked));
  const authors = authorMarkers(text, naming.names).filter((one) => isFree(one, linked));
  const taken = [...linked, ...authors];
  const files = fileMarkers(text, naming).filter((one) => isFree(one, taken));
  return [...links.flatMap(({ marker }) => marker ?? []), ...numbers, ...authors, ...files]
    .map((marker) => ({ ...marker, leads: marker.leads || isSubject(text, outerSpan(marker)) }))
    .sort((a, b) => a.start - b.start);
}

const numberMark =
  /(?<![\]\w]\s?=\s?)\[(\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*)\](?![(:])|【(\d{1,3})(?:†[^】]{0,40})?】/g;
const footnoteMark = /\[\^([^\]\s]{1,40})\](?!:)/g;

function numbersIn(text: string, { named, counted }: SourceNaming): readonly Marker[] {
  if (!/[[【]/.test(text)) return [];
  const code = codeIn(text);
  const isOther = (all: string, start: number) =>
    code.some((span) => span.start < start && start < span.end) ||
    counted.isNumber(text, { start, end: start + all.length });
  const marks = [...text.matchAll(numberMark)].flatMap(({ 0: all, 1: list, 2: single, index }) =>
    isOther(all, index) ? [] : expand(list ?? single!, { start: index, end: index + all.length }),
  );
  const notes = [...text.matchAll(footnoteMark)].flatMap(({ 0: all, 1: name, index }): readonly Marker[] =>
    isOther(all, index)
      ? []
      : [
          {
            ...{ start: index, end: index + all.length, form: 'footnote', leads: false },
            asides: [{ start: index, end: index + all.length }],
            meaning: named.footnote(name!),
          },
        ],
  );
  return [
    ...marks.map(
      ({ span, aside, number }): Marker => ({
        ...span,
        form: 'number',
        leads: false,
        asides: [aside],
        meaning: named.number(number),
      }),
    ),
    ...notes,
  ];
}

/** The brackets of numbers that are no markers: without them they are read as values. */
export function bracketsOfNumbers(text: string, { counted }: SourceNaming): readonly Span[] {
  if (!/[[【]/.test(text)) return [];
  return [numberMark, footnoteMark].flatMap((mark) =>
    [...text.matchAll(mark)].flatMap(({ 0: all, index: start }): readonly Span[] => {
      const end = start + all.length;
      const [first, last] = [all.search(/\d/), all.search(/\d\D*$/)];
      if (first < 0 || !counted.isNumber(text, { start, end })) return [];
      return [
        { start, end: start + first },
        { start: start + last + 1, end },
      ];
    }),
  );
}

/** "[1, 3–5]": each number is a marker, and the brackets belong to a lone one. */
function expand(list: string, whole: Span): readonly { span: Span; aside: Span; number: number }[] {
  const parts = [...list.matchAll(/\d{1,3}/g)];
  if (parts.length === 1) return [{ span: whole, aside: whole, number: Number(list) }];
  return parts.flatMap(({ 0: digits, index }, i) => {
    const start = whole.start + 1 + index;
    const span = { start, end: start + digits.length };
    const [from, to] = [Number(parts[i - 1]?.[0]), Number(digits)];
    const isRange = i > 0 && /[–-]/.test(list.slice(0, index).slice(-2)) && to - from < 20;
    const between = isRange ? Array.from({ length: Math.max(0, to - from - 1) }, (_, k) => from + 1 + k) : [];
    return [...between, to].map((number) => ({ span, aside: whole, number }));
  });
}

const codeIn = (text: string): readonly Span[] =>
  text.includes('`')
    ? [...text.matchAll(/`[^`\n]{1,300}`/g)].map(({ 0: all, index }) => ({
        start: index,
        end: index + all.length,
      }))
    : [];

const link = /(?<!!)\[([^[\]]{1,300})\]\(\s?<?([^()\s<>]{1,1000})>?(?:\s+"[^"]{0,200}")?\s?\)/g;

/** Links to what is no source of the context are no markers, but hold none either. */
function linksIn(text: string, naming: SourceNaming): readonly { whole: Span; marker?: Marker }[] {
  if (!text.includes('](')) return [];
  return [...text.matchAll(link)].map(({ 0: all, 1: words, 2: url, index }) => {
    const whole = { start: index, end: index + all.length };
    const meaning = linkMeaning(url!, isNumber(words!), naming);
    if (!meaning) return { whole };
    const start = index + all.indexOf('](') + 2 + all.slice(all.indexOf('](') + 2).indexOf(url!);
    const isAside = isNumber(words!) || isSourceName(text, whole);
    // Where a text leads its reader is no source of what it says.
    const isCited = cueBefore.test(text.slice(0, index)) || saysBehind.test(text.slice(whole.end));
    if (!isAside && !isCited) return { whole };
    const asides = isAside
      ? [whole]
      : [
          { start: index, end: index + 1 },
          { start: index + 1 + words!.length, end: whole.end },
        ];
    const leads = !isAside && leadsFrom(text, whole);
    return { whole, marker: { start, end: start + url!.length, form: 'link', asides, leads, meaning } };
  });
}

const isNumber = (words: string): boolean => /^\^?\d{1,3}$/.test(words);

/** A link at the end of its sentence, in brackets or by itself, is no word of it; behind "in" it is. */
function isSourceName(text: string, { start, end }: Span): boolean {
  const before = text.slice(0, start);
  const [word = ''] = /(?<!\p{L})\p{Ll}+(?=\s$)/u.exec(before) ?? [];
  return (
    !isStopWord(word) &&
    /[\p{L}\p{N}%.!?。）)]\s+[([]?$|[(（[]$/u.test(before) &&
    /^[)\]）]?[.。!?]?\s*$/.test(text.slice(end))
  );
}

function linkMeaning(url: string, isNumbered: boolean, { names, named }: SourceNaming): Meaning | undefined {
  if (/^(?:https?:)?\/\//.test(url)) {
    const source = names.sources.find(({ uri }) => uri.replace(/#.*$/, '') === url.replace(/#.*$/, ''));
    return source && { parts: [{ source }] };
  }
  if (/^[a-z][a-z0-9+.-]*:|^#/i.test(url)) return undefined;
  const [path = '', anchor] = url.split('#');
  const sources = names.named(path);
  if (sources.length === 0) return isNumbered ? { lacks: 'file' } : undefined;
  return named.place(sources, anchor === undefined ? '' : `#${anchor}`);
}

function authorMarkers(text: string, names: SourceNames): readonly Marker[] {
  return authorsIn(text).flatMap((mention): readonly Marker[] => {
    const meaning = meaningOf(mention, names);
    if (!meaning) return [];
    const { start, end, aside, inSentence } = mention;
    return [
      { start, end, form: 'author', asides: [aside], meaning, leads: inSentence && leadsFrom(text, mention) },
    ];
  });
}
