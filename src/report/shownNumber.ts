/** Distances below are faults of adding up, not differences. */
const noise = 1e-9;

/** Two decimals at most. Only what is whole reads so: 0.998 is 0.99. */
export const roundedScore = (value: number): number => rounded(value, 2, Math.round(value));

/** The same with both decimals: "0.50", "1.00". */
export const numberText = (value: number): string => roundedScore(value).toFixed(2);

/** A share, 0..1, in per cent. Only none of it reads 0 and only all of it 100: 0.9996 is 99.9. */
export const percentage = (share: number, decimals: number): number =>
  rounded(share * 100, decimals, share < 0.5 ? 0 : 100);

/** Rounded, but not to `end` unless it is that. */
function rounded(value: number, decimals: number, end: number): number {
  const steps = 10 ** decimals;
  const nearest = Math.round(value * steps);
  const falls = nearest === end * steps && Math.abs(value - end) > noise;
  return (falls ? nearest + Math.sign(value - end) : nearest) / steps;
}
