import { placeOf } from '../../../check/types.ts';
import { copiedFrom } from '../copied.ts';
import { cite } from '../decision.ts';
import { surestClash } from '../matching/valueMatch.ts';
import { shortened } from '../reasons.ts';
import { passagesIn } from '../retrieval.ts';
import type { DecidingRule } from './rule.ts';

export const deniedPresence: DecidingRule = {
  id: 'deniedPresence',
  kind: 'decides',
  says: 'Contradicted: the claim says that something is missing or not mentioned, and the context speaks of it.',
  examples: [
    {
      context: 'The Team plan costs 12 euros a month. The Free plan has one project.',
      acts: 'There is no Team plan.',
      leaves: 'There is no Student plan.',
    },
    {
      context: 'Parcels are picked up on Mondays. Returns are free for thirty days.',
      acts: 'The text does not mention returns.',
      leaves: 'The text does not mention insurance.',
    },
  ],
  decide({ absence, values, words, near }) {
    if (absence?.how !== 'stated' || surestClash(values)) return undefined;
    // The context itself denies it, in the same words.
    if (copiedFrom(words, passagesIn(near))) return undefined;
    const { from, at } = absence;
    return {
      rule: 'deniedPresence',
      verdict: 'contradicted',
      reason: { code: 'notMissing', from, quote: shortened(at.text), at: placeOf(at.passage) },
      citations: [cite(at, 'clashes')],
      confidence: 'medium',
      alarm: 0.8,
      support: 0.1,
    };
  },
};
