import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { ConfigProvider } from '../evaluate/data/promptfoo/config.ts';
import { type Evaluation, modelGrader } from '../evaluate/run/evaluation.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { isOffline, isRulesAlone, type ModelAddress, modelById } from '../models/providers.ts';
import { NodeLocalModels } from '../worker/localModels.node.ts';
import { openOfflineJudge } from '../worker/openOfflineJudge.ts';
import type { ModelConnection } from './modelOptions.ts';

/** What a data set says of a model. */
export interface ModelOptions {
  readonly baseUrl?: string;
  readonly temperature?: number;
}

/** What the person named on the command line. */
export interface NamedAddresses extends ModelConnection {
  readonly baseUrl?: string;
  /** Addresses that a data set may send to. */
  readonly allowUrl?: readonly string[];
}

/** Opens models by their id. Throws the `Problem`s of `modelById`. */
export interface Models {
  /** @param own obeyed instead of the command line's address, where the person allows it */
  open(id: string, own?: ModelOptions): Promise<ChatModel>;
  /** The id that the model would have, or its name where it cannot be opened. */
  idOf(id: string, own?: ModelOptions): string;
  /** How its judges are made. */
  readonly connection?: ModelConnection;
}

/** Models that answer at once; each is opened once. */
export class ModelSource implements Models {
  readonly #opened = new Map<string, Promise<ChatModel>>();

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    readonly connection: NamedAddresses = {},
  ) {}

  open(id: string, own: ModelOptions = {}): Promise<ChatModel> {
    const key = JSON.stringify([id, own]);
    const opened = this.#opened.get(key) ?? this.#open(id, own);
    this.#opened.set(key, opened);
    return opened;
  }

  idOf(id: string, { baseUrl }: ModelOptions = {}): string {
    return modelIdOr(id, () => addressOf(id, baseUrl, this.connection, this.env));
  }

  async #open(id: string, { baseUrl, ...parameters }: ModelOptions): Promise<ChatModel> {
    const address = addressOf(id, baseUrl, this.connection, this.env);
    const { header, proxy } = this.connection;
    const [{ createOpenAiModel }, { proxyFetch }] = await Promise.all([
      import('../models/openai.ts'),
      import('./proxyFetch.node.ts'),
    ]);
    return createOpenAiModel({
      ...address,
      ...parameters,
      headers: baseUrl === undefined ? header : undefined,
      fetch: proxyFetch(proxy, this.env),
    });
  }
}

/** @param own the address that a file names */
export const addressOf = (
  id: string,
  own: string | undefined,
  { baseUrl, allowUrl = [] }: NamedAddresses,
  env: Readonly<Record<string, string | undefined>>,
): ModelAddress =>
  modelById(id, {
    env,
    allowed: allowUrl,
    baseUrl,
    baseUrlOfFile: own,
  });

/** The id of the model at an address; its name where there is no such address. */
export function modelIdOr(name: string, address: () => ModelAddress): string {
  try {
    const { provider, model } = address();
    return `${provider}:${model}`;
  } catch (error) {
    if (error instanceof Problem) return name;
    throw error;
  }
}

/** One for all judges of a run: a local model is loaded once. */
const localModels = new NodeLocalModels();

/** What the command line says of judges beside their names. */
interface JudgeOptions {
  readonly model?: string;
  readonly modelFolder?: string;
}

/**
 * Judges by name: "offline", "wording" (offline, by rules alone), or a model's id. The bare word "openai" takes the
 * model of `--model`.
 * @throws {Problem} noModelChosen without one, localModel
 */
export async function judgeByName(
  name: string,
  models: Models,
  { model, modelFolder }: JudgeOptions = {},
): Promise<Judge> {
  if (isOffline(name)) return openOfflineJudge({ rulesAlone: isRulesAlone(name), modelFolder }, localModels);
  const { createModelJudge } = await import('../judges/modelJudge.ts');
  const { price, secondModel } = models.connection ?? {};
  return createModelJudge({
    model: await models.open(modelName(name, model)),
    second: secondModel === undefined ? undefined : { model: await models.open(modelName(secondModel)) },
    price,
  });
}

/** The id of the model that a judge's name stands for. */
export function modelName(name: string, model?: string): string {
  if (name.trim().toLowerCase() !== 'openai') return name;
  if (model === undefined) throw new Problem('noModelChosen');
  return /[/:]/.test(model) || isOffline(model) ? model : `openai:${model}`;
}

interface GraderNames {
  /** `--grader`, or else the data set's `defaultTest`. */
  readonly grader?: ConfigProvider;
  /** Name of the model behind a judge, by the judge's id: it already sees the texts; no other is chosen unasked. */
  readonly modelOf: ReadonlyMap<string, string>;
}

/**
 * Which model grades (scoring.md §8): assertion or row, then `--grader`, then `defaultTest`, then the judge's own.
 * "offline" grades nothing: factuality is then derived.
 */
export function graderFor(
  { grader, modelOf }: GraderNames,
  models: Models,
): NonNullable<Evaluation['graderFor']> {
  return (named, judge) => {
    const own = modelOf.get(judge.id);
    const { id, label: _, ...parameters } = named ?? grader ?? { id: own ?? 'offline' };
    return isOffline(id)
      ? undefined
      : modelGrader(models.idOf(id, parameters), () => models.open(id, parameters));
  };
}
