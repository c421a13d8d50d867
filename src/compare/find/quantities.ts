import type { DraftOf } from '../draft.ts';
import type { Numeral } from '../numerals/numeral.ts';
import type { Unit } from '../units.ts';
import { unitAt } from '../units.ts';
import type { Amount } from '../value.ts';

const feetInches = /\s?(?:\d{1,2})(?:\s?(?:in|inch|inches|″|"))(?![\p{L}])/uy;

const minusBefore = /(?<![\p{L}])(?:minus|moins|menos)\s$/iu;

/** The numeral with a unit of measurement. */
export function readQuantity(text: string, numeral: Numeral): DraftOf<'quantity'> | undefined {
  const found = unitAt(text, numeral.end);
  if (!found) return undefined;
  const { unit } = found;
  const lead = text.slice(Math.max(0, numeral.start - 7), numeral.start);
  const minus =
    unit.dimension === 'temperature' || unit.symbol === '°' ? minusBefore.exec(lead)?.[0] : undefined;
  const degrees = minus === undefined ? numeral.value : -numeral.value;
  const written = { low: degrees, high: degrees, step: numeral.step };
  const simple = {
    kind: 'quantity',
    start: numeral.start - (minus?.length ?? 0),
    dimension: unit.dimension,
    unit: unit.symbol,
  } as const;
  feetInches.lastIndex = found.end;
  const inches = unit.symbol === 'ft' ? feetInches.exec(text) : null;
  if (!inches) return { ...simple, end: found.end, written, amount: toBase(written, unit) };
  const value = numeral.value + Number.parseInt(inches[0].trim(), 10) / 12;
  const exact = { low: value, high: value, step: 1 / 12 };
  return { ...simple, end: found.end + inches[0].length, written: exact, amount: toBase(exact, unit) };
}

export function toBase(written: Amount, unit: Unit): Amount {
  const offset = unit.offset ?? 0;
  return {
    low: written.low * unit.factor + offset,
    high: written.high * unit.factor + offset,
    step: written.step * unit.factor,
  };
}
