import type { ChatEvent, ChatRequest } from './chatModel.ts';

/** Letters of these scripts are about a token each; Latin text has four characters to a token. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** Tokens of a text, without the model's own tokenizer: within a fifth for prose, on the high side for numbers. */
export function estimateTokens(text: string): number {
  const heavy = text.match(dense)?.length ?? 0;
  return Math.ceil(heavy + (text.length - heavy) / 4);
}

/** For calls whose endpoint does not tell, or that did not come to their end. */
export const estimatedUsage = (
  { system, user }: ChatRequest,
  answer: string,
): Extract<ChatEvent, { type: 'usage' }> => ({
  type: 'usage',
  promptTokens: estimateTokens(system) + estimateTokens(user),
  completionTokens: estimateTokens(answer),
  estimated: true,
});

/** Less than this is no count of a prompt that somebody wrote: such an endpoint does not count. */
const leastCount = 256;
/** Estimates may be wrong by this much. */
const sureShare = 0.5;
const sureTokens = 2000;

/** What of a prompt was not read, by the endpoint's own count: some cut what does not fit and say nothing. */
export function missingTokens(
  request: ChatRequest,
  usage: Extract<ChatEvent, { type: 'usage' }>,
): { readonly read: number; readonly sent: number } | undefined {
  const { promptTokens: read, estimated } = usage;
  const sent = estimatedUsage(request, '').promptTokens;
  if (estimated || read < leastCount || read > sent * sureShare || sent - read < sureTokens) return undefined;
  return { read, sent };
}

/** Windows are multiples of this; what a prompt was cut to is one of them, or a little less. */
const windowStep = 1024;
const windowSlack = 16;
/** A count below this share of the estimate is what a window's size looks like. */
const likelyShare = 0.85;
/** A count below this one is rare for a prompt that was read whole, but where a token is a letter. */
const rareShare = 0.75;

/**
 * Whether an endpoint's count leaves it open that the prompt was cut: it is no count, it is that of a window, or it is
 * less than estimates are wrong by.
 */
export function mayBeCut(request: ChatRequest, usage: Extract<ChatEvent, { type: 'usage' }>): boolean {
  const { promptTokens: read, estimated } = usage;
  const sent = estimatedUsage(request, '').promptTokens;
  if (estimated || sent - read < sureTokens / 2) return false;
  const beside = (read + windowSlack) % windowStep;
  const isWindow = beside <= 2 * windowSlack && read < sent * likelyShare;
  return read < leastCount || isWindow || (!isDense(request.user) && read < sent * rareShare);
}

const isDense = (text: string): boolean => (text.match(dense)?.length ?? 0) * 4 > text.length;

/** What a model costs, in the currency that the person counts in, per million tokens. */
export interface Price {
  readonly promptPerMillion?: number;
  readonly completionPerMillion?: number;
}

interface Tokens {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** What calls used, with its cost where a price is known. */
export function withCost<T extends Tokens>(used: T, price: Price = {}): T & { readonly cost?: number } {
  const cost = priceOf(price, used);
  return cost === undefined ? used : { ...used, cost };
}

/** `undefined` where no price is known, which is not the same as free. */
function priceOf(
  { promptPerMillion, completionPerMillion }: Price,
  { promptTokens, completionTokens }: Tokens,
): number | undefined {
  if (promptPerMillion === undefined && completionPerMillion === undefined) return undefined;
  return (promptTokens * (promptPerMillion ?? 0) + completionTokens * (completionPerMillion ?? 0)) / 1e6;
}
