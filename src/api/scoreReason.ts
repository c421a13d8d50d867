import type { Report } from '../check/report.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import { scorers } from '../check/score/scorers.ts';
import type { Outcome } from '../check/types.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { apiReason } from './apiReason.ts';

export interface ScoreReason {
  readonly text: string;
  /** What a model was asked; empty where the reason is written from the verdicts alone. */
  readonly prompt: string;
  readonly usage: Report['usage'];
}

/** The reason of a score: our own words, or a model's where one is given and has any. */
export async function scoreReason(
  scorer: ScorerId,
  report: Report,
  outcome: Outcome,
  context: readonly string[],
  model: ChatModel | undefined,
  signal: AbortSignal,
): Promise<ScoreReason> {
  const text = apiReason(report, outcome);
  const { usage } = report;
  if (!model || report.score === null) return { text, prompt: '', usage };
  const claims = outcome.findings.map((finding, i) => ({
    text: finding.claim.text,
    countedAs: scorers[scorer].countsAs(finding),
    reason: report.claims[i]!.reason,
  }));
  const { writeReason } = await import('../judges/llm/reason.ts');
  const written = await writeReason(model, { score: text, claims, context }, signal);
  return {
    text: written.text ?? text,
    prompt: written.prompt,
    usage: {
      ...usage,
      calls: usage.calls + 1,
      promptTokens: usage.promptTokens + written.usage.promptTokens,
      completionTokens: usage.completionTokens + written.usage.completionTokens,
    },
  };
}
