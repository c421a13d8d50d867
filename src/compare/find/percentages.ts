import type { DraftOf } from '../draft.ts';
import type { Numeral } from '../numerals/numeral.ts';

const mark =
  /\s?(?:(?<points>percentage[\s-]points?|pp(?![\p{L}])|(?:%|percent)[\s-]points?|prozentpunkte?n?|ポイント)|%|％|‰|percent(?:age)?(?![\p{L}])|per\scent(?![\p{L}])|pct\.?(?![\p{L}])|prozent(?![\p{L}])|pour\scent|por\sciento|パーセント|(?<tenth>割(?!引|合|り)|成(?![\p{Script=Han}])))/iuy;

/** The numeral as a percentage, or as a difference in percentage points. */
export function readPercentage(text: string, numeral: Numeral): DraftOf<'percentage'> | undefined {
  mark.lastIndex = /[-\s]/.test(text[numeral.end] ?? '') ? numeral.end + 1 : numeral.end;
  const match = mark.exec(text);
  if (!match) return readPrefixed(text, numeral);
  const factor = match[0].includes('‰') ? 0.1 : match.groups?.tenth ? 10 : 1;
  const value = numeral.value * factor;
  return {
    kind: 'percentage',
    start: numeral.start,
    end: mark.lastIndex,
    amount: { low: value, high: value, step: numeral.step * factor },
    ...(match.groups?.points === undefined ? {} : { points: true }),
  };
}

/** 百分之二十 */
function readPrefixed(text: string, { start, end, value, step }: Numeral): DraftOf<'percentage'> | undefined {
  const lead = '百分之';
  if (!text.startsWith(lead, start - lead.length)) return undefined;
  return { kind: 'percentage', start: start - lead.length, end, amount: { low: value, high: value, step } };
}
