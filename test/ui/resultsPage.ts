import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { page as html } from '../../src/view/page.ts';
import type { FromResults, ResultsRow, ResultsState, ToResults } from '../../src/view/resultsProtocol.ts';
import type { PanelTheme } from './panelPage.ts';

const root = resolve(import.meta.dirname, '../..');
const origin = 'http://results.test';

/** The results' own page under its own policy, with a host that holds any number of rows. It needs no VS Code. */
export class ResultsPage {
  readonly messages: FromResults[] = [];
  /** What the page complained about: script errors, and violations of its policy. */
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {}

  static async open(
    browser: Browser,
    state: ResultsState,
    row: (position: number) => ResultsRow,
    theme: PanelTheme = 'dark',
  ): Promise<ResultsPage> {
    const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
    const results = new ResultsPage(page);
    page.on('console', (message) => {
      if (message.type() === 'error') results.complaints.push(message.text());
    });
    page.on('pageerror', (error) => results.complaints.push(error.message));
    await page.exposeFunction('fromView', async (message: FromResults) => {
      results.messages.push(message);
      if (message.type === 'ready') await results.send({ type: 'state', state });
      if (message.type !== 'rows') return;
      const { query, from, count } = message;
      const end = Math.min(from + count, state.rows);
      const rows = Array.from({ length: Math.max(0, end - from) }, (_, i) => row(from + i));
      await results.send({ type: 'rows', query, from, total: state.rows, rows });
    });
    await page.addInitScript({
      content: `window.acquireVsCodeApi = () => ({
        postMessage: (message) => window.fromView(message), getState: () => undefined, setState: () => {} });`,
    });
    await serve(page);
    await page.goto(`${origin}/`);
    const colors = JSON.parse(await readFile(join(root, 'test/fixtures/themes', `${theme}.json`), 'utf8'));
    await page.evaluate((all: Readonly<Record<string, string>>) => {
      const { style } = document.documentElement;
      for (const [name, value] of Object.entries(all)) style.setProperty(name, value);
      style.background = 'var(--vscode-editor-background)';
    }, colors);
    await page.locator('.grid tbody button').first().waitFor();
    return results;
  }

  async send(message: ToResults): Promise<void> {
    await this.page.evaluate((data) => window.postMessage(data, '*'), message);
  }

  /** What the accessibility checker finds, as "rule: element". */
  async violations(): Promise<readonly string[]> {
    await this.page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8'));
    const { violations } = await this.page.evaluate(() =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(),
    );
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }

  sent<T extends FromResults['type']>(type: T): Extract<FromResults, { type: T }>[] {
    return this.messages.filter((one): one is Extract<FromResults, { type: T }> => one.type === type);
  }
}

async function serve(page: Page): Promise<void> {
  const types = { 'main.js': 'text/javascript', 'main.css': 'text/css' } as const;
  const body = html({
    cspSource: origin,
    nonce: 'nonce-of-this-test',
    script: '/main.js',
    style: '/main.css',
    language: 'en',
  });
  await page.route(`${origin}/**`, (route) => route.fulfill({ status: 404 }));
  await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const [name, contentType] of Object.entries(types))
    await page.route(`${origin}/${name}`, async (route) =>
      route.fulfill({ contentType, body: await readFile(join(root, 'dist/results', name)) }),
    );
}
