import { type AnyScorer, finishedAnswer, scoredOutput } from './runEvals.ts';

export interface AttachOptions {
  readonly scorers: readonly AnyScorer[];
  /** Share of the answers that are scored, 0..1; default all. */
  readonly sample?: number;
  readonly onScore?: (scored: { readonly scorer: AnyScorer; readonly result: object }) => void;
  /** Faults of scorers and of `onScore`; they never reach whoever asked. */
  readonly onError?: (error: unknown) => void;
  /** 0..1 for each answer; default Math.random. */
  readonly random?: () => number;
}

type Answers = (...given: never[]) => unknown;

/** `settled()` waits for the scores that are under way. */
export type Attached<T> = T & { settled(): Promise<void> };

/**
 * Scores what a function or an agent's `generate()` and `stream()` answer, as it goes: the answer is handed on at once
 * and unchanged, the scores come later.
 */
export function attachScorers<T extends Answers | { generate: Answers }>(
  target: T,
  options: AttachOptions,
): Attached<T> {
  const pending = new Set<Promise<void>>();
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  const watch = (ask: Answers): Answers =>
    function watched(this: unknown, ...given: never[]) {
      const answered = ask.apply(this, given);
      const work = Promise.resolve(answered)
        .then(async (answer) => scoreAnswer(given[0], await finishedAnswer(answer), options))
        .catch(() => undefined)
        .finally(() => pending.delete(work));
      pending.add(work);
      return answered;
    };
  if (typeof target === 'function') return Object.assign(watch(target) as T & Answers, { settled });
  return new Proxy(target, {
    get(agent, key) {
      if (key === 'settled') return settled;
      const value: unknown = Reflect.get(agent, key);
      if (typeof value !== 'function') return value;
      return (key === 'generate' || key === 'stream' ? watch(value as Answers) : value).bind(agent);
    },
  }) as Attached<T>;
}

/** A rejected answer is the caller's to handle; it is not scored. */
async function scoreAnswer(input: unknown, answer: unknown, options: AttachOptions): Promise<void> {
  const { scorers, sample = 1, random = Math.random, onScore, onError } = options;
  if (random() >= sample) return;
  const run = { input: input as string, output: scoredOutput(answer) };
  await Promise.all(
    scorers.map(async (scorer) => {
      try {
        const result = await scorer.run(run);
        onScore?.({ scorer, result });
      } catch (error) {
        try {
          onError?.(error);
        } catch {
          // Whoever reports faults may fail as well; the answer must not.
        }
      }
    }),
  );
}
