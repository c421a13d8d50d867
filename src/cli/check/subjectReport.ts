import { collect } from '../../check/collect.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import type { Judge } from '../../check/judge.ts';
import { modelOfJudge } from '../../check/offlineId.ts';
import { cutInTurns, requestOf, requireSentences } from '../../check/prepare.ts';
import type { ProblemData } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import type { Outcome } from '../../check/types.ts';
import { toReport } from '../../report/toReport.ts';
import { reviewInText } from '../../review/ignoreComments.ts';
import { IndexCache } from '../../text/searchIndex.ts';
import type { CheckSubject } from './checkSubject.ts';

interface SubjectOrder {
  readonly judge: Judge;
  /** Default "faithfulness". */
  readonly scorer?: ScorerId;
  /** Value of a full score; default 1. */
  readonly scale?: number;
  /** Stands in for the scorer's score. */
  readonly factualityOf?: (outcome: Outcome) => Promise<Factuality>;
}

/** What a check found, and why it did not come to its end. */
interface SubjectReport {
  readonly report: Report;
  readonly problem?: ProblemData;
}

/** Checks a text against its context. Throws {Problem} nothingToCheck, and the signal's reason before the first verdict. */
export async function reportOn(
  subject: CheckSubject,
  { judge, scorer, scale, factualityOf }: SubjectOrder,
  stop: AbortSignal,
): Promise<SubjectReport> {
  const { document, span, uri, sources, leftOut, copies, question } = subject;
  const index = await new IndexCache().of(sources, stop);
  const sentences = await cutInTurns({ text: document, span }, stop);
  const request = requestOf({ text: document, span, sentences, index, judge, question });
  const { outcome, timings, problem } = await collect(requireSentences(request), stop);
  const report = toReport({
    output: { uri, ...span },
    question,
    sources,
    leftOut,
    copies,
    judge: judge.id,
    model: modelOfJudge(judge.id),
    outcome,
    scorer,
    factuality: await factualityOf?.(outcome),
    options: { scale },
    reviewOf: reviewInText(document, uri),
    timings,
  });
  return { report, problem };
}
