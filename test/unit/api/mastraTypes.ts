/**
 * Mastra 1.71 (`@mastra/core/evals`) as far as our API meets it, written out for unit tests. The tests of the npm
 * package use what is published.
 */

interface MastraRun<Input, Output> {
  runId?: string;
  input?: Input;
  output: Output;
  groundTruth?: unknown;
  requestContext?: Record<string, unknown>;
}

interface StepContext<Results, Input, Output> {
  run: MastraRun<Input, Output>;
  results: Results;
}

type Step<Results, Input, Output, Found> =
  | ((context: StepContext<Results, Input, Output>) => Found)
  | ((context: StepContext<Results, Input, Output>) => Promise<Found>);

/** With a private field, as the original: no object of another package is one. */
export class MastraScorer<Id extends string, Input, Output, Results extends Record<string, unknown>> {
  readonly #steps: { name: string; step: (context: never) => unknown }[] = [];

  constructor(readonly config: { id: Id; description: string }) {}

  preprocess<Found>(
    step: Step<Results, Input, Output, Found>,
  ): MastraScorer<Id, Input, Output, Results & Record<'preprocessStepResult', Found>> {
    return this.#with('preprocess', step);
  }

  generateScore<Score extends number = number>(
    step: Step<Results, Input, Output, number>,
  ): MastraScorer<Id, Input, Output, Results & Record<'generateScoreStepResult', Score>> {
    return this.#with('generateScore', step);
  }

  generateReason<Reason = string>(
    step: Step<Results & { score?: number }, Input, Output, unknown>,
  ): MastraScorer<Id, Input, Output, Results & Record<'generateReasonStepResult', Reason>> {
    return this.#with('generateReason', step);
  }

  async run(run: MastraRun<Input, Output>): Promise<Record<string, unknown>> {
    const results: Record<string, unknown> = {};
    for (const { name, step } of this.#steps)
      results[`${name}StepResult`] = await step({ run, results } as never);
    return { score: results.generateScoreStepResult, reason: results.generateReasonStepResult };
  }

  #with<Next extends Record<string, unknown>>(
    name: string,
    step: (context: never) => unknown,
  ): MastraScorer<Id, Input, Output, Next> {
    this.#steps.push({ name, step });
    return this as unknown as MastraScorer<Id, Input, Output, Next>;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: as Mastra declares it
export type AnyMastraScorer = MastraScorer<any, any, any, any>;

export const createScorer = <Id extends string>(config: {
  id: Id;
  description: string;
  // biome-ignore lint/suspicious/noExplicitAny: as Mastra declares it
}): MastraScorer<Id, any, any, Record<never, unknown>> => new MastraScorer(config);

/** What `agent.stream()` gives in Mastra and the AI SDK. */
export interface StreamResult {
  readonly textStream: AsyncIterable<string>;
  readonly text: PromiseLike<string>;
  readonly response: PromiseLike<{ messages?: readonly object[] }>;
  readonly toolResults: PromiseLike<readonly object[]>;
}
