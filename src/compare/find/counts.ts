import type { DraftOf } from '../draft.ts';
import type { Numeral } from '../numerals/numeral.ts';

const outOf =
  /(?:[-\s]stars?)?(?:\s?\/\s?|\s(?:out\s)?of\s(?:a\spossible\s|(?:the|its|their|all)\s)?|[-\s]of[-\s])(\d{1,4}(?:\.\d{1,2})?|four|five|six|seven|eight|nine|ten|twelve|twenty)(?![\p{L}\p{N}]|[.,]\d|\s?[%/])/iuy;
const stars = /[-\s]?stars?(?![\p{L}])/iuy;
const words: ReadonlyMap<string, number> = new Map([
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['twelve', 12],
  ['twenty', 20],
]);

/** The numeral as a plain number, a fraction ("3/4") or a rating ("4 out of 5", "4/5 stars"). */
export function readCount(text: string, numeral: Numeral): DraftOf<'number'> {
  const amount = { low: numeral.value, high: numeral.value, step: numeral.step };
  const simple: DraftOf<'number'> = { kind: 'number', start: numeral.start, end: numeral.end, amount };
  if (numeral.fraction) return { ...simple, share: true };
  if (numeral.scaled) return simple;
  outOf.lastIndex = numeral.end;
  const match = outOf.exec(text);
  const whole = match && (words.get(match[1]!.toLowerCase()) ?? Number(match[1]));
  const end = match ? outOf.lastIndex : numeral.end;
  stars.lastIndex = end;
  const starred = stars.exec(text) ? stars.lastIndex : undefined;
  if (!match || !whole || whole < numeral.value)
    return { ...simple, end: starred && !match ? starred : numeral.end };
  return { ...simple, end: starred ?? end, outOf: whole };
}
