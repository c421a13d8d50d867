import { clashDecision } from '../decision.ts';
import { isProven, surestClash } from '../matching/valueMatch.ts';
import type { DecidingRule } from './rule.ts';

export const provenClash: DecidingRule = {
  id: 'provenClash',
  kind: 'decides',
  says: 'Contradicted: the context gives another value for the same thing, and as good as all of the claim’s words stand around it.',
  examples: [
    {
      context: 'The ferry carries 120 cars. It was built in 1998.',
      acts: 'The ferry carries 900 cars.',
      leaves: 'Up to 120 cars fit on the ferry.',
    },
    {
      context: 'The office opens at 9:30 on weekdays. Letters are answered within three days.',
      acts: 'The office opens at 8:30 on weekdays.',
      leaves: 'On weekdays, the office is open from half past nine.',
    },
  ],
  decide(seen) {
    const clash = surestClash(seen.values);
    return clash && isProven(clash) ? clashDecision('provenClash', seen, clash) : undefined;
  },
};
