import type { Judge } from '../../check/judge.ts';
import type { Report } from '../../check/report.ts';
import type { Outcome } from '../../check/types.ts';
import { IndexCache } from '../../text/searchIndex.ts';
import type { Models } from '../namedModels.ts';
import type { CheckSubject } from './checkSubject.ts';
import { findFactuality } from './findFactuality.ts';
import { reportOn, type SubjectReport } from './subjectReport.ts';

/** How the outputs of a run are judged and scored. */
export interface Measure {
  readonly scorer: Report['scorer'];
  /** Model that grades factuality. */
  readonly grader?: string;
  readonly scale: number;
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
  check(subject: CheckSubject): Promise<SubjectReport> {
    const { judge, stop } = this;
    const { scorer, scale, grader } = this.measure;
    const { document, span, sources, question } = subject;
    const output = document.slice(span.start, span.end);
    const factualityOf = (outcome: Outcome) =>
      findFactuality({ question, sources, judge, outcome, scale, output, grader }, this.models, stop);
    return reportOn(subject, { judge, indexes: this.#indexes, scorer, scale, factualityOf }, stop);
  }
}
