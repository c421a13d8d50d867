import { fingerprintHash, fingerprintOf } from '../../check/fingerprint.ts';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import type { Dataset } from '../data/dataset.ts';
import type { ConfigProvider } from '../data/promptfoo/config.ts';
import type { RunNotices } from '../data/runNotices.ts';
import type { RunHeader } from '../results/result.ts';
import { answerOf, type Case, echo, toCases, type Variant, variantsOf } from './case.ts';
import type { Evaluation } from './evaluation.ts';

/** All that a run needs. */
export interface OpenedRun {
  readonly cases: AsyncGenerator<Case>;
  readonly evaluation: Evaluation;
  readonly header: RunHeader;
  /** Complete when the cases are read. */
  readonly leftOut: RunNotices;
}

/** What a run is made of once its data set, judges and models are open. */
interface RunParts {
  readonly name: string;
  readonly rows: Dataset['rows'];
  readonly variants: readonly Variant[];
  readonly evaluation: Evaluation;
  /** The model that grades where no row names another. */
  readonly grader: string | undefined;
  readonly leftOut: RunNotices;
}

/** A run with the header that its results carry. */
export const openRun = ({ name, rows, variants, evaluation, grader, leftOut }: RunParts): OpenedRun => ({
  cases: toCases(rows, variants),
  evaluation,
  header: {
    type: 'run',
    version: 1,
    dataset: name,
    scorer: evaluation.measures[0]!,
    scorers: evaluation.measures.length > 1 ? [...evaluation.measures] : undefined,
    scale: evaluation.scale,
    threshold: evaluation.threshold,
    weights: evaluation.weights && { ...evaluation.weights },
    rubric: evaluation.rubricPrompt,
    unit: evaluation.unit,
    judges: evaluation.judges.map(({ id }) => id),
    fingerprints: evaluation.judges.map((judge) => fingerprintHash(fingerprintOf(judge))),
    grader,
    providers: [...new Set(variants.map(({ provider }) => provider))],
    prompts: [...new Set(variants.map(({ prompt }) => prompt))],
  },
  leftOut,
});

/** What one provider lacks and another may have; anything else is wrong with the order itself. */
const ofOneProvider: ReadonlySet<ProblemCode> = new Set(['noKey', 'badInput']);

/**
 * Every provider with every prompt, in the configuration's order. One that cannot be opened fails its rows alone, as
 * long as there is another.
 * @param open throws the `Problem` of a provider that cannot be opened
 */
export async function toVariants(
  { providers, prompts }: Pick<Dataset, 'providers' | 'prompts'>,
  open: (provider: ConfigProvider) => Promise<Parameters<typeof answerOf>[0]>,
): Promise<readonly Variant[]> {
  const variants: Variant[] = [];
  let closed: Problem | undefined;
  for (const provider of providers) {
    const name = provider.label ?? provider.id;
    try {
      const answer = provider.id === 'echo' ? echo : answerOf(await open(provider));
      variants.push(...variantsOf(name, answer, prompts));
    } catch (error) {
      if (!(error instanceof Problem) || !ofOneProvider.has(error.code)) throw error;
      closed ??= error;
      variants.push(...variantsOf(name, () => Promise.reject(error), prompts).map(unavailable));
    }
  }
  if (closed && variants.every((variant) => variant.unavailable)) throw closed;
  return variants;
}

const unavailable = (variant: Variant): Variant => ({ ...variant, unavailable: true });
