import { t } from '@vscode/l10n';
import { isFlagged } from '../check/flag.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import { scorers } from '../check/score/scorers.ts';
import type { Assessment, Finding, Flags } from '../check/types.ts';
import { countsAsText, placeText, problemText, reasonText } from '../report/words.ts';
import { worstFirst } from '../review/order.ts';
import type { LiveFinding, Review } from '../review/review.ts';
import { judgeName } from './judgeName.ts';
import { plainText } from './plainText.ts';
import type { ViewClaim, ViewVerdict } from './protocol.ts';

interface Options {
  readonly scorer: ScorerId;
  readonly leastAlarm: number;
  lineAt(offset: number): number;
}

/** A review's findings, in the order of the text. */
export function claimViews(review: Review, options: Options): ViewClaim[] {
  const ranks = new Map(worstFirst(review.findings).map((live, rank) => [live, rank]));
  return review.findings.map((live) => ({ ...claimView(live, options), rank: ranks.get(live)! }));
}

export const verdictOf = (finding: Finding): ViewVerdict =>
  finding.type === 'failure' ? 'failed' : finding.verdict;

function claimView(
  { finding, stale, decision }: LiveFinding,
  { scorer, leastAlarm, lineAt }: Options,
): Omit<ViewClaim, 'rank'> {
  const { claim, judge } = finding;
  return {
    id: claim.id,
    text: plainText(claim.text).text,
    line: lineAt(claim.start),
    verdict: verdictOf(finding),
    flagged: isFlagged(finding, leastAlarm),
    countsAs: countsAsText(scorers[scorer].countsAs(finding)),
    judge: judgeName(judge),
    stale,
    decision: decision && { kind: decision.kind, note: decision.note, author: decision.author },
    ...(finding.type === 'failure' ? failureParts(finding) : assessmentParts(finding)),
  };
}

type Parts = Pick<ViewClaim, 'focus' | 'reason' | 'flags' | 'confidence' | 'evidence' | 'correction'>;

function failureParts({ problem }: Extract<Finding, { type: 'failure' }>): Parts {
  const { message, nextStep } = problemText(problem);
  return { reason: `${message} ${nextStep}`, flags: [], evidence: [] };
}

function assessmentParts(assessment: Assessment): Parts {
  return {
    focus: focusInText(assessment),
    reason: reasonText(assessment.reason),
    flags: flagTexts(assessment.flags),
    confidence: assessment.confidence,
    evidence: assessment.evidence.map((evidence) => ({
      place: placeText(evidence),
      quote: evidence.quote,
      role: evidence.role,
    })),
    correction: assessment.correction,
  };
}

/** Only where the claim's text is the document's own; a judge's wording has no place for it. */
function focusInText({ claim, focus }: Assessment): ViewClaim['focus'] {
  if (!focus || claim.text.length !== claim.end - claim.start) return undefined;
  const { at } = plainText(claim.text);
  const start = at(Math.max(0, focus.start - claim.start));
  const end = at(Math.min(claim.text.length, focus.end - claim.start));
  return start < end ? { start, end } : undefined;
}

function flagTexts(flags: Flags): string[] {
  const words: Readonly<Record<keyof Flags, string>> = {
    hedged: t('hedged'),
    subjective: t('subjective'),
    rounded: t('rounded'),
    coarser: t('less precise'),
    disputed: t('disputed by comparison'),
    ungrounded: t('evidence not found'),
  };
  return (Object.keys(words) as (keyof Flags)[]).filter((flag) => flags[flag]).map((flag) => words[flag]);
}
