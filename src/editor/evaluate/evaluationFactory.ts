import { Problem } from '../../check/problem.ts';
import type { MeasureId } from '../../check/score/measureCatalogue.ts';
import type { DataFiles } from '../../evaluate/data/dataFiles.ts';
import type { Dataset } from '../../evaluate/data/dataset.ts';
import { openDataset } from '../../evaluate/data/openDataset.ts';
import type { ConfigProvider } from '../../evaluate/data/promptfoo/config.ts';
import { RunNotices } from '../../evaluate/data/runNotices.ts';
import { answerOf, echo, type Variant, variantsOf } from '../../evaluate/run/case.ts';
import { type Evaluation, modelGrader } from '../../evaluate/run/evaluation.ts';
import { type OpenedRun, openRun, toVariants } from '../../evaluate/run/openRun.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { textSteps } from '../../sources/readText.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { JudgeKind, Settings } from '../settings.ts';

/** What a person asks for: a data set, what to measure on it, and who judges. */
export interface EvaluationOrder {
  /** URI. */
  readonly dataset: string;
  readonly measure: MeasureId;
  readonly judges: readonly JudgeKind[];
}

/** A run that can begin. */
export interface OpenedOrder extends OpenedRun {
  /** Where texts will go to be judged, answered and graded; none where all stay on this machine. */
  readonly destinations: readonly string[];
}

/** Makes evaluations of what the settings name: judges, and the model that answers and grades where one is chosen. */
export class EvaluationFactory {
  constructor(
    private readonly judges: JudgeFactory,
    private readonly models: ModelFactory,
    private readonly settings: Pick<Settings, 'scale' | 'baseUrl'>,
  ) {}

  /** @throws {Problem} when the data set or a judge cannot be opened */
  async open(
    { dataset: path, measure, judges: kinds }: EvaluationOrder,
    files: DataFiles,
  ): Promise<OpenedOrder> {
    const leftOut = new RunNotices();
    const dataset = await openDataset(path, files, leftOut.add);
    const judges = await Promise.all(kinds.map((kind) => this.judges.create({ kind })));
    const modelKind = kinds.find((kind) => kind !== 'offline');
    const model = modelKind && (await this.models.create(modelKind));
    const variants = await this.#variants(dataset, modelKind, leftOut);
    const opened = openRun({
      name: decodeURIComponent(path.split('/').at(-1) ?? path),
      rows: dataset.rows,
      variants,
      evaluation: {
        judges,
        measures: [measure],
        scale: this.settings.scale,
        readContext: textSteps,
        onNotice: leftOut.add,
        graderFor: this.#graderFor(dataset.defaultGrader, model && { kind: modelKind!, model }, leftOut),
      },
      grader: model?.id,
      leftOut,
    });
    return {
      ...opened,
      destinations: [...new Set([...judges, model].flatMap((one) => one?.destination ?? []))],
    };
  }

  /** Rows without an output are answered by the configuration's models at the chosen endpoint, or by the chosen one. */
  async #variants(
    dataset: Dataset,
    kind: JudgeKind | undefined,
    leftOut: RunNotices,
  ): Promise<readonly Variant[]> {
    const { providers, prompts } = dataset;
    if (kind === undefined || kind === 'offline')
      return providers.some(({ id }) => id === 'echo') ? variantsOf('echo', echo, prompts) : [];
    if (providers.length === 0 || kind === 'vscode') {
      if (providers.length > 0) leftOut.add({ kind: 'field', name: 'providers' });
      const model = await this.models.create(kind);
      return variantsOf(model.id, answerOf(model), prompts);
    }
    return toVariants(dataset, (provider) =>
      this.models.create(kind, nameAtEndpoint(provider, this.settings.baseUrl)),
    );
  }

  /** Who an assertion or the configuration names grades where the endpoint of the settings has it; else the judge. */
  #graderFor(
    standard: ConfigProvider | undefined,
    chosen: { readonly kind: JudgeKind; readonly model: ChatModel } | undefined,
    leftOut: RunNotices,
  ): NonNullable<Evaluation['graderFor']> {
    const chosenGrader = chosen && modelGrader(chosen.model.id, async () => chosen.model);
    return (named = standard) => {
      if (named === undefined) return chosenGrader;
      if (chosen?.kind !== 'openai') {
        if (chosen && named.baseUrl !== undefined)
          throw new Problem('otherEndpoint', { id: named.id, url: named.baseUrl });
        leftOut.add({ kind: 'field', name: 'options.provider' });
        return chosenGrader;
      }
      return modelGrader(named.id, () =>
        this.models.create('openai', nameAtEndpoint(named, this.settings.baseUrl)),
      );
    };
  }
}

/**
 * The name that a configuration's provider has at the endpoint of the settings, which alone is asked: a configuration
 * is a file of the workspace, and no text or key goes where such a file says. Throws `otherEndpoint`.
 */
export function nameAtEndpoint({ id, baseUrl }: ConfigProvider, endpoint: string): string {
  if (id === 'echo') return id;
  if (baseUrl !== undefined && trimmed(baseUrl) !== trimmed(endpoint))
    throw new Problem('otherEndpoint', { id, url: baseUrl });
  const name = id.replace(/^openai[:/](?:(?:chat|responses):)?/, '');
  if (name === id) throw new Problem('otherEndpoint', { id });
  return name;
}

const trimmed = (url: string): string => url.replace(/\/+$/, '');
