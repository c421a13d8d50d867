import type { Value } from '../../../values/value.ts';
import type { Veto } from './rule.ts';

const bareKinds: ReadonlySet<Value['kind']> = new Set(['number', 'ordinal']);

/**
 * Bare numbers, ranks and names are left to the reading: where it supports a claim they are mostly another way to say what
 * is there ("half a dozen", "her brother" by his name).
 */
export const missingMeasure: Veto = {
  id: 'missingMeasure',
  kind: 'vetoes',
  unreadOnly: false,
  says: 'Not supported: a value with a unit, a date or an amount of money stands nowhere in the context, stands only in the question, or is said of something else where the claim’s own thing has another.',
  examples: [
    {
      context: 'The tank is checked every week. It was last painted by the crew.',
      acts: 'The tank of 400 litres is checked every week.',
      leaves: 'Each week, somebody has a look at the tank.',
    },
  ],
  holdsBack: ({ values }) =>
    values.some(
      (match) =>
        match.how === 'fromQuestion' ||
        (match.how === 'absent' && !match.mayFollow && !bareKinds.has(match.value.kind)) ||
        (match.how === 'elsewhere' && match.isOfOther),
    ),
};
