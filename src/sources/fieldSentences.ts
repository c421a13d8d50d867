import type { Sentence } from '../text/passage.ts';
import { segment } from '../text/segment.ts';
import { longestSentence } from '../text/sentenceEnds.ts';
import type { Span } from '../text/span.ts';

/** A value of a structured file that knows its place. Spans are offsets into the file's text. */
export type Field =
  | { readonly kind: 'scalar'; readonly span: Span; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly span: Span; readonly items: readonly Field[] }
  | { readonly kind: 'record'; readonly span: Span; readonly entries: readonly Entry[] };

export interface Entry {
  readonly key: string;
  /** Where the key begins. */
  readonly start: number;
  readonly field: Field;
}

/** The value under the first of `keys` that a record has. */
export function fieldAt(field: Field | undefined, ...keys: readonly string[]): Field | undefined {
  if (field?.kind !== 'record') return undefined;
  for (const key of keys) {
    const found = field.entries.find((entry) => entry.key === key)?.field;
    if (found && !(found.kind === 'scalar' && found.value === null)) return found;
  }
  return undefined;
}

export const itemsOf = (field: Field | undefined): readonly Field[] =>
  field?.kind === 'list' ? field.items : [];

export const stringOf = (field: Field | undefined): string | undefined =>
  field?.kind === 'scalar' && typeof field.value === 'string' ? field.value : undefined;

type Scalar = Extract<Field, { kind: 'scalar' }>;
type List = Extract<Field, { kind: 'list' }>;

/** A list of values that is not longer is one sentence, as is a text. */
const shortLength = 300;

/** Keys whose value names their record: they stand in the trail of every other field of it. */
const naming = ['name', 'title', 'id', 'label', 'key', 'question'];

/** One sentence for each field of a structured text; long texts in fields are cut into their own sentences. */
export function* fieldSentences(
  text: string,
  field: Field,
  trail: readonly string[] = [],
): Generator<Sentence> {
  yield* walk(text, field, field.span.start, trail);
}

/** @param start where the sentence of a leaf begins: at its key, if it has one */
function* walk(text: string, field: Field, start: number, trail: readonly string[]): Generator<Sentence> {
  switch (field.kind) {
    case 'scalar':
      yield* leaf(text, field, start, trail);
      break;
    case 'list':
      if (isShortList(text, field)) yield sentence(text, start, field.span.end, trail);
      else
        for (const [i, item] of field.items.entries())
          yield* walk(text, item, item.span.start, item.kind === 'scalar' ? trail : below(trail, `[${i}]`));
      break;
    case 'record': {
      if (field.entries.length === 0) yield sentence(text, start, field.span.end, trail);
      const name = nameOf(field.entries);
      for (const entry of field.entries) {
        const path = name && name.entry !== entry ? below(trail, name.label) : trail;
        if (isBranch(text, entry.field)) yield branch(text, entry, path);
        yield* walk(text, entry.field, withKey(entry), below(path, keyWords(entry.key)));
      }
    }
  }
}

/** Of keys within each other, those nearest to a field say what it is: all of them would cost the square of their depth. */
const mostAbove = 64;

const below = (trail: readonly string[], key: string): readonly string[] => [
  ...trail.slice(1 - mostAbove),
  key,
];

/** Where the sentence of a field begins: at its key, unless that is longer than a sentence may be. */
const withKey = ({ start, field }: Entry): number =>
  field.span.start - start > longestSentence ? field.span.start : start;

const isBranch = (text: string, field: Field): boolean =>
  field.kind === 'record' ? field.entries.length > 0 : field.kind === 'list' && !isShortList(text, field);

/** The key over a record or a long list is its heading: it shows where the fields stand, and states nothing. */
const branch = (text: string, { start, field }: Entry, trail: readonly string[]): Sentence => {
  const words = text.slice(start, Math.min(field.span.start, start + longestSentence)).trimEnd();
  return { start, end: start + words.length, text: words, kind: 'heading', trail };
};

/** The entry that names a record, and how a trail shows it. */
function nameOf(entries: readonly Entry[]): { readonly entry: Entry; readonly label: string } | undefined {
  for (const key of naming) {
    const entry = entries.find((one) => one.key.toLowerCase() === key);
    const value = entry?.field.kind === 'scalar' ? String(entry.field.value) : '';
    if (entry && value !== '' && value.length <= 100) return { entry, label: `${entry.key}: ${value}` };
  }
  return undefined;
}

/** "RestaurantsGoodForGroups", "good_for_groups": the words of a key. */
const keyWords = (key: string): string =>
  key
    .slice(0, longestSentence)
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/[_-]+/g, ' ')
    .trim();

/** Numbers without a space between would read as one ("[12,500]"). */
const isShortList = (text: string, { items, span }: List): boolean =>
  span.end - span.start <= shortLength &&
  items.every((item) => item.kind === 'scalar' && item.span.end - item.span.start <= 80) &&
  !/\d,\d/.test(text.slice(span.start, span.end));

function* leaf(text: string, field: Scalar, start: number, trail: readonly string[]): Generator<Sentence> {
  const { span, value } = field;
  const raw = text.slice(span.start, span.end);
  const long = raw.length > shortLength * 4;
  const parts = typeof value === 'string' && (long || mayPart.test(raw)) ? segment(showBreaks(raw)) : [];
  if (parts.length === 0 || (parts.length === 1 && !long)) {
    for (let at = start; at < span.end; at += longestSentence)
      yield sentence(text, at, Math.min(span.end, at + longestSentence), trail);
    return;
  }
  for (const part of parts)
    yield sentence(text, span.start + part.start, span.start + part.end, [...trail, ...part.trail]);
}

/** What a text of several sentences or lines has; a quick look saves most fields a closer one. */
const mayPart = /[.!?…:;]["')\\\]]*\s|[。！？]|\\[nr]|\n/;

/** The breaks that a string writes as escapes, in place, so that its lines and sentences are seen. */
const showBreaks = (raw: string): string =>
  raw.replace(/\\[nrt"\\/]|\\u[0-9a-f]{4}/gi, (found) =>
    /\\[nr]/.test(found) ? ' \n' : found === '\\"' ? " '" : found[1] === 'u' ? '\\uxxxx' : '  ',
  );

const sentence = (text: string, start: number, end: number, trail: readonly string[]): Sentence => ({
  start,
  end,
  text: text.slice(start, end),
  kind: 'field',
  trail,
});
