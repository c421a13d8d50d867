import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import { answerOf, echo, variantsOf } from '../../evaluate/answering.ts';
import { type Case, toCases, type Variant } from '../../evaluate/case.ts';
import type { Dataset } from '../../evaluate/dataset.ts';
import type { Evaluation } from '../../evaluate/evaluation.ts';
import { modelGrade } from '../../evaluate/modelGrade.ts';
import { openDataset } from '../../evaluate/openDataset.ts';
import { providerId } from '../../evaluate/promptfoo/checks.ts';
import type { RunHeader } from '../../evaluate/result.ts';
import type { MeasureId } from '../../evaluate/rowCheck.ts';
import { readText } from '../../sources/readText.ts';
import type { JudgeFactory } from '../judgeFactory.ts';
import type { ModelFactory } from '../modelFactory.ts';
import type { JudgeKind, Settings } from '../settings.ts';
import { workspaceFiles } from './workspaceFiles.ts';

/** What a person asks for: a data set, what to measure on it, and who judges. */
export interface EvaluationOrder {
  /** URI. */
  readonly dataset: string;
  readonly measure: MeasureId;
  readonly judges: readonly JudgeKind[];
}

/** All that a run needs. */
export interface OpenedOrder {
  readonly cases: AsyncGenerator<Case>;
  readonly evaluation: Evaluation;
  readonly header: RunHeader;
}

/** Makes evaluations of what the settings name: judges, and the model that answers and grades where one is chosen. */
export class EvaluationFactory {
  constructor(
    private readonly judges: JudgeFactory,
    private readonly models: ModelFactory,
    private readonly settings: Settings,
  ) {}

  /** @throws {Problem} when the data set or a judge cannot be opened */
  async open({ dataset: path, measure, judges: kinds }: EvaluationOrder): Promise<OpenedOrder> {
    const dataset = await openDataset(path, workspaceFiles(), () => {});
    const judges = await Promise.all(kinds.map((kind) => this.judges.create({ kind })));
    const modelKind = kinds.find((kind) => kind !== 'offline');
    const model = modelKind && (await this.models.create(modelKind));
    const variants = await this.#variants(dataset, modelKind);
    const { scale } = this.settings;
    return {
      cases: toCases(dataset.rows, variants),
      evaluation: {
        judges,
        measure,
        scale,
        readContext: readText,
        graderFor: () => (model ? modelGrade(model) : undefined),
      },
      header: {
        type: 'run',
        version: 1,
        dataset: decodeURIComponent(path.split('/').at(-1) ?? path),
        scorer: measure,
        scale,
        judges: judges.map((judge: Judge) => judge.id),
        ...(model ? { grader: model.id } : {}),
        providers: [...new Set(variants.map(({ provider }) => provider))],
        prompts: [...new Set(variants.map(({ prompt }) => prompt))],
      },
    };
  }

  /** Rows without an output are answered by the configuration's models at the chosen endpoint, or by the chosen one. */
  async #variants({ providers, prompts }: Dataset, kind: JudgeKind | undefined): Promise<readonly Variant[]> {
    if (kind === undefined || kind === 'offline')
      return providers.some((entry) => providerId(entry) === 'echo') ? variantsOf('echo', echo, prompts) : [];
    if (providers.length === 0 || kind === 'vscode') {
      const model = await this.models.create(kind);
      return variantsOf(model.id, answerOf(model), prompts);
    }
    const variants: Variant[] = [];
    for (const entry of providers) {
      const id = providerId(entry);
      const name = id.replace(/^openai[:/](?:(?:chat|responses):)?/, '');
      if (name === id && id !== 'echo')
        throw new Problem('badInput', {
          detail: `${id}: only models of the chosen endpoint can answer here.`,
        });
      const answer = id === 'echo' ? echo : answerOf(await this.models.create(kind, name));
      const label = typeof entry === 'string' ? undefined : entry.label;
      variants.push(...variantsOf(label ?? id, answer, prompts));
    }
    return variants;
  }
}
