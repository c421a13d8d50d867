import { findHedges } from './hedges.ts';
import { findSubjective } from './subjective.ts';

/** How a statement is meant (SCORERS §1): where it judges and speculates at once, the judgement counts. */
export function toneOf(text: string): { readonly hedged?: true; readonly subjective?: true } {
  if (findSubjective(text).length > 0) return { subjective: true };
  return findHedges(text).length > 0 ? { hedged: true } : {};
}
