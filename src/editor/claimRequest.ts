import * as z from 'zod/mini';
import type { ClaimActions } from './claimActions.ts';

const shape = z.object({
  uri: z.string(),
  /** `Claim.id`. */
  claim: z.string(),
  act: z.enum([
    'reveal',
    'openEvidence',
    'correct',
    'insertEvidence',
    'removeSentence',
    'ignore',
    'verify',
    'note',
    'undoDecision',
    'recheck',
  ]),
  evidence: z.optional(z.int().check(z.nonnegative())),
  form: z.optional(z.enum(['quote', 'footnote', 'citation'])),
});

/** What a fix or a link asks to be done about a claim. */
export type ClaimRequest = z.infer<typeof shape>;

export function handleClaimRequest(given: unknown, actions: ClaimActions): Promise<void> {
  const { act, evidence = 0, form = 'quote', ...ref } = shape.parse(given);
  switch (act) {
    case 'reveal':
      return actions.reveal(ref, false);
    case 'openEvidence':
      return actions.openEvidence(ref, evidence);
    case 'correct':
      return actions.correct(ref);
    case 'insertEvidence':
      return actions.insertEvidence(ref, form);
    case 'removeSentence':
      return actions.removeSentence(ref);
    case 'ignore':
      return actions.decide(ref, 'ignored');
    case 'verify':
      return actions.decide(ref, 'verified');
    case 'note':
      return actions.note(ref);
    case 'undoDecision':
      return actions.undoDecision(ref);
    case 'recheck':
      return actions.recheck(ref);
  }
}
