import type { JudgeWorker } from '../../worker/judgeWorker.ts';
import type { LocalModels } from '../../worker/localModels.ts';
import type { Workers } from '../../worker/workerPort.ts';

/** Memory of the worker that indexes and judges: a context of the largest size takes about half of it. */
const judgeMegabytes = 2000;
/** Of the second one, which shares contexts of a few megabytes alone. */
const secondMegabytes = 400;

/** The worker that indexes contexts and judges offline, loaded when it is first needed. */
export class OfflineWorker {
  #opened: Promise<JudgeWorker> | undefined;

  /** @param models for where no worker can be started */
  constructor(
    private readonly workers: Workers,
    private readonly models: LocalModels | undefined,
  ) {}

  open(): Promise<JudgeWorker> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<JudgeWorker> {
    const { JudgeWorker } = await import('../../worker/judgeWorker.ts');
    return new JudgeWorker({
      start: () => this.workers.start(judgeMegabytes),
      startSecond: this.workers.cores > 1 ? () => this.workers.start(secondMegabytes) : undefined,
      here: async (choice) => {
        const { openOfflineJudge } = await import('../../worker/openOfflineJudge.ts');
        return openOfflineJudge(choice, this.models);
      },
    });
  }
}
