import { basename } from 'node:path';
import type { Judge } from '../../check/judge.ts';
import type { Dataset, MeasureId } from '../../evaluate/data/dataset.ts';
import { openDataset } from '../../evaluate/data/openDataset.ts';
import { type ConfigProvider, toProvider } from '../../evaluate/data/promptfoo/config.ts';
import type { PromptTemplate } from '../../evaluate/data/promptfoo/prompts.ts';
import { UnusedParts } from '../../evaluate/data/promptfoo/unused.ts';
import type { RunHeader } from '../../evaluate/results/result.ts';
import { answerOf, type Case, echo, toCases, type Variant, variantsOf } from '../../evaluate/run/case.ts';
import type { Evaluation } from '../../evaluate/run/evaluation.ts';
import { readText } from '../../sources/readText.ts';
import { graderFor, judgeByName, type Models, modelName } from '../namedModels.ts';
import type { Terminal } from '../terminal.ts';
import { datasetFiles, type Permissions } from './datasetFiles.ts';

export interface OpenOptions extends Permissions {
  readonly scorer: MeasureId;
  readonly judge: string;
  /** Of the judge named "openai". */
  readonly model?: string;
  readonly compare?: readonly string[];
  readonly grader?: string;
  readonly provider?: readonly string[];
  readonly prompt?: readonly string[];
  readonly baseUrl?: string;
  readonly allowUrl?: readonly string[];
  readonly scale: number;
  readonly threshold?: number;
}

/** All that a run needs. */
interface OpenedEvaluation {
  readonly cases: AsyncGenerator<Case>;
  readonly evaluation: Evaluation;
  readonly header: RunHeader;
  /** Complete when the cases are read. */
  readonly leftOut: UnusedParts;
}

/** Opens data set, judges, grader and providers. Throws the `Problem` of the first that cannot be opened. */
export async function openEvaluation(
  path: string,
  options: OpenOptions,
  models: Models,
  terminal: Terminal,
): Promise<OpenedEvaluation> {
  const leftOut = new UnusedParts();
  const dataset = await openDataset(path, datasetFiles(path, options, terminal), leftOut.add);
  const names = [options.judge, ...(options.compare ?? [])];
  const judges = await Promise.all(names.map((name) => judgeByName(name, models, options.model)));
  const variants = await openVariants(dataset, options, models);
  const named = options.grader === undefined ? dataset.defaultGrader : { id: options.grader };
  const grader = named && { grader: named };
  const measured = {
    scale: options.scale,
    threshold: options.threshold,
  };
  return {
    cases: toCases(dataset.rows, variants),
    evaluation: {
      ...measured,
      measure: options.scorer,
      judges,
      readContext: readText,
      graderFor: graderFor({ judge: modelName(options.judge, options.model), ...grader }, models),
    },
    header: {
      ...measured,
      ...(named && { grader: named.id }),
      type: 'run',
      version: 1,
      dataset: basename(path),
      scorer: options.scorer,
      ...contestants(judges, variants),
    },
    leftOut,
  };
}

/** What the command line names wins over the data set. */
function openVariants(dataset: Dataset, options: OpenOptions, models: Models): Promise<readonly Variant[]> {
  const prompts = options.prompt?.map((template) => ({ label: template, template })) ?? dataset.prompts;
  const named = options.provider?.map(toProvider);
  return toVariants(named ?? dataset.providers, prompts, models);
}

const contestants = (judges: readonly Judge[], variants: readonly Variant[]) => ({
  judges: judges.map((judge) => judge.id),
  providers: [...new Set(variants.map((variant) => variant.provider))],
  prompts: [...new Set(variants.map((variant) => variant.prompt))],
});

/** Every provider with every prompt, in the configuration's order. Throws when a provider cannot be opened. */
async function toVariants(
  providers: readonly ConfigProvider[],
  prompts: readonly PromptTemplate[],
  models: Models,
): Promise<readonly Variant[]> {
  const variants: Variant[] = [];
  for (const { id, label, ...options } of providers) {
    const answer = id === 'echo' ? echo : answerOf(await models.open(id, options));
    variants.push(...variantsOf(label ?? id, answer, prompts));
  }
  return variants;
}
