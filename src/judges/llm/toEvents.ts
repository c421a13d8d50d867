import type { Judged, NotCheckable } from '../../check/judge.ts';
import type { Sentence } from '../../check/types.ts';
import type { Answer } from './answer.ts';
import { type ClaimAnswer, type Shown, toJudged } from './toJudged.ts';

/**
 * A sentence's answer as events. `undefined` when it does not hold together: a claim's words are not the
 * sentence's, a sentence is split into nothing, or the same words get two answers.
 */
export function toEvents(
  answer: Answer,
  sentences: readonly Sentence[],
  shown: Shown,
): readonly (Judged | NotCheckable)[] | undefined {
  if ('skip' in answer) return [{ type: 'notCheckable', sentence: answer.skip - 1, why: answer.why }];
  const position = ('sentence' in answer ? answer.sentence : answer.split) - 1;
  const claims: readonly ClaimAnswer[] =
    'sentence' in answer
      ? [{ words: '', flags: [], context: answer.context, verdict: answer.is }]
      : answer.claims.map(({ is, ...claim }) => ({ ...claim, verdict: is }));
  const judged = claims.map((claim) => toJudged(claim, position, sentences[position]!, shown));
  const complete = judged.filter((event) => event !== undefined);
  const places = new Set(complete.map(({ start, end }) => `${start} ${end}`));
  return complete.length === claims.length && places.size === claims.length && claims.length > 0
    ? complete
    : undefined;
}
