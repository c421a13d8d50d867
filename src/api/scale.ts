import { Problem } from '../check/problem.ts';

export interface Scaled {
  readonly scale?: number;
  readonly options?: { readonly scale?: number };
}

/** What a full score is, beside the options or in them; default 1. Throws a `Problem` (badScale). */
export function scaleOf({ options, scale = options?.scale ?? 1 }: Scaled): number {
  if (typeof scale !== 'number' || !Number.isFinite(scale) || scale <= 0)
    throw new Problem('badScale', { value: String(scale) });
  return scale;
}
