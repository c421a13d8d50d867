import { Emitter } from '../../base/emitter.ts';
import type { Judge } from '../../check/judge.ts';
import { offlineId } from '../../check/offlineId.ts';
import { Problem } from '../../check/problem.ts';
import type { ModelRuntime, ReadingModel } from '../../judges/reading/readingModel.ts';
import { problemText } from '../../report/problems/problemText.ts';
import type { JudgeWorker } from '../../worker/judgeWorker.ts';
import type { LocalModels } from '../../worker/localModels.ts';
import type { OfflineChoice } from '../../worker/openOfflineJudge.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { OfflineWorker } from './offlineWorker.ts';

/** What the offline judge reads with: its model, which is being loaded or run by a runtime, or values and names alone. */
export type OfflineReading = 'loading' | ModelRuntime | 'values';

interface Made {
  /** What it was made of. */
  readonly by: ReadingModel | string;
  readonly judge: Judge;
  readonly reading: OfflineReading;
}

/**
 * The offline judge as the settings want it. Where its model cannot be used the rules alone decide, and the judge's
 * id says so. One for all checks: it remembers what it has read of a context.
 */
export class OfflineJudges {
  readonly #changes = new Emitter<void>();
  /** What it reads with may have changed. */
  readonly onDidChange = this.#changes.event;
  #made: Made | undefined;
  #isLoading = false;

  constructor(
    private readonly settings: Pick<Settings, 'offlineModel' | 'modelFolder'>,
    private readonly models: LocalModels | undefined,
    private readonly log: Log,
    private readonly worker?: OfflineWorker,
  ) {}

  /** Of the judge of the latest check; before it, of one with rules alone. */
  get id(): string {
    return this.#made?.judge.id ?? offlineId('none');
  }

  /** In the latest check; undefined before any. */
  get reading(): OfflineReading | undefined {
    return this.#isLoading ? 'loading' : this.#made?.reading;
  }

  /** Starts its worker for a check that is to come. */
  warm(): void {
    if (this.worker) this.create().catch(() => undefined);
  }

  async create(): Promise<Judge> {
    this.#load(this.#made === undefined);
    try {
      this.#made = await (this.worker ? this.#beside(await this.worker.open()) : this.#here());
      return this.#made.judge;
    } finally {
      this.#load(false);
    }
  }

  #load(isLoading: boolean): void {
    this.#isLoading = isLoading;
    this.#changes.fire();
  }

  /** A judge in the worker, which is started and loads what it needs while the context is read. */
  async #beside(worker: JudgeWorker): Promise<Made> {
    const { workerJudge } = await import('../../worker/workerJudge.ts');
    const { offlineModel, modelFolder } = this.settings;
    const made = (choice: OfflineChoice, id: string, reading: OfflineReading = 'values'): Made => {
      const by = JSON.stringify(choice);
      return this.#made?.by === by ? this.#made : { by, judge: workerJudge(id, choice, worker), reading };
    };
    if (offlineModel === 'off') {
      const choice = { rulesAlone: true };
      worker.warm(choice);
      return made(choice, offlineId('none'));
    }
    const choice = modelFolder === '' ? {} : { modelFolder };
    if (this.#made?.by === JSON.stringify(choice)) return this.#made;
    try {
      const { id, runtime } = await worker.open(choice);
      this.#tell(id, runtime);
      return made(choice, id, runtime);
    } catch (error) {
      this.#warn(error);
      return made({ rulesAlone: true, lacksModel: true }, offlineId('lacking'));
    }
  }

  async #here(): Promise<Made> {
    const model = await this.#model();
    if (this.#made?.by === model) return this.#made;
    const { createOfflineJudge } = await import('../../judges/offline/offlineJudge.ts');
    const { withShortAnswers } = await import('../../judges/shared/shortAnswerJudge.ts');
    const judge = withShortAnswers(
      createOfflineJudge(typeof model === 'string' ? { lacksModel: model === 'lacking' } : { model }),
    );
    const runtime = typeof model === 'string' ? undefined : model.runtime;
    this.#tell(judge.id, runtime);
    return { by: model, judge, reading: runtime ?? 'values' };
  }

  async #model(): Promise<ReadingModel | 'none' | 'lacking'> {
    if (this.settings.offlineModel === 'off') return 'none';
    const folder = this.settings.modelFolder;
    try {
      if (folder === '') return (await this.models?.shipped()) ?? 'none';
      if (this.models) return await this.models.inFolder(folder);
      throw new Problem('localModel', { detail: folder });
    } catch (error) {
      this.#warn(error);
      return 'lacking';
    }
  }

  #tell(id: string, runtime: ModelRuntime | undefined): void {
    if (runtime)
      this.log.info(`${id}: its model runs ${runtime === 'native' ? 'natively' : 'in WebAssembly'}.`);
  }

  #warn(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.log.warn(problemText(error).message);
  }
}
