import { collect } from '../../check/collect.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import { fingerprintOf } from '../../check/fingerprint.ts';
import type { Judge } from '../../check/judge.ts';
import { modelOfJudge } from '../../check/offlineId.ts';
import { cutInTurns, requestOf, requireSentences } from '../../check/prepare.ts';
import type { ProblemData } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import { isRowScorer } from '../../check/score/measureCatalogue.ts';
import type { Outcome } from '../../check/types.ts';
import { toReport } from '../../report/toReport.ts';
import { type ClearFix, clearFixes } from '../../review/fixes.ts';
import { reviewInText } from '../../review/ignoreComments.ts';
import { IndexCache } from '../../text/searchIndex.ts';
import type { CheckSubject } from './checkSubject.ts';
import { findRowScore } from './findRowScore.ts';

interface SubjectOrder {
  readonly judge: Judge;
  /** Of contexts that several texts share. */
  readonly indexes?: IndexCache;
  /** Default "faithfulness". */
  readonly scorer?: Report['scorer'];
  /** Value of a full score; default 1. */
  readonly scale?: number;
  /** Needed for the score of factuality. */
  readonly factualityOf?: (outcome: Outcome) => Promise<Factuality>;
}

/** What a check found, and why it did not come to its end. */
export interface SubjectReport {
  readonly report: Report;
  /** Corrections that are beyond doubt. */
  readonly fixes: readonly ClearFix[];
  readonly problem?: ProblemData;
}

/** Checks a text against its context. Throws {Problem} nothingToCheck, and the signal's reason before the first verdict. */
export async function reportOn(
  subject: CheckSubject,
  { judge, indexes = new IndexCache(), scorer = 'faithfulness', scale = 1, factualityOf }: SubjectOrder,
  stop: AbortSignal,
): Promise<SubjectReport> {
  const { document, span, uri, sources, leftOut, copies, question } = subject;
  const index = await indexes.of(sources, stop);
  const sentences = await cutInTurns({ text: document, span }, stop);
  const request = requestOf({ text: document, span, sentences, index, judge, question });
  const { outcome, timings, problem } = await collect(requireSentences(request), stop);
  const output = document.slice(span.start, span.end);
  const rowScore = isRowScorer(scorer)
    ? {
        scorer,
        score: await findRowScore({ scorer, scale, sources, output, request, outcome, judge }, stop),
      }
    : undefined;
  const reviewOf = reviewInText(document, uri);
  const report = toReport({
    output: { uri, ...span },
    question,
    sources,
    leftOut,
    copies,
    judge: judge.id,
    fingerprint: fingerprintOf(judge),
    model: modelOfJudge(judge.id),
    outcome,
    scorer: scorer === 'factuality' || isRowScorer(scorer) ? undefined : scorer,
    factuality: scorer === 'factuality' ? await factualityOf?.(outcome) : undefined,
    rowScore,
    options: { scale },
    reviewOf,
    timings,
  });
  const fixes = clearFixes(outcome.findings.map((finding) => ({ finding, ...reviewOf(finding) })));
  return { report, fixes, problem };
}
