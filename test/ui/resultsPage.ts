import type { Browser } from 'playwright-core';
import type {
  FromResults,
  ResultsRow,
  ResultsState,
  ToResults,
} from '../../src/view/results/resultsProtocol.ts';
import type { Theme } from './themes.ts';
import { WebviewPage } from './webviewPage.ts';

/** The results view's page, with a host that holds any number of rows. */
export class ResultsPage extends WebviewPage<FromResults, ToResults> {
  #rows = 0;

  static async open(
    browser: Browser,
    state: ResultsState,
    row: (position: number) => ResultsRow,
    theme: Theme = 'dark',
  ): Promise<ResultsPage> {
    const options = {
      theme,
      viewport: { width: 1100, height: 800 },
      bundle: 'results',
      ground: 'editor',
    } as const;
    const results = new ResultsPage(await WebviewPage.newPage(browser, options));
    await results.load(options, async (message) => {
      if (message.type !== 'rows') return;
      const { query, from, count } = message;
      const end = Math.min(from + count, results.#rows);
      const rows = Array.from({ length: Math.max(0, end - from) }, (_, i) => row(from + i));
      await results.send({ type: 'rows', query, from, total: results.#rows, rows });
    });
    await results.show(state);
    return results;
  }

  async show(state: ResultsState): Promise<void> {
    this.#rows = state.rows;
    await this.send({ type: 'state', state });
    await this.page
      .locator(state.rows > 0 ? '.grid tbody button' : '.grid')
      .first()
      .waitFor();
  }
}
