import { runAtOnce, type Steps } from '../base/timeSlices.ts';
import { everyEntry, everyWord } from '../lexicon/languages.ts';
import { hull, type Span } from '../text/span.ts';
import { isStopWord } from '../text/words.ts';
import { findNegations, isDenied } from './polarity.ts';

/** A field of structured context that is on or off: `"OutdoorSeating": true`, "WiFi: no". */
export interface SwitchField {
  /** Words of the key, lower-cased: ["outdoor", "seating"]. */
  readonly key: readonly string[];
  /** Words of the keys above it, nearest first: ["business", "parking"] over "garage". */
  readonly group: readonly string[];
  readonly on: boolean;
}

/** What a sentence says of a field. */
interface FieldMention extends Span {
  readonly text: string;
  readonly on: boolean;
}

/** `"key": value`, "- key: value" or "| key | value |". */
const switchPair =
  /^\s*(?:[-*+]\s+|\|\s*)?(?:\*\*)?["']?(?<key>[\p{L}_][\p{L}\p{N}_\- ]{0,60}?)["']?(?:\*\*)?\s*[:=|](?:\*\*)?\s*["']?(?<state>[\p{L}]{2,11})["']?\s*[,|.]?\s*$/u;
/** A list mark, table bar or quote; without one, "Anna: yes" may be somebody speaking. */
const marked = /^\s*[-*+|"']/;
const technical = everyWord(({ fields }) => [...fields.on, ...fields.off]);
const on = everyWord(({ fields }) => [...fields.on, ...fields.yes, ...fields.present]);
const off = everyWord(({ fields }) => [...fields.off, ...fields.no, ...fields.absent]);
const synonyms = everyEntry(({ fields }) => fields.synonyms);
const distinct = everyWord(({ fields }) => fields.distinct);
const fillers = everyWord(({ fields }) => fields.fillers);

/**
 * A passage of a structured file: its words and the keys above it, outermost first; its own key may end the trail,
 * and "name: Harbour Inn" may say which record it is.
 */
export interface FieldText {
  readonly text: string;
  readonly trail: readonly string[];
  /** 'field' where the file's own structure says that it is one. */
  readonly kind?: string;
}

/**
 * Reads passages as fields that are on or off; `undefined` for every other passage. Words that begin several keys of
 * one record ("RestaurantsDelivery", "RestaurantsTakeOut") say nothing and are left out.
 */
export const readSwitches = (passages: readonly FieldText[]): readonly (SwitchField | undefined)[] =>
  runAtOnce(switchSteps(passages));

/** The same in steps, a passage each. */
export function* switchSteps(passages: readonly FieldText[]): Steps<readonly (SwitchField | undefined)[]> {
  const fields: (SwitchField | undefined)[] = [];
  const openings = new Map<string, number>();
  for (const passage of passages) {
    const field = readSwitch(passage);
    fields.push(field);
    if (field && field.key.length > 1)
      openings.set(openingOf(field), (openings.get(openingOf(field)) ?? 0) + 1);
    yield;
  }
  for (const [i, field] of fields.entries()) {
    if (field && (openings.get(openingOf(field)) ?? 0) > 1) fields[i] = { ...field, key: field.key.slice(1) };
    yield;
  }
  return fields;
}

const openingOf = ({ group, key }: SwitchField): string => `${group.join(' ')}/${key[0]}`;

function readSwitch({ text, trail, kind }: FieldText): SwitchField | undefined {
  const match = switchPair.exec(text);
  const state = match?.groups?.state?.toLowerCase() ?? '';
  if (!match || !(on.has(state) || off.has(state))) return undefined;
  if (kind !== 'field' && !marked.test(text) && !technical.has(state)) return undefined;
  const key = keyWords(match.groups!.key!);
  const above = trail
    .filter((line) => !line.includes(':'))
    .map(keyWords)
    .filter((words) => words.join('') !== key.join(''));
  return { key, group: above.at(-1) ?? [], on: on.has(state) };
}

/** "RestaurantsGoodForGroups", "good_for_groups": good, for, groups. */
const keyWords = (key: string): readonly string[] =>
  key
    .replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word.length > 0);

/** What the sentence says of the field, if it speaks of it; a key of one word also needs a word of its group. */
export function mentionOf(sentence: string, field: SwitchField): FieldMention | undefined {
  const lower = sentence.toLowerCase();
  const found = findKey(lower, field);
  if (!found) return undefined;
  const negations = findNegations(sentence);
  return { ...found, text: sentence.slice(found.start, found.end), on: !isDenied(found, negations) };
}

function findKey(lower: string, { key, group }: SwitchField): Span | undefined {
  const whole = findWord(lower, key.join('')) ?? findWord(lower, key.join(' '));
  if (whole && (key.length > 1 || group.length === 0 || distinct.has(key[0]!))) return whole;
  const own = key.filter((word) => !isStopWord(word) && !fillers.has(word));
  const spans = own.map((word) => findWord(lower, word)).filter((span) => span !== undefined);
  if (own.length === 0 || spans.length < own.length) return undefined;
  if (own.length > 1) return near(spans) ? hull(spans) : undefined;
  if (key.length > 1 || distinct.has(own[0]!)) return spans[0];
  const head = group.at(-1);
  const above = head === undefined ? undefined : findWord(lower, head);
  return above && near([spans[0]!, above]) ? spans[0] : undefined;
}

const reach = 60;

const near = (spans: readonly Span[]): boolean => {
  const { start, end } = hull(spans);
  return end - start <= reach;
};

function findWord(lower: string, word: string): Span | undefined {
  const stem = word.replace(/(?<=\p{L}{3})s$/u, '');
  const forms = synonyms.find((group) => group.has(stem)) ?? [stem];
  for (const form of forms) {
    const match = new RegExp(
      `(?<![\\p{L}\\p{N}])${form.replace(/[-\s]/g, '[-\\s]?')}(?:s|es|ing)?(?![\\p{L}\\p{N}])`,
      'u',
    ).exec(lower);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
