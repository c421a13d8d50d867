import { findValues } from './findValues.ts';
import type { Value } from './value.ts';

/** The number that a field holds, bare or in quotes: `"width_mm": 1120`. */
const bareNumber = /[:=|]\s*["']?[-+\u2212]?\d[\d.,]*["']?\s*[,|}]?\s*$/u;

/**
 * Values of one field of structured text. A bare number takes its unit from its key ("width mm") or from a field
 * beside it that names the unit, as a person would read it. Spans are offsets into `text`.
 * @param keys words of the key, last word last
 */
export function findFieldValues(text: string, keys: readonly string[], unit?: string): readonly Value[] {
  const values = findValues(text, unit === undefined ? {} : { unit });
  if (!bareNumber.test(text)) return values;
  return values.map((value) => ({ ...value, before: keys.map((key) => key.toLowerCase()), after: [] }));
}
