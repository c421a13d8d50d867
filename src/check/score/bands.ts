import type { Band } from './scorer.ts';

/** SCORERS §3. `share` is score / scale, 0..1; lower is better. */
export function hallucinationBand(share: number): Band {
  if (share <= 0) return 'none';
  if (share <= 0.4) return 'low';
  if (share <= 0.6) return 'mixed';
  return share <= 0.8 ? 'high' : 'complete';
}

/** SCORERS §4: 1 · .7–.9 · .4–.6 · .1–.3 · 0, and between two bands the nearer; half way, the lower. */
export function faithfulnessBand(share: number): Band {
  if (share > 0.95) return 'all';
  if (share > 0.65) return 'most';
  if (share > 0.35) return 'some';
  return share > 0.05 ? 'few' : 'none';
}

/** SCORERS §5: the nearest of 1 · .75 · .5 · .25 · 0; half way, the better. */
export function contradictionBand(share: number): Band {
  if (share > 0.875) return 'complete';
  if (share > 0.625) return 'high';
  if (share > 0.375) return 'moderate';
  return share > 0.125 ? 'low' : 'none';
}
