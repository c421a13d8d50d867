import { Problem } from '../../check/problem.ts';
import type { ChatModel } from '../../models/chatModel.ts';

/** One answer, and what it used. */
export interface YesOrNo {
  readonly yes: boolean;
  /** Probability of yes, 0..1, where the endpoint tells. */
  readonly probability?: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Asks a fact-checking model whether the document supports the claim, in the words that it was trained on. */
export async function askYesOrNo(
  model: ChatModel,
  document: string,
  claim: string,
  signal: AbortSignal,
): Promise<YesOrNo> {
  const request = {
    system: '',
    user: `Document: ${document}\nClaim: ${claim}`,
    maxTokens: 8,
    probabilities: true as const,
  };
  let text = '';
  let tokens = { promptTokens: 0, completionTokens: 0 };
  let probability: number | undefined;
  for await (const event of model.stream(request, signal)) {
    if (event.type === 'text') text += event.text;
    if (event.type === 'usage')
      tokens = { promptTokens: event.promptTokens, completionTokens: event.completionTokens };
    if (event.type === 'probabilities') probability ??= yesShare(event.tokens);
    if (event.type === 'finish' && event.how === 'refused') throw new Problem('refused', { model: model.id });
  }
  const word = /^\W*(yes|no)\b/i.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) throw new Problem(text === '' ? 'noAnswer' : 'offSchema', { model: model.id });
  return { yes: word === 'yes', ...tokens, ...(probability === undefined ? {} : { probability }) };
}

/** Yes against no; other tokens say nothing about either. */
function yesShare(tokens: Readonly<Record<string, number>>): number | undefined {
  const sum = (wanted: string) =>
    Object.entries(tokens).reduce(
      (total, [token, share]) => (token.trim().toLowerCase() === wanted ? total + share : total),
      0,
    );
  const [yes, no] = [sum('yes'), sum('no')];
  return yes + no > 0 ? yes / (yes + no) : undefined;
}
