import { ScorerOverClaims } from './claimScorer.ts';
import type { RunText } from './messages.ts';
import type { ModelOption } from './resolveModel.ts';
import type { Runtime } from './runtime.ts';

export interface MetricOptions {
  /** Each item is one piece of context; the score is the share of them that the output clashes with. */
  readonly context: readonly string[];
  /** Default 1. */
  readonly scale?: number;
}

export interface MetricResult {
  /** Rounded to two decimals; `null` where nothing could be judged. */
  readonly score: number | null;
  readonly info: { readonly reason: string };
}

export interface Metric {
  measure(input: RunText, output: RunText): Promise<MetricResult>;
  measure(run: { readonly input?: RunText; readonly output: RunText }): Promise<MetricResult>;
}

/** The contradiction score in the shape of a metric with `measure`. */
export class ContradictionMetric implements Metric {
  readonly #scorer: ScorerOverClaims;

  constructor(model: ModelOption, { context, scale = 1 }: MetricOptions, runtime: Runtime) {
    this.#scorer = new ScorerOverClaims(
      'contradiction',
      'contradiction-scorer',
      'Contradiction Scorer',
      'Share of the context that the output contradicts.',
      { model, options: { context }, scale },
      runtime,
    );
  }

  measure(input: RunText, output: RunText): Promise<MetricResult>;
  measure(run: { readonly input?: RunText; readonly output: RunText }): Promise<MetricResult>;
  async measure(first: unknown, ...rest: readonly RunText[]): Promise<MetricResult> {
    const { input, output } =
      rest.length > 0
        ? { input: first as RunText, output: rest[0] }
        : (first as { readonly input?: RunText; readonly output: RunText });
    const { score, reason } = await this.#scorer.run({ input, output });
    return { score, info: { reason } };
  }
}
