/** A run that cannot be scored: it has no score, and its place in a mean is left out and counted. */
export interface NotScorable {
  readonly score: null;
  readonly notScorable: { readonly reason?: string };
}

/** What a scorer of one's own returns for a run that lacks what it scores. */
export const notScorable = (reason?: string): NotScorable => ({
  score: null,
  notScorable: reason === undefined ? {} : { reason },
});
