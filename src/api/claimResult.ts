import { t } from '@vscode/l10n';
import type { Report } from '../check/report.ts';
import { scorers } from '../check/score/catalogue.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import type { Finding, Outcome } from '../check/types.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { problemText } from '../report/problems/problemText.ts';

export interface ClaimVerdict {
  readonly statement: string;
  /** Hallucination: yes (hallucinated) or no. Faithfulness: yes (supported), no or unsure. */
  readonly verdict: 'yes' | 'no' | 'unsure';
  readonly reason: string;
}

/** The verdicts of claims that were judged; failed ones are told in `assessments` and `status`. */
export function claimVerdicts(
  scorer: ScorerId,
  findings: readonly Finding[],
  claims: Report['claims'],
): readonly ClaimVerdict[] {
  return findings.flatMap((finding, i) => {
    const verdict = verdictWord(scorer, finding);
    return verdict ? [{ statement: finding.claim.text, verdict, reason: claims[i]!.reason }] : [];
  });
}

function verdictWord(scorer: ScorerId, finding: Finding): ClaimVerdict['verdict'] | undefined {
  switch (scorers[scorer].countsAs(finding)) {
    case 'supported':
    case 'hallucinated':
    case 'clash':
      return 'yes';
    case 'contradicted':
    case 'fine':
    case 'noClash':
      return 'no';
    case 'unsure':
      return 'unsure';
    case 'notCounted':
      return undefined;
  }
}

export interface WordedReason {
  readonly text: string;
  /** What a model was asked; empty where the reason is written from the verdicts alone. */
  readonly prompt: string;
  readonly usage: Report['usage'];
}

/** What a score was made from. */
interface ScoredClaims {
  readonly scorer: ScorerId;
  readonly report: Report;
  readonly outcome: Outcome;
  readonly context: readonly string[];
}

/** The reason of a score: our own words, or a model's where one is given and has any. */
export async function wordedReason(
  { scorer, report, outcome, context }: ScoredClaims,
  model: ChatModel | undefined,
  signal: AbortSignal,
): Promise<WordedReason> {
  const text = apiReason(report, outcome);
  const { usage } = report;
  if (!model || report.score === null) return { text, prompt: '', usage };
  const claims = outcome.findings.map((finding, i) => ({
    text: finding.claim.text,
    countedAs: scorers[scorer].countsAs(finding),
    reason: report.claims[i]!.reason,
  }));
  const { writeReason } = await import('../judges/llm/writtenReason.ts');
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

/** The report's reason; for programs a score that does not apply is 0, and a failed one says what failed. */
function apiReason({ status, reason, claims }: Report, outcome: Outcome): string {
  if (status === 'notApplicable')
    return claims.length === 0
      ? t('The score is 0 because there are no claims to check.')
      : t('The score is 0 because the context is empty.');
  const failed = outcome.findings.find((finding) => finding.type === 'failure');
  return status === 'failed' && failed?.type === 'failure'
    ? `${reason} ${problemText(failed.problem).message}`
    : reason;
}
