import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FromView, ViewClaim } from '../../src/view/side/sideProtocol.ts';
import { nextOpen } from './claimArrangement.ts';
import { type ActOnClaim, actionsOf } from './claimButtons.tsx';

/** Acts on claims in a list: what settles one leads to the next open one, and undo comes back to it. */
export function useReviewActions(
  claims: readonly ViewClaim[],
  post: (message: FromView) => void,
  onPick: (claim: ViewClaim) => void,
): ActOnClaim {
  const settled = useRef<readonly { readonly id: string; readonly undo: 'undoDecision' | 'undoFix' }[]>([]);
  /** Claims whose decision is taken back, until a snapshot says so: one that was made before may still come. */
  const undone = useRef(new Set<string>());
  useLayoutEffect(() => {
    for (const { id, decision } of claims) if (!decision) undone.current.delete(id);
  }, [claims]);
  return (type, shown) => {
    const now = claims.map((one) => (undone.current.has(one.id) ? { ...one, decision: undefined } : one));
    const position = claims.indexOf(shown);
    const claim = now[position] ?? shown;
    const last = settled.current.at(-1);
    if (type === 'undoDecision' && !claim.decision) {
      if (!last) return;
      settled.current = settled.current.slice(0, -1);
      post({ type: last.undo, claim: last.id });
      undone.current.add(last.id);
      const back = claims.find(({ id }) => id === last.id);
      if (back) onPick(back);
      return;
    }
    if (!actionsOf(claim).some((action) => action.type === type)) return;
    post({ type, claim: claim.id });
    if (type === 'undoDecision') {
      undone.current.add(claim.id);
      settled.current = settled.current.filter(({ id }) => id !== claim.id);
    }
    const copied = type === 'applyFix' && claim.copiesCorrection;
    if (copied || (type !== 'ignore' && type !== 'verify' && type !== 'applyFix')) return;
    undone.current.delete(claim.id);
    const undo = type === 'applyFix' ? 'undoFix' : 'undoDecision';
    settled.current = [...settled.current, { id: claim.id, undo }];
    const done = new Set(settled.current.map(({ id }) => id));
    const next = nextOpen(now, position, done);
    if (next) onPick(next);
  };
}
