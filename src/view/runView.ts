import { t } from '@vscode/l10n';
import type { Review, Run } from '../review/review.ts';
import type { ViewRun } from './protocol.ts';

export function runView(review: Review | undefined): ViewRun {
  if (!review) return { state: 'none' };
  const { run, outcome, pending } = review;
  if (run.state === 'running') {
    const total = outcome.sentences.length;
    return { state: 'running', answered: Math.max(0, total - pending), total, estimate: estimateText(run) };
  }
  const used = usageText(outcome.usage);
  const seconds = ((run.total ?? 0) / 1000).toFixed(1);
  return { state: run.state, usage: used && t('{0}, {1} s', used, seconds) };
}

/** What a run was expected to use before it began; empty where it makes no call. */
export function estimateText({ estimate }: Pick<Run, 'estimate'>): string {
  if (!estimate || estimate.calls === 0) return '';
  const { promptTokens, completionTokens, cost } = estimate;
  const tokens = (promptTokens + completionTokens).toLocaleString();
  return cost === undefined
    ? t('about {0} tokens', tokens)
    : t('about {0} tokens, cost {1}', tokens, cost.toPrecision(2));
}

function usageText({ calls, promptTokens, completionTokens, cost }: Review['outcome']['usage']): string {
  if (promptTokens + completionTokens === 0) return '';
  const tokens = (promptTokens + completionTokens).toLocaleString();
  const spent = calls === 1 ? t('1 call, {0} tokens', tokens) : t('{0} calls, {1} tokens', calls, tokens);
  return cost === undefined ? spent : t('{0}, cost {1}', spent, cost.toPrecision(2));
}
