import type { CountedClaims, RowFound } from '../check/score/row/rowScorer.ts';
import type { Finding } from '../check/types.ts';
import { problemText } from '../report/problems/problemText.ts';
import { reasonText } from '../report/reasonText.ts';

interface StatementVerdict {
  readonly statement: string;
  readonly verdict: 'yes' | 'no';
  readonly reason: string;
}

interface ItemVerdict {
  readonly context_index: number;
  readonly verdict: 'yes' | 'no';
  readonly reason: string;
}

interface AlignedClaim {
  readonly claim: string;
  readonly supported: boolean;
  readonly reason: string;
}

/** A claim of the source stands for the question whether it is so. */
interface CoveredClaim {
  readonly question: string;
  readonly answered: boolean;
  readonly reason: string;
}

/** What a score rests on, in the shape of the scorer's own steps; what could not be judged has no verdict. */
export interface RowSteps {
  readonly preprocessStepResult: {
    /** Claims of the reference (context recall) or of the output (noise sensitivity, citations). */
    readonly claims?: readonly string[];
    /** Summarization: the claims of the summary, and those of the source that it should hold. */
    readonly alignment?: readonly AlignedClaim[];
    readonly questions?: readonly string[];
  };
  readonly analyzeStepResult: {
    /** Of claims, or of items of the context (context precision). */
    readonly verdicts?: readonly StatementVerdict[] | readonly ItemVerdict[];
    readonly coverage?: readonly CoveredClaim[];
  };
}

/** The steps behind a score. */
export function rowSteps(found: RowFound): RowSteps {
  switch (found.scorer) {
    case 'none':
      return { preprocessStepResult: {}, analyzeStepResult: {} };
    case 'contextRecall':
    case 'noiseSensitivity':
    case 'citationPrecision':
    case 'citationRecall':
      return {
        preprocessStepResult: { claims: textsOf(found) },
        analyzeStepResult: {
          verdicts: judged(found, (statement, counts, reason) => ({
            statement,
            verdict: word(counts),
            reason,
          })),
        },
      };
    case 'contextPrecision':
      return {
        preprocessStepResult: {},
        analyzeStepResult: {
          verdicts: found.items.flatMap(({ relevant, supported }, context_index) =>
            relevant === undefined
              ? []
              : [{ context_index, verdict: word(relevant), reason: supported?.claim.text ?? '' }],
          ),
        },
      };
    case 'summarization':
      return {
        preprocessStepResult: {
          alignment: judged(found.alignment, (claim, supported, reason) => ({ claim, supported, reason })),
          questions: textsOf(found.coverage),
        },
        analyzeStepResult: {
          coverage: judged(found.coverage, (question, answered, reason) => ({ question, answered, reason })),
        },
      };
  }
}

const word = (counts: boolean): 'yes' | 'no' => (counts ? 'yes' : 'no');

const textsOf = ({ claims }: CountedClaims): readonly string[] =>
  claims.map(({ finding }) => finding.claim.text);

const judged = <T>(
  { claims }: CountedClaims,
  told: (text: string, counts: boolean, reason: string) => T,
): readonly T[] =>
  claims.flatMap(({ finding, counts }) =>
    counts === undefined ? [] : [told(finding.claim.text, counts, reasonOf(finding))],
  );

const reasonOf = (finding: Finding): string =>
  finding.type === 'failure' ? problemText(finding.problem).message : reasonText(finding.reason);
