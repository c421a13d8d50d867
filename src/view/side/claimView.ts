import { t } from '@vscode/l10n';
import type { Steps } from '../../base/timeSlices.ts';
import { raisesAlarm } from '../../check/alarm.ts';
import type { ProblemData } from '../../check/problem.ts';
import { scorers } from '../../check/score/catalogue.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import { verdictOf } from '../../check/tally.ts';
import type { Assessment, Claim, Finding, Flags } from '../../check/types.ts';
import { attributionLabel, attributionText, sourceFixTitle } from '../../report/attributionText.ts';
import { judgeName } from '../../report/judgeName.ts';
import { countsAsText, ruleText } from '../../report/labels.ts';
import { placeText } from '../../report/place.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { reasonText } from '../../report/reasonText.ts';
import { differingWords } from '../../review/differingWords.ts';
import { worstFirst } from '../../review/findingOrder.ts';
import type { FixMode } from '../../review/fixes.ts';
import type { LiveFinding, Review } from '../../review/review.ts';
import type { Span } from '../../text/span.ts';
import type { ViewClaim } from './sideProtocol.ts';

interface ClaimViewOptions {
  readonly scorer: ScorerId;
  readonly leastAlarm: number;
  readonly fixMode: FixMode;
  /** Why a finding has no squiggle, where it might. */
  quietText(finding: Finding): string | undefined;
  /** What kept the check from its end, and is told above the claims: no claim tells it again. */
  readonly told?: ProblemData;
  lineAt(offset: number): number;
  /** The cell of a table that the words at fault stand in, and its name in words. */
  cellAt(focus: Span): (Span & { readonly name: string }) | undefined;
}

/** A review's findings, in the order of the text, one a step. */
export function* claimViewSteps(review: Review, options: ClaimViewOptions): Steps<ViewClaim[]> {
  const ranks = new Map(worstFirst(review.findings).map((live, rank) => [live, rank]));
  const views: ViewClaim[] = [];
  for (const live of review.findings) {
    views.push(claimView(live, ranks.get(live)!, options));
    yield;
  }
  return views;
}

/** Member by member: spreads of ten thousand take longer than all else. */
function claimView(live: LiveFinding, rank: number, options: ClaimViewOptions): ViewClaim {
  const { finding, stale, decision, note } = live;
  const { leastAlarm, lineAt, quietText } = options;
  const parts = findingParts(finding, options);
  return {
    id: finding.claim.id,
    text: parts.text,
    line: lineAt(finding.claim.start),
    verdict: verdictOf(finding),
    flagged: raisesAlarm(finding, leastAlarm),
    quiet: stale || decision ? undefined : quietText(finding),
    countsAs: parts.countsAs,
    judge: parts.judge,
    stale,
    decision: decision && {
      kind: decision.kind,
      author: decision.author,
      inText: decision.inText,
    },
    note,
    cell: parts.cell,
    focus: parts.focus,
    reason: parts.reason,
    faults: parts.faults,
    flags: parts.flags,
    confidence: parts.confidence,
    evidence: parts.evidence,
    correction: parts.correction,
    copiesCorrection: parts.copiesCorrection,
    rank,
  };
}

type FindingParts = ClaimParts & Pick<ViewClaim, 'text' | 'countsAs' | 'judge'>;

/** Of findings that are still what they were: in a stream of verdicts, most are. */
const known = new WeakMap<Finding, { readonly by: string; readonly parts: FindingParts }>();

/** What takes long to make, and is the same as long as the finding is. */
function findingParts(finding: Finding, { scorer, fixMode, cellAt, told }: ClaimViewOptions): FindingParts {
  const focus = finding.type === 'assessment' ? finding.focus : undefined;
  const cell = focus && cellAt(focus);
  const by = JSON.stringify([scorer, fixMode, cell, told?.code, told?.args]);
  const same = known.get(finding);
  if (same?.by === by) return same.parts;
  const parts: FindingParts = {
    text: plainText(finding.claim.text).text,
    countsAs: countsAsText(scorers[scorer].countsAs(finding)),
    judge: decidedBy(finding),
    ...(finding.type === 'failure' ? failureParts(finding, told) : assessmentParts(finding, fixMode, cell)),
  };
  known.set(finding, { by, parts });
  return parts;
}

/** Who judged it and, of the offline judge, what of it. */
const decidedBy = (finding: Finding): string =>
  finding.type === 'assessment' && finding.rule !== undefined
    ? `${judgeName(finding.judge)} · ${ruleText(finding.rule)}`
    : judgeName(finding.judge);

type ClaimParts = Pick<
  ViewClaim,
  | 'cell'
  | 'focus'
  | 'reason'
  | 'faults'
  | 'flags'
  | 'confidence'
  | 'evidence'
  | 'correction'
  | 'copiesCorrection'
>;

function failureParts(
  { problem }: Extract<Finding, { type: 'failure' }>,
  told: ProblemData | undefined,
): ClaimParts {
  if (told && isSameProblem(problem, told)) return { reason: '', faults: [], flags: [], evidence: [] };
  const { message, nextStep } = problemText(problem);
  return { reason: `${message} ${nextStep}`, faults: [], flags: [], evidence: [] };
}

const isSameProblem = (a: ProblemData, b: ProblemData): boolean =>
  a.code === b.code && JSON.stringify(a.args) === JSON.stringify(b.args);

function assessmentParts(
  assessment: Assessment,
  fixMode: FixMode,
  cell: ReturnType<ClaimViewOptions['cellAt']>,
): ClaimParts {
  return {
    cell: cell?.name,
    focus: focusInText(assessment.claim, cell ?? assessment.focus),
    reason: reasonText(assessment.reason),
    faults: (assessment.attribution ?? []).map((fault) => ({
      label: attributionLabel(fault.kind),
      reason: attributionText(fault),
      fix: fixMode === 'replace' ? sourceFixTitle(fault) : undefined,
    })),
    flags: flagTexts(assessment.flags),
    confidence: assessment.confidence,
    evidence: assessment.evidence.map((evidence) => ({
      place: placeText(evidence),
      quote: evidence.quote,
      focus: differingWords(evidence, assessment),
      role: evidence.role,
    })),
    correction: fixMode === 'none' ? undefined : assessment.correction,
    copiesCorrection: (fixMode === 'copy' && assessment.correction !== undefined) || undefined,
  };
}

/** Only where the claim's text is the document's own; a judge's wording has no place for it. */
function focusInText(claim: Claim, focus: Span | undefined): ViewClaim['focus'] {
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
    ungrounded: t('evidence not in the context'),
    unwarranted: t('weak evidence'),
  };
  return (Object.keys(words) as (keyof Flags)[]).filter((flag) => flags[flag]).map((flag) => words[flag]);
}

/** Markup that a reader of the rendered text does not see; what it encloses stays. None may search far in vain. */
const markup: readonly RegExp[] = [
  /(?<open>!?\[)[^[\]\n]*(?<close>\]\([^()\n]*\))/dg,
  /(?<open>\*\*|__|~~|`)(?=\S)[^\n]{0,400}?\S(?<close>\k<open>)/dg,
  /(?<![\w*])(?<open>[*_])(?=[^\s*_])[^*_\n]*?(?<close>\k<open>)(?![\w*])/dg,
];

interface PlainText {
  readonly text: string;
  /** Where an offset into the marked-up text is in `text`. */
  at(offset: number): number;
}

/** A claim's words without links and emphasis of Markdown, for a list that shows it out of its document. */
export function plainText(source: string): PlainText {
  const cuts = markup
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .flatMap(({ indices }) => [indices!.groups!.open!, indices!.groups!.close!])
    .map(([start, end]): Span => ({ start, end }))
    .toSorted((a, b) => a.start - b.start);
  let text = '';
  let from = 0;
  const kept: Span[] = [];
  for (const { start, end } of cuts) {
    // A shorter mark inside one that is cut already.
    if (start < from) continue;
    kept.push({ start, end });
    text += source.slice(from, start);
    from = end;
  }
  return {
    text: text + source.slice(from),
    at: (offset) =>
      kept.reduce((at, { start, end }) => at - Math.max(0, Math.min(offset, end) - start), offset),
  };
}
