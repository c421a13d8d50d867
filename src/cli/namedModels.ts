import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import { type Evaluation, modelGrade } from '../evaluate/run/evaluation.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { modelById } from '../models/providers.ts';

export interface ModelOptions {
  readonly baseUrl?: string;
  readonly temperature?: number;
}

/** Opens models by their id. Throws the `Problem`s of `modelById`. */
export interface Models {
  /** @param own wins over the options of the command line. */
  open(id: string, own?: ModelOptions): Promise<ChatModel>;
}

/** Models that answer at once; each is opened once. */
export class ModelSource implements Models {
  readonly #opened = new Map<string, Promise<ChatModel>>();

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly options: ModelOptions = {},
  ) {}

  open(id: string, own: ModelOptions = {}): Promise<ChatModel> {
    const options = { ...this.options, ...own };
    const key = JSON.stringify([id, options]);
    const opened = this.#opened.get(key) ?? this.#open(id, options);
    this.#opened.set(key, opened);
    return opened;
  }

  async #open(id: string, { baseUrl, ...parameters }: ModelOptions): Promise<ChatModel> {
    const address = modelById(id, { env: this.env, ...(baseUrl === undefined ? {} : { baseUrl }) });
    const { createOpenAiModel } = await import('../models/openai.ts');
    return createOpenAiModel({ ...address, ...parameters, fetch });
  }
}

/**
 * Judges for an evaluation: "offline", or a model's id. The bare word "openai" takes the model of `--model`.
 * @throws {Problem} noModelChosen without one
 */
export async function judgeByName(name: string, models: Models, model?: string): Promise<Judge> {
  if (name === 'offline') {
    const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
    return createOfflineJudge();
  }
  const { createModelJudge } = await import('../judges/modelJudge.ts');
  return createModelJudge({ model: await models.open(modelName(name, model)) });
}

/** The id of the model that a judge's name stands for. */
export function modelName(name: string, model?: string): string {
  if (name !== 'openai') return name;
  if (model === undefined) throw new Problem('noModelChosen');
  return model;
}

interface GraderNames {
  /** `--grader`, or else the data set's `defaultTest`. */
  readonly grader?: string;
  /** `--judge`: a model that already sees the texts grades them too; nothing else is chosen unasked. */
  readonly judge: string;
}

/**
 * Which model grades (scoring.md §8): assertion or row, then `--grader`, then `defaultTest`, then the judge itself.
 * "offline" grades nothing: factuality is then derived.
 */
export function graderFor(
  { grader, judge }: GraderNames,
  models: Models,
): NonNullable<Evaluation['graderFor']> {
  return (named) => {
    const name = named ?? grader ?? judge;
    if (name === 'offline') return undefined;
    return async (request, signal) => modelGrade(await models.open(name))(request, signal);
  };
}
