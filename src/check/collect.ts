import type { Sentence } from '../text/passage.ts';
import type { ContextData } from '../text/placedSources.ts';
import type { CheckEvent } from './checkEvent.ts';
import { Problem, type ProblemData } from './problem.ts';
import type { Report } from './report.ts';
import { type CheckRequest, runCheck } from './run.ts';
import { statementsIn } from './tally.ts';
import type { Finding, Outcome, PassageExtent, Skipped } from './types.ts';
import { addUsage, noUsage } from './usageSum.ts';

/** A check from its first event to its last. */
export interface CollectedCheck {
  readonly outcome: Outcome;
  readonly timings: Report['timings'];
  /** Why it did not come to its end: `cancelled`, or what broke it. */
  readonly problem?: ProblemData;
}

/**
 * Runs a check and adds its events up. A fault of ours is thrown, after `onEvent` was told that the check has failed.
 * @param onEvent sees each event as it comes
 */
export async function collect(
  request: CheckRequest,
  signal: AbortSignal,
  onEvent: (event: CheckEvent) => void = () => {},
): Promise<CollectedCheck> {
  const builder = new OutcomeBuilder(request.sentences, request.index);
  const started = performance.now();
  let firstVerdict: number | undefined;
  let problem: ProblemData | undefined;
  try {
    for await (const event of runCheck(request, signal)) {
      builder.add(event);
      if (event.type === 'assessment') firstVerdict ??= performance.now() - started;
      if (event.type === 'ended' && event.how !== 'completed')
        problem = event.problem ?? { code: 'cancelled', args: {} };
      onEvent(event);
    }
  } catch (error) {
    onEvent({ type: 'ended', how: 'failed' });
    throw error;
  }
  const total = performance.now() - started;
  return {
    outcome: builder.outcome(),
    timings: firstVerdict === undefined ? { total } : { total, firstVerdict },
    problem,
  };
}

/**
 * The same where a check that was cancelled or broke is of no use.
 * @throws {Problem} why it did not come to its end
 */
export async function collectWhole(
  request: CheckRequest,
  signal: AbortSignal,
  onEvent?: (event: CheckEvent) => void,
): Promise<Outcome> {
  const { outcome, problem } = await collect(request, signal, onEvent);
  if (problem) throw Problem.from(problem);
  return outcome;
}

/** Adds a check's events up to its outcome; can be read at any moment of the stream. */
export class OutcomeBuilder {
  #findings: Finding[] = [];
  #skipped: Skipped[] = [];
  readonly #answered = new Set<number>();
  #usage = noUsage;
  #read: Set<PassageExtent> | undefined;

  constructor(
    private readonly sentences: readonly Sentence[],
    private readonly index: ContextData,
  ) {}

  add(event: CheckEvent): void {
    switch (event.type) {
      case 'assessment':
      case 'failure':
        this.#answered.add(event.claim.sentence);
        this.#findings.push(event);
        break;
      case 'skipped':
        this.#answered.add(event.sentence);
        this.#skipped.push(event);
        break;
      case 'retracted':
        this.#answered.delete(event.sentence);
        this.#findings = this.#findings.filter(({ claim }) => claim.sentence !== event.sentence);
        this.#skipped = this.#skipped.filter(({ sentence }) => sentence !== event.sentence);
        break;
      case 'usage':
        this.#usage = addUsage(this.#usage, event);
        break;
      case 'read':
        this.#read ??= new Set();
        for (const passage of event.passages) this.#read.add(passage);
        break;
      case 'estimate':
      case 'ended':
        break;
    }
  }

  /** Findings and skipped sentences in the order of the text. */
  outcome(): Outcome {
    const byPlace = (a: { start: number }, b: { start: number }) => a.start - b.start;
    const read = this.#read && [...this.#read];
    return {
      sentences: this.sentences,
      findings: this.#findings.toSorted((a, b) => byPlace(a.claim, b.claim)),
      skipped: this.#skipped.toSorted(byPlace),
      unanswered: this.sentences.flatMap((_, i) => (this.#answered.has(i) ? [] : [i])),
      usage: this.#usage,
      statements: read ? statementsIn(read) : this.index.passages.statements,
      items: this.index.sources.length,
      read,
    };
  }
}
