/** What a model costs, in the currency that the person counts in, per million tokens. */
export interface Price {
  readonly promptPerMillion?: number;
  readonly completionPerMillion?: number;
}

export const noPrice: Price = {};

/** `undefined` where no price is known, which is not the same as free. */
export function priceOf(price: Price, promptTokens: number, completionTokens: number): number | undefined {
  const { promptPerMillion, completionPerMillion } = price;
  if (promptPerMillion === undefined && completionPerMillion === undefined) return undefined;
  return (promptTokens * (promptPerMillion ?? 0) + completionTokens * (completionPerMillion ?? 0)) / 1e6;
}
