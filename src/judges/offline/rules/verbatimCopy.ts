import { copiedFrom } from '../copied.ts';
import { supportedBy } from '../decision.ts';
import { isUnproven } from '../matching/valueMatch.ts';
import { passagesIn } from '../retrieval.ts';
import type { DecidingRule } from './rule.ts';

export const verbatimCopy: DecidingRule = {
  id: 'verbatimCopy',
  kind: 'decides',
  says: 'Supported: a passage says the claim word for word, and hardly more.',
  examples: [
    {
      context: 'The harbour master keeps the keys. Visitors sign the book unless the gate is locked.',
      acts: 'The harbour master keeps the keys.',
      leaves: 'Visitors sign the book.',
    },
  ],
  decide(seen) {
    const copied = copiedFrom(seen.words, passagesIn(seen.near));
    return copied && !seen.values.some(isUnproven)
      ? supportedBy('verbatimCopy', seen, [copied], { support: 0.99, confidence: 'high' })
      : undefined;
  },
};
