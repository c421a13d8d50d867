import type { DraftOf } from '../draft.ts';
import type { Numeral } from '../numerals/numeral.ts';

const mark =
  /\s?(?:(?<points>percentage[\s-]points?|pp(?![\p{L}])|(?:%|percent)[\s-]points?|prozentpunkte?n?|ポイント)|%|％|‰|percent(?:age)?(?![\p{L}])|per\scent(?![\p{L}])|pct\.?(?![\p{L}])|prozent(?![\p{L}])|pour\scent|por\sciento|パーセント)/iuy;

/** The numeral as a percentage, or as a difference in percentage points. */
export function readPercentage(text: string, numeral: Numeral): DraftOf<'percentage'> | undefined {
  mark.lastIndex = /[-\s]/.test(text[numeral.end] ?? '') ? numeral.end + 1 : numeral.end;
  const match = mark.exec(text);
  if (!match) return undefined;
  const perMille = match[0].includes('‰') ? 0.1 : 1;
  const value = numeral.value * perMille;
  return {
    kind: 'percentage',
    start: numeral.start,
    end: mark.lastIndex,
    amount: { low: value, high: value, step: numeral.step * perMille },
    ...(match.groups?.points === undefined ? {} : { points: true }),
  };
}
