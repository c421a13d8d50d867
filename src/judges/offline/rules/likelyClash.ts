import { clashDecision } from '../decision.ts';
import { isProven, surestClash } from '../matching/valueMatch.ts';
import type { SuspectingRule } from './rule.ts';

export const likelyClash: SuspectingRule = {
  id: 'likelyClash',
  kind: 'suspects',
  says: 'Contradicted, unless the model reads that the context supports it: the context gives another value for what is the same thing by most of the claim’s words.',
  examples: [
    {
      context: 'In its first summer, the new ferry carried 12,400 passengers.',
      acts: 'The boat took 14,200 passengers across in its first summer.',
      leaves: 'The ferry carried 12,400 passengers in its first summer.',
    },
  ],
  decide(seen) {
    const clash = surestClash(seen.values);
    return clash && !isProven(clash) ? clashDecision('likelyClash', seen, clash) : undefined;
  },
};
