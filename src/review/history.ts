import { type Disposable, DisposableOwner } from '../base/disposables.ts';
import { Emitter } from '../base/emitter.ts';
import { verdictOf } from '../check/tally.ts';
import type { Outcome } from '../check/types.ts';
import type { Findings } from './findings.ts';
import type { CheckRun } from './review.ts';
import { restoreRun } from './savedReview.ts';

/** A run that has ended, and what it had found by then. */
export interface PastRun {
  readonly run: CheckRun;
  readonly outcome: Outcome;
}

/** The passages that were read, most of a past run, are not saved; their number is. */
interface SavedPastRun {
  readonly run: CheckRun;
  readonly outcome: Omit<Outcome, 'read'>;
}

const savePastRun = ({ run, outcome: { read: _, ...outcome } }: PastRun): SavedPastRun => ({ run, outcome });

const restorePastRun = ({ run, outcome }: SavedPastRun): PastRun => ({ run: restoreRun(run), outcome });

/** Most runs remembered of one document. */
const maxRuns = 20;
/** Most of one document that outlives the window; the oldest runs give way. */
const maxSavedCharacters = 250_000;

/** Saved histories of another format are dropped. */
export const savedHistoryFormat = 1;

/** The runs of a document as data, the oldest first. */
export interface SavedHistory {
  readonly format: typeof savedHistoryFormat;
  readonly uri: string;
  readonly runs: readonly SavedPastRun[];
}

/** The ended runs of each document: those that a person started. */
export class History extends DisposableOwner {
  readonly #runs = new Map<string, readonly PastRun[]>();
  readonly #changes = new Emitter<string>();

  constructor(private readonly findings: Findings) {
    super();
    this.own(
      findings.onDidChange(({ uri, kind, renamedTo }) => {
        if (kind === 'run') this.#record(uri);
        if (kind !== 'cleared') return;
        if (renamedTo !== undefined) this.#set(renamedTo, this.of(uri));
        this.#set(uri, []);
      }),
    );
  }

  /** Tells the URI of a document whose runs are others now. */
  onDidChange(listener: (uri: string) => void): Disposable {
    return this.#changes.event(listener);
  }

  /** The oldest first. */
  of(uri: string): readonly PastRun[] {
    return this.#runs.get(uri) ?? [];
  }

  /** All that is known of a document's runs, to outlive the window; `undefined` where there are none. */
  save(uri: string): SavedHistory | undefined {
    const runs: SavedPastRun[] = [];
    let characters = 0;
    for (const past of this.of(uri).toReversed()) {
      const saved = savePastRun(past);
      characters += JSON.stringify(saved).length;
      if (characters > maxSavedCharacters) break;
      runs.unshift(saved);
    }
    return runs.length === 0 ? undefined : { format: savedHistoryFormat, uri, runs };
  }

  /** Puts back what was saved, before the runs of this window. */
  restore({ uri, runs }: SavedHistory): void {
    const known = new Set(this.of(uri).map(({ run }) => run.id));
    const earlier = runs.filter(({ run }) => !known.has(run.id)).map(restorePastRun);
    this.#runs.set(uri, [...earlier, ...this.of(uri)].slice(-maxRuns));
  }

  #record(uri: string): void {
    const latest = this.findings.runOf(uri);
    if (latest?.state === 'running' || latest?.automatic) return;
    const review = this.findings.get(uri);
    if (!review) return;
    const { run, outcome } = review;
    const earlier = this.of(uri);
    if (earlier.some((past) => past.run.id === run.id)) return;
    const last = earlier.at(-1);
    // A run that finds what the one before found is no news.
    const kept = last && sameResult(last, { run, outcome }) ? earlier.slice(0, -1) : earlier;
    this.#set(uri, [...kept, { run, outcome }].slice(-maxRuns));
  }

  #set(uri: string, runs: readonly PastRun[]): void {
    if (runs.length > 0) this.#runs.set(uri, runs);
    else this.#runs.delete(uri);
    this.#changes.fire(uri);
  }
}

const sameResult = (a: PastRun, b: PastRun): boolean =>
  a.run.judge === b.run.judge && a.run.state === b.run.state && resultOf(a) === resultOf(b);

const resultOf = ({ outcome }: PastRun): string =>
  outcome.findings.map((finding) => `${finding.claim.id} ${verdictOf(finding)}`).join('\n');
