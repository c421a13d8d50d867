import { basename } from 'node:path';
import {
  type CategoryWeights,
  letsDisagreementPass,
  toCategoryWeights,
} from '../../check/factuality/category.ts';
import { Problem } from '../../check/problem.ts';
import type { MeasureId } from '../../check/score/measureCatalogue.ts';
import type { ScoreOptions } from '../../check/score/scorer.ts';
import type { Dataset } from '../../evaluate/data/dataset.ts';
import { openDataset } from '../../evaluate/data/openDataset.ts';
import { readRubric } from '../../evaluate/data/promptfoo/assertions.ts';
import { type ConfigProvider, toProvider } from '../../evaluate/data/promptfoo/config.ts';
import { RunNotices } from '../../evaluate/data/runNotices.ts';
import type { Variant } from '../../evaluate/run/case.ts';
import { type OpenedRun, openRun, toVariants } from '../../evaluate/run/openRun.ts';
import { isOffline } from '../../models/providers.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import { textSteps } from '../../sources/readText.ts';
import { readRegularText } from '../../sources/regularFile.node.ts';
import { boundsOf, pathOfArgument } from '../fileArgument.ts';
import { graderFor, judgeByName, type Models, modelName } from '../namedModels.ts';
import type { Terminal } from '../terminal.ts';
import { datasetFiles, type Permissions } from './datasetFiles.ts';

export interface OpenOptions extends Permissions {
  readonly scorer: readonly MeasureId[];
  readonly weights?: Partial<CategoryWeights>;
  /** File of a rubric prompt. */
  readonly rubric?: string;
  readonly unit?: ScoreOptions['unit'];
  readonly judge: string;
  /** Of the judge named "openai". */
  readonly model?: string;
  /** Of the offline judge. */
  readonly modelFolder?: string;
  readonly compare?: readonly string[];
  readonly grader?: string;
  readonly provider?: readonly string[];
  readonly prompt?: readonly string[];
  readonly baseUrl?: string;
  readonly allowUrl?: readonly string[];
  readonly scale: number;
  readonly threshold?: number;
}

/** Opens data set, judges, grader and providers. Throws the `Problem` of the first that cannot be opened. */
export async function openEvaluation(
  path: string,
  options: OpenOptions,
  models: Models,
  terminal: Terminal,
): Promise<OpenedRun> {
  const leftOut = new RunNotices();
  const dataset = await openDataset(path, datasetFiles(path, options, terminal), leftOut.add).catch(
    (error: unknown) => {
      for (const text of leftOut.texts) terminal.writeError(`${text}\n`);
      throw error;
    },
  );
  const names = [options.judge, ...(options.compare ?? [])];
  const judges = await Promise.all(names.map((name) => judgeByName(name, models, options)));
  const modelOf = new Map(
    judges.flatMap(({ id }, i) => (canGrade(id) ? [[id, modelName(names[i]!, options.model)] as const] : [])),
  );
  const rubricPrompt =
    options.rubric === undefined
      ? undefined
      : await rubricFile(await pathOfArgument(options.rubric, boundsOf(options, terminal)), options.rubric);
  if (letsDisagreementPass(toCategoryWeights(options.weights))) leftOut.add({ kind: 'disagreementPasses' });
  const variants = await openVariants(dataset, options, models);
  const named = options.grader === undefined ? dataset.defaultGrader : { id: options.grader };
  if (named && !isOffline(named.id)) await mustOpen(named, options.grader !== undefined, models);
  return openRun({
    name: basename(path),
    rows: dataset.rows,
    variants,
    evaluation: {
      measures: options.scorer,
      weights: options.weights,
      rubricPrompt,
      unit: options.unit,
      scale: options.scale,
      threshold: options.threshold,
      judges,
      readContext: textSteps,
      graderFor: graderFor({ grader: named, modelOf }, models),
      onNotice: leftOut.add,
    },
    grader: named?.id,
    leftOut,
  });
}

/** Throws `badRubric`, `dataMissing`. */
const rubricFile = (path: string, name: string): Promise<string> =>
  readRubric(`file://${name}`, () =>
    readRegularText(path, name).catch((cause: unknown) => {
      throw readProblem(name, cause, { missing: 'dataMissing', unreadable: 'dataUnreadable' });
    }),
  );

/** Before anything is sent. The configuration's grader may be for other programs alone, so a key may be missing. */
async function mustOpen({ id, label: _, ...own }: ConfigProvider, typed: boolean, models: Models) {
  await models.open(id, own).catch((error: unknown) => {
    if (typed || !(error instanceof Problem) || error.code !== 'noKey') throw error;
  });
}

/** A fact-checking model that only answers yes or no cannot. */
const canGrade = (judge: string): boolean => !isOffline(judge) && !judge.startsWith('pairwise:');

/** What the command line names wins over the data set. */
function openVariants(dataset: Dataset, options: OpenOptions, models: Models): Promise<readonly Variant[]> {
  const prompts = options.prompt?.map((template) => ({ label: template, template })) ?? dataset.prompts;
  const providers = options.provider?.map(toProvider) ?? dataset.providers;
  return toVariants({ providers, prompts }, ({ id, label: _, ...own }) => models.open(id, own));
}
