import { wholePhrases } from '../../lexicon/languages.ts';
import { unitAt } from '../units.ts';
import type { BareValueOf } from '../value.ts';
import { toBase } from './measures.ts';

const halfOf = new RegExp(wholePhrases(({ measures }) => measures.halfOf).source, 'giu');

/** Half of a unit of measurement: "half a litre", "ein halber Kilometer", "un demi-litre". */
export function findHalves(text: string): BareValueOf<'quantity'>[] {
  return [...text.matchAll(halfOf)].flatMap(({ 0: half, index }) => {
    const found = unitAt(text, index + half.length);
    if (!found) return [];
    const written = { low: 0.5, high: 0.5, step: 0.25 };
    const { dimension, symbol: unit } = found.unit;
    return {
      kind: 'quantity',
      start: index,
      end: found.end,
      dimension,
      unit,
      written,
      amount: toBase(written, found.unit),
    };
  });
}
