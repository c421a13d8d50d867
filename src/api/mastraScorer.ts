import type { AnyScore, AnyScorer } from './runEvals.ts';
import { isFields, type RunText, type ScorerRun } from './scorerRun.ts';

/**
 * The part of a scorer under construction in Mastra that is used: what its `createScorer({id, description})` gives.
 * Its class has private fields, so that no object of another package is one.
 */
export interface MastraScorerSteps<Registered> {
  preprocess(step: (given: MastraStep) => Promise<MastraFound>): {
    generateScore(step: (given: MastraStep) => number): {
      generateReason(step: (given: MastraStep) => string): Registered;
    };
  };
}

// biome-ignore lint/suspicious/noExplicitAny: Mastra's own types say what a run is
type MastraStep = { readonly run: any; readonly results: any };

interface MastraFound {
  readonly score: number | null;
  readonly reason: string;
}

/** Mastra's own `notScorable`, whose mark only Mastra can make. */
export interface MastraMarks {
  readonly notScorable?: (reason?: string) => unknown;
}

/**
 * A scorer of ours as one that Mastra registers: `new Mastra({scorers: {facts: toMastraScorer(createScorer({id,
 * description}), scorer)}})`. A run that cannot be scored is marked so where Mastra's `notScorable` is given; where nothing
 * could be judged the run fails: Mastra has no score that is none.
 */
export const toMastraScorer = <Registered>(
  steps: MastraScorerSteps<Registered>,
  scorer: AnyScorer,
  { notScorable }: MastraMarks = {},
): Registered =>
  steps
    .preprocess(async ({ run }) => {
      const { input, output, groundTruth, runId, requestContext } = run as ScorerRun;
      const result: AnyScore & { readonly reason?: unknown } = await scorer.run({
        input: input as RunText,
        output,
        groundTruth,
        runId,
        requestContext,
      });
      const reason = String(result.reason ?? '');
      if (result.notScorable !== undefined && notScorable) return notScorable(reason) as MastraFound;
      return { score: result.score ?? null, reason };
    })
    .generateScore(({ results }) => {
      const { score, reason } = foundIn(results);
      if (score === null) throw new Error(reason);
      return score;
    })
    .generateReason(({ results }) => foundIn(results).reason);

function foundIn(results: unknown): MastraFound {
  const found = isFields(results) ? results.preprocessStepResult : undefined;
  return found as MastraFound;
}
