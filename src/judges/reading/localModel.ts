import { Problem } from '../../check/problem.ts';
import type { BatchRunner, OpenRunner, RawReading, RunnerFiles } from './batchRunner.ts';
import { type ModelConfig, readModelConfig } from './modelConfig.ts';
import { PairTokenizer } from './pairTokenizer.ts';
import type { ModelRuntime, PairReading, ReadingModel, ReadingPair } from './readingModel.ts';

/** A folder with `config.json`, `tokenizer.json` and the weights, wherever it lies. */
export interface ModelFolder {
  /** @throws where there is no such file */
  read(file: string): Promise<Uint8Array>;
}

/** As models are published in ONNX; the smaller ones first, which are as good and several times as fast. */
const weightsFiles = ['model_quantized.onnx', 'model.onnx'].flatMap((name) => [name, `onnx/${name}`]);

export interface LocalModelOptions {
  readonly folder: ModelFolder;
  readonly open: OpenRunner;
  /** Milliseconds without a pair after which the model leaves the memory. */
  readonly idle?: number;
}

/** @throws {Problem} localModel, where it cannot be read, is not what its configuration says, or cannot be run */
export async function openLocalModel(options: LocalModelOptions): Promise<ReadingModel> {
  const { folder } = options;
  const [config, tokenizer] = await Promise.all([readText(folder, 'config.json'), openTokenizer(folder)]);
  const model = new LocalModel(options, readModelConfig(config), tokenizer);
  await model.load();
  return model;
}

async function openTokenizer(folder: ModelFolder): Promise<PairTokenizer> {
  const [{ Tokenizer }, tokenizer, config] = await Promise.all([
    import('@huggingface/tokenizers'),
    readText(folder, 'tokenizer.json'),
    readText(folder, 'tokenizer_config.json').catch(() => '{}'),
  ]);
  try {
    return new PairTokenizer(new Tokenizer(JSON.parse(tokenizer), JSON.parse(config)));
  } catch (error) {
    throw toProblem(error);
  }
}

type Weights = Pick<RunnerFiles, 'names' | 'weights'>;

async function readWeights(folder: ModelFolder): Promise<Weights> {
  for (const file of weightsFiles) {
    const bytes = await folder.read(file).catch(() => undefined);
    if (bytes) return { names: [file], weights: [bytes] };
  }
  return readParts(folder);
}

/** What is too large for one file lies as `model.onnx.1`, `model.onnx.2` and so on. */
async function readParts(folder: ModelFolder): Promise<Weights> {
  const names: string[] = [];
  const weights: Uint8Array[] = [];
  for (let part = 1; ; part++) {
    const name = `model.onnx.${part}`;
    const bytes = await folder.read(name).catch(() => undefined);
    if (!bytes) break;
    names.push(name);
    weights.push(bytes);
  }
  // What is not there is missed by its usual name.
  if (weights.length === 0) await folder.read('model.onnx');
  return { names, weights };
}

class LocalModel implements ReadingModel {
  #runner: Promise<BatchRunner> | undefined;
  #sha256: string | undefined;
  #runtime: ModelRuntime | undefined;
  #readers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly options: LocalModelOptions,
    readonly config: ModelConfig,
    readonly tokenizer: PairTokenizer,
  ) {
    this.#sha256 = config.sha256;
  }

  get sha256(): string {
    return this.#sha256 ?? '';
  }

  get runtime(): ModelRuntime | undefined {
    return this.#runtime;
  }

  async load(): Promise<void> {
    this.#enter();
    try {
      await this.#open();
    } finally {
      this.#leave();
    }
  }

  async *read(pairs: readonly ReadingPair[], signal: AbortSignal): ReturnType<ReadingModel['read']> {
    if (pairs.length === 0 || signal.aborted) return;
    this.#enter();
    try {
      const runner = await this.#open();
      // One at a time, which is no slower: what a quantised model says of a pair depends on those that it is run with.
      for (const [pair, shown] of pairs.entries()) {
        if (signal.aborted) return;
        const reading = await this.#run(runner, shown);
        if (signal.aborted) return;
        yield { pair, reading: this.#toReading(reading) };
      }
    } finally {
      this.#leave();
    }
  }

  async #run(runner: BatchRunner, pair: ReadingPair): Promise<RawReading> {
    try {
      const [reading] = await runner.run([pair]);
      return reading!;
    } catch (error) {
      this.#unload();
      throw toProblem(error);
    }
  }

  #open(): Promise<BatchRunner> {
    this.#runner ??= this.#start().catch((error: unknown) => {
      this.#runner = undefined;
      throw toProblem(error);
    });
    return this.#runner;
  }

  async #start(): Promise<BatchRunner> {
    const weights = await readWeights(this.options.folder);
    // Nothing else tells whether all parts are there.
    if (!weightsFiles.includes(weights.names[0]!) && this.#sha256 === undefined)
      throw new Error('config.json: sha256?');
    const { padding } = this.config;
    // The same each time: verdicts are kept under this hash.
    const runner = await this.options.open({ ...weights, sha256: this.#sha256, padding });
    this.#sha256 = runner.sha256;
    this.#runtime = runner.runtime;
    return runner;
  }

  #enter(): void {
    this.#readers++;
    clearTimeout(this.#timer);
  }

  #leave(): void {
    this.#readers--;
    if (this.#readers > 0) return;
    this.#timer = setTimeout(() => this.#unload(), this.options.idle ?? 120_000);
    // A program that is done does not wait for it.
    if (typeof this.#timer === 'object') this.#timer.unref();
  }

  #unload(): void {
    const runner = this.#runner;
    this.#runner = undefined;
    void runner?.then(
      (one) => one.close(),
      () => undefined,
    );
  }

  #toReading({ pair, words }: RawReading): PairReading {
    const raised = pair.map((logit) => Math.exp((logit - Math.max(...pair)) / this.config.temperature));
    const sum = raised.reduce((a, b) => a + b, 0);
    const of = (label: (typeof this.config.labels)[number]) =>
      (raised[this.config.labels.indexOf(label)] ?? 0) / sum;
    return {
      pair: {
        supported: of('supported'),
        contradicted: of('contradicted'),
        unsupported: of('unsupported'),
      },
      words,
    };
  }
}

async function readText(folder: ModelFolder, file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await folder.read(file));
  } catch (error) {
    throw toProblem(error);
  }
}

const toProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem('localModel', { detail: error instanceof Error ? error.message : String(error) }, error);
