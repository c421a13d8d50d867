import { words } from '../../text/words.ts';

/** A correction is offered only when all that it says stands in the evidence. */
export function consistentCorrection(right: string, evidence: string): string | undefined {
  const known = new Set(words(evidence).map(({ stem }) => stem));
  const telling = words(right).filter(({ stop }) => !stop);
  return telling.length > 0 && telling.every(({ stem }) => known.has(stem)) ? right.trim() : undefined;
}
