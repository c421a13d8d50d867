import type { Judge } from '../../check/judge.ts';
import { offlineId } from '../../check/offlineId.ts';
import { Problem } from '../../check/problem.ts';
import type { ReadingModel } from '../../judges/reading/readingModel.ts';
import { problemText } from '../../report/problems/problemText.ts';
import type { LocalModels } from '../../worker/localModels.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

/**
 * The offline judge as the settings want it. Where its model cannot be used the rules alone decide, and the judge's
 * id says so. One for all checks: it remembers what it has read of a context.
 */
export class OfflineJudges {
  #made: { readonly model: ReadingModel | 'none' | 'lacking'; readonly judge: Judge } | undefined;

  constructor(
    private readonly settings: Pick<Settings, 'offlineModel' | 'modelFolder'>,
    private readonly models: LocalModels | undefined,
    private readonly log: Log,
  ) {}

  /** Of the judge of the latest check; before it, of one with rules alone. */
  get id(): string {
    return this.#made?.judge.id ?? offlineId('none');
  }

  async create(): Promise<Judge> {
    const model = await this.#model();
    if (this.#made?.model !== model) {
      const { createOfflineJudge } = await import('../../judges/offline/offlineJudge.ts');
      const { withShortAnswers } = await import('../../judges/shared/shortAnswerJudge.ts');
      const judge = withShortAnswers(
        createOfflineJudge(typeof model === 'string' ? { lacksModel: model === 'lacking' } : { model }),
      );
      this.#made = { model, judge };
    }
    return this.#made.judge;
  }

  async #model(): Promise<ReadingModel | 'none' | 'lacking'> {
    if (this.settings.offlineModel === 'off') return 'none';
    const folder = this.settings.modelFolder;
    try {
      if (folder === '') return (await this.models?.shipped()) ?? 'none';
      if (this.models) return await this.models.inFolder(folder);
      throw new Problem('localModel', { detail: folder });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.log.warn(problemText(error).message);
      return 'lacking';
    }
  }
}
