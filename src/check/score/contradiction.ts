import { clashesWith, type Fact, factsOf } from '../../text/facts.ts';
import type { Assessment, Evidence, Finding, Outcome } from '../types.ts';
import {
  type Band,
  type CountsAs,
  countsAsHedged,
  type ScoreOptions,
  type Scorer,
  type ScoreUnit,
} from './scorer.ts';
import { tally } from './share.ts';

/** Above this many statements a share says little, so it gets no band. */
const mostWithBand = 50;

interface Count {
  readonly counted: number;
  readonly total: number;
  /** The total is made of the claims, and one more may add to it. */
  readonly grows?: true;
}

/** scoring.md §5: the share of what stands in the context that the output clashes with. Absence is no clash. */
export const contradiction: Scorer = {
  id: 'contradiction',
  direction: 'lowerIsBetter',
  countsAs,
  score(outcome, options = {}) {
    const { scale = 1 } = options;
    const unit = unitOf(outcome, options.unit ?? 'auto');
    const found = count(outcome, unit);
    const { counted, total } = found;
    const tallies = tally(outcome.findings, countsAs);
    const missing = (tallies.notCounted ?? 0) + outcome.unanswered.length;
    const judged = outcome.findings.length - (tallies.notCounted ?? 0);
    const common = { scorer: 'contradiction', scale, counted, total, unit, missing, tallies } as const;
    if (outcome.sentences.length === 0 || outcome.statements === 0)
      return { ...common, value: 0, status: 'scored', band: 'none' };
    if (judged === 0)
      return { ...common, value: null, status: missing > 0 ? 'failed' : 'notApplicable', band: null };

    const bandOf = (share: number) => (total > mostWithBand ? null : contradictionBand(share));
    const value = (counted / total) * scale;
    if (missing === 0) return { ...common, value, status: 'scored', band: bandOf(counted / total) };
    const [worst, best] = range(found, missing);
    return { ...common, value, status: 'partial', band: bandOf(worst), range: [worst * scale, best * scale] };
  },
};

function countsAs(finding: Finding): CountsAs {
  if (finding.type === 'failure') return 'notCounted';
  return isClash(finding) ? 'clash' : 'noClash';
}

const isClash = (finding: Finding): finding is Assessment =>
  finding.type === 'assessment' && finding.verdict === 'contradicted' && !countsAsHedged(finding.flags);

/** Where a contradicted claim clashes. A judge that named no clashing place means what it did name. */
export function clashingEvidence(finding: Finding): readonly Evidence[] {
  if (!isClash(finding)) return [];
  const clashing = finding.evidence.filter(({ role }) => role === 'clashes');
  return clashing.length > 0 ? clashing : finding.evidence;
}

/** Several items: the item. One item: its statements, or the facts inside it where it has just one. */
function unitOf({ items, statements }: Outcome, asked: NonNullable<ScoreOptions['unit']>): ScoreUnit {
  if (asked === 'item') return 'item';
  if (asked === 'auto' && items > 1) return 'item';
  return asked === 'auto' && statements === 1 ? 'fact' : 'statement';
}

function count(outcome: Outcome, unit: ScoreUnit): Count {
  const clashes = outcome.findings.flatMap(clashingEvidence);
  switch (unit) {
    case 'item':
      return { counted: new Set(clashes.map(({ uri }) => uri)).size, total: outcome.items };
    case 'statement':
    case 'claim':
      return { counted: new Set(clashes.map(({ statement }) => statement)).size, total: outcome.statements };
    case 'fact':
      return countFacts(outcome.findings);
  }
}

/**
 * The facts of a single statement are those that its words bear, as in Mastra's documented example. Where they cannot
 * be told apart, they are those that claims were held against.
 */
function countFacts(findings: readonly Finding[]): Count {
  const clashes = findings.filter(isClash);
  const facts = factsOf(longest(findings));
  if (facts.length < 2) return countTouched(findings);
  const clashing = new Set(clashes.flatMap((finding) => factsAgainst(facts, finding)));
  return { counted: Math.min(clashing.size, facts.length), total: facts.length };
}

/** A clash that is with none of them by their words is with one that they do not show. */
function factsAgainst(facts: readonly Fact[], { claim, reason }: Assessment): readonly (Fact | string)[] {
  const against = facts.filter(
    (fact) =>
      clashesWith(fact, claim.text) || (reason.code === 'differs' && fact.text.includes(reason.there)),
  );
  return against.length > 0 ? against : [claim.id];
}

/** The words of the statement, of which evidence may quote a part. */
const longest = (findings: readonly Finding[]): string =>
  findings
    .flatMap((finding) => (finding.type === 'assessment' ? finding.evidence : []))
    .reduce((text, { quote }) => (quote.length > text.length ? quote : text), '');

/** A value clashed with twice is one. */
function countTouched(findings: readonly Finding[]): Count {
  const touched = findings.filter((finding) => finding.type === 'assessment' && finding.evidence.length > 0);
  const clashing = new Set(
    touched
      .filter(isClash)
      .map(({ reason, claim }) => (reason.code === 'differs' ? `value:${reason.there}` : claim.id)),
  );
  const agreeing = touched.filter((finding) => !isClash(finding)).length;
  return { counted: clashing.size, total: Math.max(1, clashing.size + agreeing), grows: true };
}

/** As shares. Each missing claim might clash with one more statement, or with a fact that is not known yet. */
function range({ counted, total, grows }: Count, missing: number): readonly [worst: number, best: number] {
  const most = grows ? total + missing : total;
  return [Math.min(most, counted + missing) / most, counted / most];
}

/** scoring.md §5: only 1 is "complete" and only 0 "none"; between the others the nearest, half way the better. */
export function contradictionBand(share: number): Band {
  if (share === 1) return 'complete';
  if (share === 0) return 'none';
  if (share > 0.625) return 'high';
  if (share > 0.375) return 'moderate';
  return 'low';
}
