import type { Sentence } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import type { CheckEvent } from './run.ts';
import type { Finding, Outcome, Passage, Skipped } from './types.ts';

/** Adds a check's events up to its outcome; can be read at any moment of the stream. */
export class OutcomeBuilder {
  #findings: Finding[] = [];
  #skipped: Skipped[] = [];
  readonly #answered = new Set<number>();
  #usage = { calls: 0, promptTokens: 0, completionTokens: 0 };
  #cost: number | undefined;
  #read: Map<number, Passage> | undefined;

  constructor(
    private readonly sentences: readonly Sentence[],
    private readonly index: SearchIndex,
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
        this.#usage = {
          calls: this.#usage.calls + event.calls,
          promptTokens: this.#usage.promptTokens + event.promptTokens,
          completionTokens: this.#usage.completionTokens + event.completionTokens,
        };
        if (event.cost !== undefined) this.#cost = (this.#cost ?? 0) + event.cost;
        break;
      case 'read':
        this.#read ??= new Map();
        for (const passage of event.passages) this.#read.set(passage.position, passage);
        break;
      case 'ended':
        break;
    }
  }

  /** Findings and skipped sentences in the order of the text. */
  outcome(): Outcome {
    const byPlace = (a: { start: number }, b: { start: number }) => a.start - b.start;
    const read = this.#read && [...this.#read.values()];
    return {
      sentences: this.sentences,
      findings: this.#findings.toSorted((a, b) => byPlace(a.claim, b.claim)),
      skipped: this.#skipped.toSorted(byPlace),
      unanswered: this.sentences.flatMap((_, i) => (this.#answered.has(i) ? [] : [i])),
      usage: { ...this.#usage, ...(this.#cost === undefined ? {} : { cost: this.#cost }) },
      statements: (read ?? this.index.passages).filter((p) => p.kind !== 'heading').length,
      items: this.index.sources.length,
      ...(read ? { read } : {}),
    };
  }
}
