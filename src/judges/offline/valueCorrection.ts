import { nearlyEqual } from '../../values/agree/amounts.ts';
import { comparesAmounts } from '../../values/derivation.ts';
import type { Value } from '../../values/value.ts';

/**
 * What to write in the place of the claim's value. The context may name the unit elsewhere, in a column's head or a
 * key; then its number takes the claim's own unit, where that counts alike, and else there is no correction.
 */
export function correctionOf(value: Value, other: Value): string | undefined {
  if (value.text.toLowerCase() === other.text.toLowerCase()) return undefined;
  // By how much two things differ is not what one of them is.
  if (comparesAmounts(value) !== comparesAmounts(other)) return undefined;
  if (!isBare(other.text) || isBare(value.text)) return other.text;
  if (!('amount' in value) || !('amount' in other)) return other.text;
  const [numeral, ...more] = value.text.match(/\p{N}[\p{N}.,]*/gu) ?? [];
  if (numeral === undefined && value.kind === 'number') return other.text;
  if (numeral === undefined || more.length > 0) return undefined;
  if (value.kind === 'quantity' && other.kind === 'quantity' && value.unit === other.unit)
    return value.text.replace(new RegExp(`[-−]?${numeral.replaceAll('.', '\\.')}`, 'u'), other.text);
  const unit = value.amount.low / toNumber(numeral);
  return nearlyEqual(other.amount.low, toNumber(other.text) * unit)
    ? value.text.replace(numeral, other.text)
    : undefined;
}

const isBare = (text: string): boolean => /^[-−]?[\p{N}.,'\s]+$/u.test(text);

/** Separators do not matter here, since both sides are read alike and compared with what was understood. */
const toNumber = (text: string): number => Number(text.replace(/[^\d.]/g, ''));
