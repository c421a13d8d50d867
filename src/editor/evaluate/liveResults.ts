import type { Problem } from '../../check/problem.ts';
import { LeftOuts } from '../../evaluate/leftOut.ts';
import type { CaseResult, RunHeader } from '../../evaluate/result.ts';
import { ResultsIndex } from '../../evaluate/resultsIndex.ts';
import { Emitter, type Subscription } from '../../review/emitter.ts';
import type { CaseStore } from './caseStore.ts';

export type RunStatus = 'running' | 'done' | 'cancelled' | 'failed';

/** The results of one run as they come, or of a file; what the results view shows. */
export class LiveResults {
  readonly index = new ResultsIndex();
  readonly stop = new AbortController();
  readonly #changes = new Emitter<void>();
  #status: RunStatus = 'running';
  #problem: Problem | undefined;

  constructor(
    readonly header: RunHeader,
    readonly store: CaseStore,
    readonly leftOut = new LeftOuts(),
  ) {}

  onDidChange(listener: () => void): Subscription {
    return this.#changes.event(listener);
  }

  get status(): RunStatus {
    return this.#status;
  }

  get problem(): Problem | undefined {
    return this.#problem;
  }

  add(result: CaseResult): void {
    this.index.add(result);
    this.#changes.fire();
  }

  end(status: Exclude<RunStatus, 'running'>, problem?: Problem): void {
    this.#status = status;
    this.#problem = problem;
    this.#changes.fire();
  }
}
