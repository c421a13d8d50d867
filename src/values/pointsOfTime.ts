import { anyPhrase } from '../lexicon/languages.ts';
import type { CalendarDate, Value } from './value.ts';

const deadline = new RegExp(`(?<!\\p{L})(?:${anyPhrase(({ markers }) => markers.deadlines)})$`, 'iu');
const beginning = new RegExp(`(?<!\\p{L})(?:${anyPhrase(({ markers }) => markers.beginnings)})$`, 'iu');

/** Whether a point of time lies where another one ends or begins what holds: "on 2 March" of "after 1 March". */
export function isWithinBound(value: Value, bound: Value): boolean {
  const [own, other] = [boundOf(value), boundOf(bound)];
  if (own !== undefined || other === undefined) return false;
  const order = orderOf(value, bound);
  return order !== undefined && (other === 'deadline' ? order < 0 : order > 0);
}

function boundOf({ before }: Value): 'deadline' | 'beginning' | undefined {
  const lead = before.slice(0, longestLead).toReversed().join(' ');
  return deadline.test(lead) ? 'deadline' : beginning.test(lead) ? 'beginning' : undefined;
}

/** Words: "no later than". */
const longestLead = 3;

/** Below zero where the first is earlier; undefined where the two do not tell. */
function orderOf(one: Value, other: Value): number | undefined {
  if (one.kind === 'time' && other.kind === 'time') return one.minutes - other.minutes;
  if (one.kind !== 'date' || other.kind !== 'date') return undefined;
  const [a, b] = [one.readings[0], other.readings[0]];
  for (const field of fields) {
    const [mine, theirs] = [a[field], b[field]];
    if (mine === undefined && theirs === undefined) continue;
    if (mine === undefined || theirs === undefined) return undefined;
    if (mine !== theirs) return mine - theirs;
  }
  return undefined;
}

const fields = ['year', 'month', 'day'] as const satisfies readonly (keyof CalendarDate)[];
