import { anyPhrase, spacedPhrases, unspacedPhrases } from '../lexicon/languages.ts';
import type { Span } from '../text/span.ts';
import { authorsIn, meaningOf } from './authors.ts';
import type { Meaning, NamedSources } from './namedSources.ts';
import { placeNameAt } from './placeNames.ts';
import type { FileMention, SourceNames } from './sourceNames.ts';

/** How a marker is written, so that another of its kind can take its place. */
export type MarkerForm = 'number' | 'footnote' | 'link' | 'file' | 'author';

/** A place in a sentence that names a source. Offsets are into the sentence's text. */
export interface Marker extends Span {
  readonly form: MarkerForm;
  /** What is no part of the statement: blank where a claim is judged. Several for a link, whose words stay. */
  readonly asides: readonly Span[];
  /** Whether it opens what it is the source of, "according to", or stands behind it. */
  readonly leads: boolean;
  /** Undefined where nobody can tell what it means. */
  readonly meaning: Meaning | undefined;
}

/** What an output may name its sources by. */
export interface SourceNaming {
  readonly names: SourceNames;
  readonly named: NamedSources;
}

/** All markers of a sentence, in order. */
export function markersIn(text: string, naming: SourceNaming): readonly Marker[] {
  const links = linksIn(text, naming);
  const isFree = ({ start, end }: Span, taken: readonly Span[]) =>
    !taken.some((span) => start < span.end && span.start < end);
  const linked = links.map(({ whole }) => whole);
  const numbers = numbersIn(text, naming.named).filter((one) => isFree(one, linked));
  const authors = authorMarkers(text, naming.names).filter((one) => isFree(one, linked));
  const taken = [...linked, ...authors];
  const files = filesIn(text, naming).filter((one) => isFree(one, taken));
  return [...links.flatMap(({ marker }) => marker ?? []), ...numbers, ...authors, ...files].sort(
    (a, b) => a.start - b.start,
  );
}

const numberMark =
  /(?<![\]\w]\s?=\s?)\[(\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*)\](?![(:])|【(\d{1,3})(?:†[^】]{0,40})?】/g;
const footnoteMark = /\[\^([^\]\s]{1,40})\](?!:)/g;

function numbersIn(text: string, named: NamedSources): readonly Marker[] {
  if (!/[[【]/.test(text)) return [];
  const code = codeIn(text);
  const inCode = (at: number) => code.some(({ start, end }) => start < at && at < end);
  const marks = [...text.matchAll(numberMark)].flatMap(({ 0: all, 1: list, 2: single, index }) =>
    inCode(index) ? [] : expand(list ?? single!, { start: index, end: index + all.length }),
  );
  const notes = [...text.matchAll(footnoteMark)].flatMap(({ 0: all, 1: name, index }): readonly Marker[] =>
    inCode(index)
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
function linksIn(text: string, { names, named }: SourceNaming): readonly { whole: Span; marker?: Marker }[] {
  if (!text.includes('](')) return [];
  return [...text.matchAll(link)].map(({ 0: all, 1: words, 2: url, index }) => {
    const whole = { start: index, end: index + all.length };
    const meaning = linkMeaning(url!, isNumber(words!), { names, named });
    if (!meaning) return { whole };
    const start = index + all.indexOf('](') + 2 + all.slice(all.indexOf('](') + 2).indexOf(url!);
    const isAside = isNumber(words!) || isSourceName(text, whole);
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

/** A link at the end of its sentence, in brackets or by itself, is no word of it. */
const isSourceName = (text: string, { start, end }: Span): boolean =>
  /[\p{L}\p{N}%.!?。）)]\s+[([]?$|[(（[]$/u.test(text.slice(0, start)) &&
  /^[)\]）]?[.。!?]?\s*$/.test(text.slice(end))
    ? !/(?:^|\s)\p{Ll}{1,4}\s$/u.test(text.slice(0, start))
    : false;

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

const spacedCue = spacedPhrases(({ citations }) => citations.accordingTo);
const unspacedCue = unspacedPhrases(({ citations }) => citations.accordingTo);
/** What may stand between the cue and the name: "according to the file", "`". */
const article = String.raw`(?:[\s:]*(?:[\p{L}'’]{1,12}\s){0,3}?[\s"“„«\x60*_(]*)`;
const cueBefore = new RegExp(
  `(?:(?:^|(?<=[^\\p{L}\\p{N}]))(?:${spacedCue})(?=[\\s:"“„«\x60(])|(?:${unspacedCue}))${article}$`,
  'iu',
);
const behindSpaced = spacedPhrases(({ citations }) => citations.accordingBehind);
const behindUnspaced = unspacedPhrases(({ citations }) => citations.accordingBehind);
const saysSpaced = spacedPhrases(({ citations }) => citations.says);
const cueBehind = new RegExp(
  `^[\x60"”“*_)]*(?:\\s(?:${behindSpaced})(?![\\p{L}])|の?(?:${behindUnspaced})[、,]?)`,
  'iu',
);
const saysBehind = new RegExp(
  `^[\x60"”“*_)]*(?:\\s\\p{L}{1,9}){0,2}?\\s(?:${saysSpaced})(?![\\p{L}])|^[\x60]?(?:${unspacedPhrases(({ citations }) => citations.says)})`,
  'iu',
);

/** Names of files that are given as the source of something: in brackets, behind "according to", before "says". */
function filesIn(text: string, { names, named }: SourceNaming): readonly Marker[] {
  return names.filesIn(text).flatMap((mention): readonly Marker[] => {
    const isApart = /[([（]\s*["“`*]*$/u.test(text.slice(0, mention.start));
    const place = placeNameAt(text.slice(mention.end), isApart);
    const end = mention.end + (place?.length ?? 0);
    const wide = { start: mention.start, end };
    const role = roleOf(text, wide, mention, place?.place.kind === 'lines');
    if (!role) return [];
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

type Role = Pick<Marker, 'asides' | 'leads'>;

function roleOf(text: string, span: Span, { sources }: FileMention, hasLines: boolean): Role | undefined {
  const before = text.slice(0, span.start);
  const after = text.slice(span.end);
  const open = /\s*[([（〔]\s*(?:[\p{L}]{1,12}[.:]?\s){0,2}?["“\x60*]*$/u.exec(before);
  const close =
    /^["”\x60*]*[^()\]）]{0,60}?[)\]）]/u.exec(after) ??
    (/[)\]）]$/.test(text.slice(0, span.end)) ? [''] : null);
  if (open && close)
    return { leads: false, asides: [{ start: open.index, end: span.end + close[0]!.length }] };
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
  if (saysBehind.test(after) && leadsFrom(text, span)) return { leads: true, asides: [] };
  return hasLines ? { leads: leadsFrom(text, span), asides: [] } : undefined;
}

const isAtEdge = (text: string, { start, end }: Span): boolean =>
  !/\p{L}/u.test(text.slice(0, start)) || !/\p{L}/u.test(text.slice(end));

const conjunction = new RegExp(
  `(?:[;,:—–]|(?<!\\p{L})(?:${anyPhrase(({ clauses }) => [...clauses.contrast, ...clauses.concession, ...clauses.coordination])}))\\s*$`,
  'iu',
);

/** Whether more is said behind a marker than before it in its clause. */
function leadsFrom(text: string, { start, end }: Span): boolean {
  const before = wordsIn(text.slice(0, start));
  const after = wordsIn(text.slice(end));
  if (after < 3) return false;
  return before < 3 || conjunction.test(text.slice(0, start));
}

const wordsIn = (text: string): number =>
  text
    .match(/[\p{L}\p{N}]+/gu)
    ?.reduce(
      (sum, word) =>
        sum +
        (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
          ? Math.ceil(word.length / 3)
          : 1),
      0,
    ) ?? 0;
