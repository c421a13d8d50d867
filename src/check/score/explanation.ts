import type { Finding, Outcome } from '../types.ts';
import { scorers } from './catalogue.ts';
import { clashingEvidence } from './contradiction.ts';
import { countsAsHedged, type Score } from './scorer.ts';

/** Why a score is what it is, from the very findings that it was made of; words are in `report/scoreReasonText.ts`. */
export interface ScoreExplanation {
  readonly score: Score;
  readonly groups: readonly ScoreGroup[];
}

/** Claims that cost the output something under the scorer, and why they do. */
export interface ScoreGroup {
  readonly why: GroupKind;
  /** Number of claims; for clashes, of context statements. */
  readonly count: number;
  /** The claims' own words, or the context's where the scorer counts those; each once. */
  readonly quotes: readonly string[];
}

type GroupKind =
  | 'contradicted'
  | 'clash'
  | 'contradictedHedged'
  | 'unsupported'
  | 'supportedHedged'
  | 'rounded'
  | 'missing';

const worstFirst: readonly GroupKind[] = [
  'contradicted',
  'clash',
  'contradictedHedged',
  'unsupported',
  'supportedHedged',
  'rounded',
  'missing',
];

export function explainScore(score: Score, outcome: Outcome): ScoreExplanation {
  const groups = worstFirst.flatMap((why): readonly ScoreGroup[] => {
    if (why === 'missing') return score.missing === 0 ? [] : [{ why, count: score.missing, quotes: [] }];
    const findings = outcome.findings.filter((finding) => kindOf(finding, score) === why);
    if (findings.length === 0) return [];
    const quotes = why === 'clash' ? clashes(findings) : unique(findings.map(({ claim }) => claim.text));
    return [{ why, count: why === 'clash' ? quotes.length : findings.length, quotes }];
  });
  return { score, groups };
}

function kindOf(finding: Finding, score: Score): GroupKind | undefined {
  if (finding.type === 'failure') return 'missing';
  switch (scorers[score.scorer].countsAs(finding)) {
    case 'supported':
    case 'fine':
    case 'noClash':
    case 'notCounted':
      return undefined;
    case 'clash':
      return 'clash';
    case 'contradicted':
      return 'contradicted';
    case 'unsure':
    case 'hallucinated':
      if (finding.verdict === 'unsupported') return 'unsupported';
      if (finding.verdict === 'contradicted')
        return countsAsHedged(finding.flags) ? 'contradictedHedged' : 'contradicted';
      return countsAsHedged(finding.flags) ? 'supportedHedged' : 'rounded';
  }
}

const clashes = (findings: readonly Finding[]): readonly string[] =>
  unique(findings.flatMap(clashingEvidence).map(({ quote }) => quote));

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
