import { collect } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { modelOfJudge } from '../../check/offlineId.ts';
import { cutInTurns, requestOf, requireSentences } from '../../check/prepare.ts';
import type { ProblemData } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import { toReport } from '../../report/toReport.ts';
import { reviewInText } from '../../review/ignoreComments.ts';
import { IndexCache } from '../../text/searchIndex.ts';
import type { Models } from '../namedModels.ts';
import type { CheckSubject } from './checkSubject.ts';
import { findFactuality } from './findFactuality.ts';

/** How the outputs of a run are judged and scored. */
export interface Measure {
  readonly scorer: Report['scorer'];
  /** Model that grades factuality. */
  readonly grader?: string;
  readonly scale: number;
}

interface Checked {
  readonly report: Report;
  /** Why it did not come to its end. */
  readonly problem?: ProblemData;
}

/** Checks the outputs of a run, one after the other. */
export class OutputChecker {
  readonly #indexes = new IndexCache();

  constructor(
    private readonly judge: Judge,
    private readonly models: Models,
    private readonly measure: Measure,
    private readonly stop: AbortSignal,
  ) {}

  /** Throws a `Problem` where there is nothing to check. */
  async check(subject: CheckSubject): Promise<Checked> {
    const { document, span, uri, sources, leftOut, copies, question } = subject;
    const { judge, stop } = this;
    const { scorer, scale } = this.measure;
    const index = await this.#indexes.of(sources, stop);
    const sentences = await cutInTurns({ text: document, span }, stop);
    const request = requestOf({ text: document, span, sentences, index, judge, question });
    const { outcome, timings, problem } = await collect(requireSentences(request), stop);
    const output = document.slice(span.start, span.end);
    const factuality =
      scorer === 'factuality'
        ? await findFactuality(
            { question, sources, judge, outcome, scale, output, grader: this.measure.grader },
            this.models,
            stop,
          )
        : undefined;
    const report = toReport({
      output: { uri, ...span },
      question,
      sources,
      leftOut,
      copies,
      judge: judge.id,
      model: modelOfJudge(judge.id),
      outcome,
      scorer: scorer === 'factuality' ? undefined : scorer,
      factuality,
      options: { scale },
      reviewOf: reviewInText(document, uri),
      timings,
    });
    return { report, problem };
  }
}
