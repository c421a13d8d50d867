import type { Outcome } from '../check/types.ts';
import type { Findings } from './findings.ts';
import type { Run } from './review.ts';

/** A run that has ended, and what it had found by then. */
export interface PastRun {
  readonly run: Run;
  readonly outcome: Outcome;
}

/** Most runs remembered of one document. */
const mostRuns = 20;

/** The ended runs of each document, for as long as the window is open. */
export class History {
  readonly #runs = new Map<string, readonly PastRun[]>();
  readonly #subscription: { dispose(): void };

  constructor(private readonly findings: Findings) {
    this.#subscription = findings.onDidChange(({ uri, what, renamedTo }) => {
      if (what === 'run') this.#record(uri);
      if (what !== 'cleared') return;
      if (renamedTo !== undefined) this.#runs.set(renamedTo, this.of(uri));
      this.#runs.delete(uri);
    });
  }

  /** The oldest first. */
  of(uri: string): readonly PastRun[] {
    return this.#runs.get(uri) ?? [];
  }

  #record(uri: string): void {
    const review = this.findings.get(uri);
    if (!review || review.run.state === 'running') return;
    const { run, outcome } = review;
    const earlier = this.of(uri).filter((past) => past.run.id !== run.id);
    const last = earlier.at(-1);
    // Live mode runs at every pause; a run that finds what the one before found is no news.
    const kept = last && sameResult(last, { run, outcome }) ? earlier.slice(0, -1) : earlier;
    this.#runs.set(uri, [...kept, { run, outcome }].slice(-mostRuns));
  }

  dispose(): void {
    this.#subscription.dispose();
  }
}

const sameResult = (a: PastRun, b: PastRun): boolean =>
  a.run.judge === b.run.judge && a.run.state === b.run.state && resultOf(a) === resultOf(b);

const resultOf = ({ outcome }: PastRun): string =>
  outcome.findings
    .map((finding) => `${finding.claim.id} ${finding.type === 'failure' ? 'failed' : finding.verdict}`)
    .join('\n');
