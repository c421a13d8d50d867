import { ArgumentError } from './argumentError.ts';
import { isFields, type RunText, type ScorerRun } from './scorerRun.ts';

/** Its score, or that the run cannot be scored. */
export interface AnyScore {
  readonly score?: number | null;
  readonly notScorable?: { readonly reason?: string };
}

/** Anything that scores a run; ours, or a person's own. */
export interface AnyScorer {
  readonly id: string;
  run(run: ScorerRun): Promise<AnyScore>;
}

export interface EvalItem extends Omit<ScorerRun, 'output'> {
  /** Needed where there is no target. */
  readonly output?: ScorerRun['output'];
}

/** The result of a scorer that failed on an item. */
export interface ScorerFault {
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
  /** Mean by the scorer's id, of the items that were scored or partly scored; `null` where none was. */
  readonly scores: Readonly<Record<string, number | null>>;
  readonly summary: EvalsSummary;
}

type ById<T> = Readonly<Record<string, T>>;

/** How many items each mean rests on, by the scorer's id. */
export interface EvalsSummary {
  readonly totalItems: number;
  /** Items that have an error, or no score although one applies. */
  readonly failed: ById<number>;
  /** Items of which a part could not be judged; they are in the mean. */
  readonly partial: ById<number>;
  /** Items that cannot be scored, or whose category cannot be derived; they are not in the mean. */
  readonly notApplicable: ById<number>;
  /** Share that passed of the items that apply, failed ones included; `null` for scorers that know no pass. */
  readonly passRate: ById<number | null>;
}

/** Runs every scorer on every item. One bad item never stops the others. */
export async function runEvals<Item extends EvalItem>(options: EvalsOptions<Item>): Promise<EvalsResult> {
  const { data, scorers, concurrency = 1, onItemComplete } = options;
  const limit = workersOf(concurrency);
  checkList('data', data);
  checkList('scorers', scorers);
  checkIds(scorers);
  const workers = Math.min(data.length, limit);
  const found = new Map(scorers.map(({ id }) => [id, new Tally()]));
  const items = data.values();
  const work = async () => {
    for (const item of items) {
      const result = await evaluateItem(item, options);
      for (const [id, tally] of found) tally.add(result.scorerResults[id]);
      await onItemComplete?.(result);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const byId = <T>(value: (tally: Tally) => T) =>
    Object.fromEntries([...found].map(([id, tally]) => [id, value(tally)]));
  return {
    scores: byId(({ mean }) => mean),
    summary: {
      totalItems: data.length,
      failed: byId(({ failed }) => failed),
      partial: byId(({ partial }) => partial),
      notApplicable: byId(({ notApplicable }) => notApplicable),
      passRate: byId(({ passRate }) => passRate),
    },
  };
}

/** Of nothing there is no mean, and a program that compares one would pass. */
function checkList(argument: string, list: unknown): void {
  if (!Array.isArray(list) || list.length === 0)
    throw new ArgumentError(argument, 'must be an array that is not empty', list);
}

/** Results are kept by the scorer's id: of two with the same, one would stand for both. */
function checkIds(scorers: readonly AnyScorer[]): void {
  const ids = scorers.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined)
    throw new ArgumentError('scorers', `must have an id each; “${twice}” occurs twice`, scorers);
}

function workersOf(concurrency: number): number {
  if (typeof concurrency !== 'number' || !(concurrency >= 1))
    throw new ArgumentError('concurrency', 'must be a number of at least 1', concurrency);
  return Math.floor(concurrency);
}

/** What one scorer gave over all items. */
class Tally {
  failed = 0;
  partial = 0;
  notApplicable = 0;
  #sum = 0;
  #scored = 0;
  #passed = 0;
  #knowsPass = false;

  add(given: unknown): void {
    const { score, status, pass, notScorable } = isFields(given) ? given : {};
    if (typeof pass === 'boolean') this.#knowsPass = true;
    if (notScorable !== undefined || status === 'notApplicable' || status === 'notDerivable')
      this.notApplicable++;
    else if (typeof score !== 'number' || !Number.isFinite(score)) this.failed++;
    else {
      this.#sum += score;
      this.#scored++;
      if (status === 'partial') this.partial++;
      if (pass === true) this.#passed++;
    }
  }

  get mean(): number | null {
    return this.#scored === 0 ? null : this.#sum / this.#scored;
  }

  get passRate(): number | null {
    const applies = this.#scored + this.failed;
    return this.#knowsPass && applies > 0 ? this.#passed / applies : null;
  }
}

async function evaluateItem<Item extends EvalItem>(
  item: Item,
  { scorers, target }: EvalsOptions<Item>,
): Promise<ItemResult<Item>> {
  let targetResult: unknown;
  let fault: Error | undefined;
  try {
    targetResult = target ? await finishedAnswer(await askTarget(target, item.input)) : undefined;
  } catch (error) {
    fault = toError(error);
  }
  const output = target ? scoredOutput(targetResult) : item.output;
  if (output === undefined)
    fault ??= new ArgumentError('output', 'must be given by the item or the target', output);
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
export type EvalTarget =
  | ((input: never, ...rest: never[]) => unknown)
  | { generate(input: never, ...rest: never[]): unknown };

/** Asks it, whatever its shape. */
async function askTarget(target: EvalTarget, input: unknown): Promise<unknown> {
  const asked = input as never;
  return typeof target === 'function' ? target(asked) : target.generate(asked);
}

/** What a stream has said once it has ended: results of `stream()` promise their text, response and tool results. */
export async function finishedAnswer(answer: unknown): Promise<unknown> {
  if (!isFields(answer) || !isThenable(answer.text)) return answer;
  const [text, response, toolResults, scoringData] = await Promise.all([
    answer.text,
    answer.response,
    answer.toolResults,
    answer.scoringData,
  ]);
  return { text, response, toolResults, scoringData };
}

const isThenable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** The part of an answer that is scored: agents may keep the messages of the run beside the text. */
export function scoredOutput(given: unknown): RunText {
  if (!isFields(given)) return given as RunText;
  const { scoringData, response } = given;
  if (isFields(scoringData) && scoringData.output !== undefined) return scoringData.output as RunText;
  if (isFields(response) && Array.isArray(response.messages) && response.messages.length > 0)
    return response.messages as RunText;
  return given as RunText;
}
