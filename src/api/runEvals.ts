import { isFields, type RunText, type ScorerRun } from './scorerRun.ts';

/** Anything that scores a run; ours, or a person's own. */
export interface AnyScorer {
  readonly id: string;
  run(run: ScorerRun): Promise<{ readonly score: number | null }>;
}

export interface EvalItem extends Omit<ScorerRun, 'output'> {
  /** Needed where there is no target. */
  readonly output?: ScorerRun['output'];
}

interface ScorerFault {
  readonly score: null;
  readonly error: Error;
}

export interface ItemResult<Item extends EvalItem = EvalItem> {
  readonly item: Item;
  /** What the target answered. */
  readonly targetResult: unknown;
  /** By the scorer's id. A scorer that failed has an `error`. */
  // biome-ignore lint/suspicious/noExplicitAny: results of scorers of all kinds, as callers know them
  readonly scorerResults: Readonly<Record<string, any>>;
}

export interface EvalsOptions<Item extends EvalItem = EvalItem> {
  readonly data: readonly Item[];
  readonly scorers: readonly AnyScorer[];
  readonly target?: EvalTarget;
  /** Items under way at a time; default 1. */
  readonly concurrency?: number;
  readonly onItemComplete?: (result: ItemResult<Item>) => void | Promise<void>;
}

export interface EvalsResult {
  /** Mean by the scorer's id, of the items that have a score; `null` where none has. */
  readonly scores: Readonly<Record<string, number | null>>;
  readonly summary: {
    readonly totalItems: number;
    /** Items without a score, by the scorer's id. */
    readonly failedItems: Readonly<Record<string, number>>;
  };
}

/** Runs every scorer on every item. One bad item never stops the others. */
export async function runEvals<Item extends EvalItem>(options: EvalsOptions<Item>): Promise<EvalsResult> {
  const { data, scorers, concurrency = 1, onItemComplete } = options;
  const found = new Map(scorers.map(({ id }) => [id, { sum: 0, count: 0, failed: 0 }]));
  const items = data.values();
  const work = async () => {
    for (const item of items) {
      const result = await evaluateItem(item, options);
      for (const [id, mean] of found) {
        const score: unknown = result.scorerResults[id]?.score;
        if (typeof score !== 'number') mean.failed++;
        else {
          mean.sum += score;
          mean.count++;
        }
      }
      await onItemComplete?.(result);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.floor(concurrency)) }, work));
  const byId = <T>(value: (mean: { sum: number; count: number; failed: number }) => T) =>
    Object.fromEntries([...found].map(([id, mean]) => [id, value(mean)]));
  return {
    scores: byId(({ sum, count }) => (count === 0 ? null : sum / count)),
    summary: { totalItems: data.length, failedItems: byId(({ failed }) => failed) },
  };
}

async function evaluateItem<Item extends EvalItem>(
  item: Item,
  { scorers, target }: EvalsOptions<Item>,
): Promise<ItemResult<Item>> {
  let targetResult: unknown;
  let fault: Error | undefined;
  try {
    targetResult = target ? await askTarget(target, item.input) : undefined;
  } catch (error) {
    fault = toError(error);
  }
  const output = target ? scoredOutput(targetResult) : item.output;
  const results = await Promise.all(
    scorers.map(async (scorer) => [
      scorer.id,
      fault ? faultOf(fault) : await score(scorer, { ...item, output }),
    ]),
  );
  return { item, targetResult, scorerResults: Object.fromEntries(results) };
}

async function score(scorer: AnyScorer, run: ScorerRun): Promise<object> {
  try {
    return await scorer.run(run);
  } catch (error) {
    return faultOf(toError(error));
  }
}

const faultOf = (error: Error): ScorerFault => ({ score: null, error });

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Something that answers: a function, or an agent with `generate()`. */
type EvalTarget =
  | ((input: never, ...rest: never[]) => unknown)
  | { generate(input: never, ...rest: never[]): unknown };

/** Asks it, whatever its shape. */
async function askTarget(target: EvalTarget, input: unknown): Promise<unknown> {
  const asked = input as never;
  return typeof target === 'function' ? target(asked) : target.generate(asked);
}

/** The part of an answer that is scored: agents may keep the messages of the run beside the text. */
export function scoredOutput(given: unknown): RunText {
  if (!isFields(given)) return given as RunText;
  const { scoringData, response } = given;
  if (isFields(scoringData) && scoringData.output !== undefined) return scoringData.output as RunText;
  if (isFields(response) && Array.isArray(response.messages) && response.messages.length > 0)
    return response.messages as RunText;
  return given as RunText;
}
