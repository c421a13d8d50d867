import type { AnyScorer } from './runEvals.ts';
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

/**
 * A scorer of ours as one that Mastra registers: `new Mastra({scorers: {facts: toMastraScorer(createScorer({id,
 * description}), scorer)}})`. Where nothing could be judged the run fails: Mastra has no score that is none.
 */
export const toMastraScorer = <Registered>(
  steps: MastraScorerSteps<Registered>,
  scorer: AnyScorer,
): Registered =>
  steps
    .preprocess(async ({ run }) => {
      const { input, output, groundTruth, runId, requestContext } = run as ScorerRun;
      const result: { readonly score: number | null; readonly reason?: unknown } = await scorer.run({
        input: input as RunText,
        output,
        groundTruth,
        runId,
        requestContext,
      });
      return { score: result.score, reason: String(result.reason ?? '') };
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
