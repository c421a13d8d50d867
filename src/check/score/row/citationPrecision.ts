import { type CitedClaim, CitedOutput } from './citedClaims.ts';
import { scoreClaims } from './claimShare.ts';
import { type CountedClaim, countedClaims, type RowScorer, unscorable } from './rowScorer.ts';

/**
 * scoring.md §12: the share of citations that help to support their claim. One does not where the claim is not supported by
 * all that it cites, or where it is by the others and not by this one.
 */
export const citationPrecision: RowScorer = {
  direction: 'higherIsBetter',
  needs: ['context', 'output'],
  async score(texts, check, options) {
    const output = new CitedOutput(texts, check);
    const { claims } = await output.claims();
    const counted: CountedClaim[] = [];
    for (const claim of claims)
      for (const citation of claim.citations)
        counted.push({ finding: claim.finding, counts: await helps(citation, claim, output) });
    if (counted.length === 0)
      return unscorable({ scorer: 'none', why: 'noCitations', text: 'output' }, options);
    return scoreClaims('output', { scorer: 'citationPrecision', ...countedClaims(counted) }, options);
  },
};

/** Undefined where it could not be judged. */
async function helps(
  citation: number | undefined,
  { finding, citations, supported }: CitedClaim,
  output: CitedOutput,
): Promise<boolean | undefined> {
  if (citation === undefined || supported === false) return false;
  if (supported === undefined || citations.length === 1) return supported;
  const alone = await output.supports([citation], finding);
  if (alone !== false) return alone;
  const others = await output.supports(
    citations.filter((one) => one !== citation),
    finding,
  );
  return others === undefined ? undefined : !others;
}
