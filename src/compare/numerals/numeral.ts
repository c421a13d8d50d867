import type { Span } from '../value.ts';

/** A number as written, before anything around it gives it a meaning. */
export interface Numeral extends Span {
  readonly value: number;
  /** Worth of its last significant digit. */
  readonly step: number;
  readonly form: 'digits' | 'words';
  /** Carries "million", "k", "万" … */
  readonly scaled?: true;
  /** "third", "3rd". */
  readonly ordinal?: true;
  /** "a third of", "2/3", "½". */
  readonly fraction?: true;
  /** Plain digits without separator, sign or scale: could be a year or an identifier. */
  readonly plain?: true;
}

/**
 * Worth of the last significant digit of a whole number. Trailing zeros of numbers from 100 up are taken as
 * rounding, but two digits always count: 384,000 → 1000; 1,200 → 100; 300 → 10; 50 → 1.
 */
export function stepOf(value: number): number {
  const digits = Math.abs(value).toFixed(0);
  if (digits.length < 3) return 1;
  const significant = Math.max(2, digits.replace(/0+$/, '').length);
  return 10 ** Math.max(0, digits.length - significant);
}
