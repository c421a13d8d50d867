import { anyPhrase } from '../../lexicon/languages.ts';
import type { BareValue } from '../value.ts';

const joint = new RegExp(`^(?:,?\\s(?:(?:${anyPhrase(({ ranges }) => ranges.and)})\\s)?)?$`, 'iu');

/** One length of time told in two units: "deux heures et vingt minutes", 一小时二十分钟. `found` are in order. */
export function joinDurations(text: string, found: readonly BareValue[]): BareValue[] {
  const joined: BareValue[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    const whole = last && join(text, last, next);
    if (whole) joined.pop();
    joined.push(whole ?? next);
  }
  return joined;
}

function join(text: string, first: BareValue, second: BareValue): BareValue | undefined {
  if (first.kind !== 'duration' || second.kind !== 'duration') return undefined;
  if (!isOne(first.amount) || !isOne(second.amount) || !joint.test(text.slice(first.end, second.start)))
    return undefined;
  if (second.unit >= first.unit || second.amount.low >= first.unit) return undefined;
  const value = first.amount.low + second.amount.low;
  const amount = { low: value, high: value, step: second.amount.step };
  return { ...first, end: second.end, amount, unit: second.unit };
}

const isOne = ({ low, high }: { readonly low: number; readonly high: number }): boolean => low === high;
