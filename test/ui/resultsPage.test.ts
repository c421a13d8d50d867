import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import type { ResultsColumn, ResultsRow, ResultsState } from '../../src/view/results/resultsProtocol.ts';
import { becomes } from './conditions.ts';
import { ResultsPage } from './resultsPage.ts';
import { themeNames } from './themes.ts';

const total = 50_000;
const pictures = resolve(import.meta.dirname, '../../test-results');

const column = (scorer: string, judge: string): ResultsColumn => ({
  name: `${scorer} · ${judge}`,
  judge: { group: judge, name: scorer },
  prompt: { group: '–', name: `${scorer} · ${judge}` },
});

const state: ResultsState = {
  dataset: 'bridges.jsonl',
  status: 'done',
  progress: '50,000 rows, 12 without an output',
  tiles: [
    { name: 'Outputs', value: '50,000', note: '12 without an output' },
    { name: 'faithfulness · offline', value: '0.83', note: '66.7 % passed, 0.79 at worst' },
    { name: 'faithfulness · openai:gpt-4o', value: '0.91', note: '80.2 % passed' },
    { name: 'Failed', value: '10,012', note: '20.0 %' },
    { name: 'Cost', value: '1.2', note: '40,000 calls, 9,120,441 tokens' },
  ],
  columns: [column('faithfulness', 'offline'), column('faithfulness', 'openai:gpt-4o')],
  labelled: true,
  tables: [
    {
      about: 'scores',
      title: 'Scores',
      header: ['Scorer', 'Mean', 'Pass rate'],
      rows: [
        ['faithfulness · offline', '0.83', '66.7 %'],
        ['faithfulness · openai:gpt-4o', '0.91', '80.2 %'],
      ],
    },
    {
      about: 'labels',
      title: 'Confusion matrix (rows: label; columns: result)',
      header: ['Label', 'contradicted', 'supported'],
      rows: [
        ['contradicted', '9,120', '880'],
        ['supported', '310', '39,690'],
      ],
    },
  ],
  distributions: [
    { name: 'faithfulness · offline', bins: [3, 0, 1, 4, 9, 20, 800, 41, 90, 12, 49_020], scale: 1 },
  ],
  rows: total,
};

/** Each way in which a run stands, and each kind of data set. */
const states: Readonly<Record<string, ResultsState>> = {
  done: state,
  running: {
    ...state,
    status: 'running',
    progress: '1,204 rows, none without an output',
    rows: 1204,
  },
  cancelled: { ...state, status: 'cancelled', progress: '1,204 rows, none without an output', rows: 1204 },
  failed: {
    ...state,
    status: 'failed',
    progress: 'api.openai.com did not accept the API key. Run “Claimlight: Set API Key” with a valid key.',
    rows: 3,
  },
  unlabelled: {
    ...state,
    labelled: false,
    columns: state.columns.slice(0, 1),
    tables: state.tables.slice(0, 1),
    rows: 2,
  },
  beginning: { ...state, status: 'running', progress: '0 rows', tables: [], distributions: [], rows: 0 },
};

const row = (position: number): ResultsRow => ({
  row: position,
  line: position + 1,
  id: `b${position}`,
  excerpt: `Bridge ${position} is ${position % 900} metres long. <b>It was opened</b> in 1987 and carries two tracks.`,
  expected: position % 3 === 0 ? 'contradicted' : 'supported',
  disputed: position % 7 === 0,
  ...(position === 2 ? { problem: 'This row cannot be read: Unexpected end of JSON input.' } : {}),
  cells: [
    {
      case: position,
      result: 0,
      text: position % 3 === 0 ? '0.33' : '1.00',
      share: position % 3 === 0 ? 0.33 : 1,
      badness: position % 3 === 0 ? 0.67 : 0,
      pass: position % 3 !== 0,
      title: 'scored',
    },
    position % 5 === 0
      ? null
      : { case: position, result: 1, text: '–', share: null, badness: null, pass: null, title: 'failed' },
  ],
});

describe("the results view's page", () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
    await mkdir(join(pictures, 'results'), { recursive: true });
  });
  after(() => browser.close());

  it('shows first figures and rows, and draws only what is seen of 50,000', async () => {
    const { page, complaints } = await ResultsPage.open(browser, state, row);
    assert.equal(await page.locator('h1').innerText(), 'bridges.jsonl');
    assert.equal(await page.locator('.figures').count(), 0);
    assert.match(await page.locator('.tile').nth(1).innerText(), /offline\s+0\.83\s+66\.7 % passed/);
    const top = (await page.locator('.grid tbody tr').nth(0).boundingBox())!.y;
    assert.ok(top < 260, `the first row is at ${top}`);
    assert.ok((await page.locator('.grid tbody tr').count()) < 100);
    assert.match(
      await page.locator('.grid tbody tr').nth(1).innerText(),
      /Bridge 1 .*<b>It was opened<\/b>/s,
    );
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('comes to the last row by keyboard and opens what is there', async () => {
    const results = await ResultsPage.open(browser, state, row);
    const { page } = results;
    await page.locator('.grid tbody button').first().focus();
    await page.keyboard.press('End');
    const last = page.locator(`tr[aria-rowindex="${total + 1}"] button`).first();
    await last.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('tr')?.ariaRowIndex === '50001');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.closest('tr')?.ariaRowIndex === '50000');
    await page.keyboard.press('Enter');
    await becomes(() => results.sent('open'), [{ type: 'open', case: total - 2, result: 1 }]);
    assert.ok(results.sent('rows').length < 12, 'not every page was fetched on the way');
    await page.close();
  });

  it('opens a row wherever it is clicked', async () => {
    const results = await ResultsPage.open(browser, state, row);
    await results.page.locator('tr[aria-rowindex="5"] th').click();
    await becomes(() => results.sent('open'), [{ type: 'open', case: 3, result: 0 }]);
    await results.page.close();
  });

  it('has what is made of the rows behind tabs, by keyboard too', async () => {
    const { page } = await ResultsPage.open(browser, state, row);
    await page.getByRole('tab', { name: 'Rows' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('table', { name: 'Scores' }).waitFor();
    await page.getByRole('img', { name: /1: 49020/ }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('table', { name: /Confusion matrix/ }).waitFor();
    assert.equal(await page.getByRole('tab', { selected: true }).innerText(), 'Labels');
    await page.keyboard.press('ArrowRight');
    await page.locator('.grid tbody button').first().waitFor();
    await page.close();
  });

  it('groups columns by their judge, and opens what stands below', async () => {
    const columns = [column('faithfulness', 'a'), column('faithfulness', 'b'), column('hallucination', 'a')];
    const cells = [0, 1, 2].map((result) => ({ ...row(0).cells[0]!, result, text: `0.${result}` }));
    const results = await ResultsPage.open(browser, { ...state, columns }, (at) => ({ ...row(at), cells }));
    const { page } = results;
    await page.getByLabel('Group columns').selectOption('judge');
    assert.deepEqual(await page.locator('.groups th').allInnerTexts(), ['a', 'b']);
    assert.deepEqual(await page.locator('thead tr').nth(1).locator('th').allInnerTexts(), [
      'Line',
      'Test',
      'Label',
      'faithfulness',
      'hallucination',
      'faithfulness',
    ]);
    await page.locator('tr[aria-rowindex="2"] .cell').nth(1).click();
    await becomes(() => results.sent('open'), [{ type: 'open', case: 0, result: 2 }]);
    await page.close();
  });

  it('asks for what a filter, an order or words pick', async () => {
    const results = await ResultsPage.open(browser, state, row);
    const { page } = results;
    await page.getByRole('button', { name: 'Judges differ' }).click();
    await page.getByLabel('Worst first').check();
    await page.getByRole('searchbox').fill('bridge 7');
    assert.equal(
      await page.getByRole('button', { name: 'Judges differ' }).getAttribute('aria-pressed'),
      'true',
    );
    await becomes(() => results.sent('rows').at(-1)?.query, {
      filter: 'disagreements',
      order: 'worst',
      text: 'bridge 7',
    });
    await page.close();
  });

  it('exports when it is finished and can be cancelled before', async () => {
    const results = await ResultsPage.open(browser, state, row);
    const { page } = results;
    await page.getByLabel('Export').selectOption('csv');
    await results.send({ type: 'state', state: { ...state, status: 'running' } });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await becomes(
      () => results.messages.filter(({ type }) => type === 'export' || type === 'cancel'),
      [{ type: 'export', format: 'csv' }, { type: 'cancel' }],
    );
    await page.close();
  });

  it('tells a result that passed from one that did not by more than colour', async () => {
    const { page } = await ResultsPage.open(browser, state, row);
    const cell = (name: RegExp) => page.getByRole('button', { name }).first();
    await cell(/0\.33, not passed/)
      .locator('.icon-close')
      .waitFor();
    await cell(/1\.00, passed/)
      .locator('.icon-done')
      .waitFor();
    await page.close();
  });

  for (const theme of themeNames)
    it(`is accessible in every state (${theme})`, async () => {
      const results = await ResultsPage.open(browser, state, row, theme);
      for (const [name, shown] of Object.entries(states)) {
        await results.show(shown);
        assert.deepEqual(await results.violations(), [], name);
        await results.page.screenshot({ path: join(pictures, `results/${name}-${theme}.png`) });
      }
      assert.deepEqual(results.complaints, []);
      await results.close();
    });
});
