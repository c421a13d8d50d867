import { shortHash } from '../base/hash.ts';
import { present } from '../base/present.ts';
import type { Sentence } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import { fingerprintHash, fingerprintOf } from './fingerprint.ts';
import {
  askedPositions,
  type Judge,
  type Judged,
  type JudgeEvent,
  type JudgeRequest,
  type NotCheckable,
} from './judge.ts';

/** A sentence's answer without its place: offsets count from the sentence's start, `sentence` is 0. */
export type StoredAnswer = readonly (Judged | NotCheckable)[];

/** Where answers are kept. What it forgets is asked again. */
export interface AnswerStore {
  get(key: string): StoredAnswer | undefined;
  set(key: string, answer: StoredAnswer): void;
}

/** Keeps the latest answers as long as the process lives. */
export function createAnswerStore(limit = 5000): AnswerStore {
  const kept = new Map<string, StoredAnswer>();
  return {
    get: (key) => kept.get(key),
    set(key, answer) {
      kept.delete(key);
      kept.set(key, answer);
      if (kept.size > limit) kept.delete(kept.keys().next().value!);
    },
  };
}

/**
 * A judge that does not ask twice: what was answered for the same sentence, in the same surroundings, against the
 * same context, by a judge of the same fingerprint, is not asked again. A second check of an unchanged text makes no call.
 */
export function cacheAnswers(judge: Judge, store: AnswerStore): Judge {
  return {
    id: judge.id,
    destination: judge.destination,
    settings: judge.settings,
    async *assess(request, signal) {
      const keys = keysOf(judge, request);
      const only: number[] = [];
      for (const [position, key] of keys) {
        const known = store.get(key);
        if (!known) only.push(position);
        else if (!signal.aborted)
          yield* known.map((event) => place(event, request.sentences[position]!.start, position));
      }
      if (only.length === 0 || signal.aborted) return;
      const keeper = new Keeper(request.sentences, keys, store);
      let whole = false;
      try {
        for await (const event of judge.assess({ ...request, only }, signal)) {
          keeper.see(event);
          yield event;
        }
        whole = true;
      } finally {
        keeper.end(whole);
      }
    },
  };
}

/**
 * One key for each asked sentence, by its position. The sentence before belongs to it, because that is where pronouns
 * point; so do the headings above it, the question and the whole context.
 */
function keysOf(judge: Judge, request: JudgeRequest): ReadonlyMap<number, string> {
  const { sentences, question, index } = request;
  const by = fingerprintHash(fingerprintOf(judge));
  return new Map(
    askedPositions(request).map((position) => {
      const { text, trail } = sentences[position]!;
      const before = sentences[position - 1]?.text;
      const parts = [by, judge.destination, question, index.id, before, trail, text];
      return [position, shortHash(JSON.stringify(parts))];
    }),
  );
}

/** Stores each sentence's answer once it is whole: when the next sentence's begins, or at the end. */
class Keeper {
  #current: number | undefined;
  #events: (Judged | NotCheckable)[] = [];
  readonly #failed = new Set<number>();
  readonly #kept = new Map<number, StoredAnswer>();

  constructor(
    private readonly sentences: readonly Sentence[],
    private readonly keys: ReadonlyMap<number, string>,
    private readonly store: AnswerStore,
  ) {}

  see(event: JudgeEvent): void {
    if (event.type === 'retracted') {
      this.#drop(event.sentence);
      return;
    }
    if (event.type === 'failed') this.#failed.add(event.sentence);
    if (event.type !== 'judged' && event.type !== 'notCheckable') return;
    if (event.sentence !== this.#current) this.#keep();
    this.#current = event.sentence;
    this.#events.push(event);
  }

  /** @param whole whether the last sentence's answer is known to be complete. */
  end(whole: boolean): void {
    if (whole) this.#keep();
    for (const [position, answer] of this.#kept)
      if (!this.#failed.has(position)) this.store.set(this.keys.get(position)!, answer);
  }

  #keep(): void {
    if (this.#current === undefined || this.#events.length === 0) return;
    const { start } = this.sentences[this.#current]!;
    this.#kept.set(
      this.#current,
      this.#events.map((event) => place(event, -start, 0)),
    );
    this.#events = [];
  }

  #drop(position: number): void {
    this.#kept.delete(position);
    if (position === this.#current) this.#events = [];
  }
}

/** The answer moved by `offset`, as that of another sentence. */
function place<T extends Judged | NotCheckable>(event: T, offset: number, sentence: number): T {
  const moved = (span: Span): Span => ({ start: span.start + offset, end: span.end + offset });
  if (event.type === 'notCheckable')
    return present({ ...event, sentence, span: event.span && moved(event.span) });
  const { start, end, focus } = event;
  return present({
    ...event,
    sentence,
    ...moved({ start, end }),
    focus: focus && moved(focus),
  });
}
