import { cutLong, evidenceSentences, wordsOf } from './evidenceSentences.ts';
import type { UnitText } from './unitText.ts';

/** Longer texts of a record are read sentence by sentence. */
const mostShortWords = 12;

type Json = string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The records of a JSON text: all short values of an object are one unit. None where the text is no JSON. */
export function recordUnits(text: string): readonly UnitText[] {
  if (!/^\s*[{[]/.test(text)) return [];
  try {
    return [...ofValue(JSON.parse(numbersAsText(text)), '')];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Numbers stay as they are written: 4.0 is not 4. */
const numbersAsText = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (part) => {
    if (part.startsWith('"')) return part;
    const isWhole = /[.eE]/.test(part) && Number.isInteger(Number(part));
    return `"${isWhole ? `${Number(part)}.0` : /[.eE]/.test(part) ? Number(part) : part}"`;
  });

function* ofValue(value: Json, path: string): Generator<UnitText> {
  if (isList(value)) {
    if (!value.some(isNested)) {
      for (const piece of cutLong(value.map(scalar).join(', ')))
        yield { text: `${path}: ${piece}`, heading: '' };
    } else for (const one of value) yield* ofValue(one, path);
  } else if (isObject(value)) {
    const fields = Object.entries(value).map(([key, one]) => ({ name: nameOf(key), one }));
    const short = fields.filter(({ one }) => isShort(one)).map(({ name, one }) => `${name} ${scalar(one)}`);
    const lead = path === '' ? '' : `${path}: `;
    if (short.length > 0)
      for (const piece of cutLong(short.join(', '))) yield { text: lead + piece, heading: '' };
    for (const { name, one } of fields) if (!isShort(one)) yield* ofValue(one, `${path} ${name}`.trim());
  } else {
    const text = scalar(value);
    for (const { start, end } of evidenceSentences(text))
      for (const piece of cutLong(text.slice(start, end).trim())) yield { text: piece, heading: path };
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value);
const isNested = (value: Json): boolean => isList(value) || isObject(value);
const isShort = (value: Json): boolean => !isNested(value) && wordsOf(scalar(value)).length <= mostShortWords;
const scalar = (value: Json): string => String(value);
/** Keys are split at capitals and underscores. */
const nameOf = (key: string): string => key.replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ').toLowerCase();
