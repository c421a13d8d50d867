import type { Matcher } from '../matcher.ts';
import { isObject } from '../pairing.ts';

/** Less of the claim in common, and other things are done to these. */
const leastShared = 0.8;

/**
 * Who does it and to whom, where a small word tells it whatever the order: "la alcaldesa criticó al portavoz" for "a la
 * alcaldesa la criticó el portavoz".
 */
export const matchObjectSign: Matcher = ({ claim, evidence, pairing }) => {
  if (claim.markers.objectSigns.size === 0 || pairing.share < leastShared) return 'unknown';
  const gained = [...pairing.there].find(([i, j]) => isObject(claim, i) && !isObject(evidence, j));
  const lost = [...pairing.there].find(([i, j]) => !isObject(claim, i) && isObject(evidence, j));
  return gained && lost
    ? { kind: 'role', here: claim.words[gained[0]]!, there: evidence.words[lost[1]]! }
    : 'unknown';
};
