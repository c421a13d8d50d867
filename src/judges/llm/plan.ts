import type { Estimate, JudgeRequest, NotCheckable } from '../../check/judge.ts';
import { estimateTokens } from '../../models/tokens.ts';
import type { Passage } from '../../text/passage.ts';
import { answerShape } from './answerShape.ts';
import { toBatches } from './batches.ts';
import { buildPrompt, type Prompt } from './prompt.ts';
import { selectPassages } from './selectPassages.ts';

/** A check before its first call: what is asked, in which calls, and what the model gets to see. */
export interface Plan {
  /** Sentences that need no model. */
  readonly setAside: readonly NotCheckable[];
  readonly passages: readonly Passage[];
  readonly prompt: Prompt;
  /** Positions of sentences, one list a call. */
  readonly batches: readonly (readonly number[])[];
}

/** Decides all of a check that needs no model. `contextTokens`: most tokens of context to show. */
export function planCheck(request: JudgeRequest, contextTokens: number): Plan {
  const asked = request.sentences.flatMap((_, i) => (request.only?.has(i) === false ? [] : [i]));
  const setAside = asked.flatMap((position) => withoutModel(request, position) ?? []);
  const aside = new Set(setAside.map(({ sentence }) => sentence));
  const checkable = asked.filter((position) => !aside.has(position));
  const asking = checkable.map((position) => request.sentences[position]!);
  const passages = selectPassages(request.index, asking, contextTokens);
  const prompt = buildPrompt({ ...request, passages });
  return { setAside, passages, prompt, batches: toBatches(checkable, estimateTokens(prompt.user([]))) };
}

/** Share of a prompt's limit to use: estimates of tokens may be short of the truth by this much. */
const usableShare = 0.75;

/** Tokens that a prompt of at most `limit` tokens leaves for context, beside the output and the rules. */
export function contextRoom({ sentences }: JudgeRequest, limit: number): number {
  const output = sentences.reduce((sum, { text }) => sum + estimateTokens(text) + 3, 0);
  return Math.max(0, limit * usableShare - output - 1000);
}

/** Headings and code hold no claims whatever they say; a model is not paid to tell so. */
export function withoutModel({ sentences }: JudgeRequest, position: number): NotCheckable | undefined {
  const { kind } = sentences[position]!;
  return kind === 'heading' || kind === 'code'
    ? { type: 'notCheckable', sentence: position, why: kind }
    : undefined;
}

/** Measured over mixed texts: most answers are bare verdicts, some carry a reason and a correction. */
const completionTokensPerSentence = 22;

/** Tokens that a plan will use, where no call has to be repeated. */
export function estimatePlan({ prompt, batches }: Plan): Omit<Estimate, 'cost'> {
  const fixed = estimateTokens(prompt.system) + estimateTokens(JSON.stringify(answerShape().schema));
  return {
    calls: batches.length,
    promptTokens: batches.reduce((sum, batch) => sum + fixed + estimateTokens(prompt.user(batch)), 0),
    completionTokens: batches.flat().length * completionTokensPerSentence,
  };
}
