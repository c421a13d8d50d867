import assert from 'node:assert/strict';
import type { Frame } from 'playwright-core';
import { eventually } from './conditions.ts';
import { Workbench } from './workbench.ts';

const facts = 'The bridge is 120 metres long. It was opened in 1987 and carries two tracks.';

const rows = Array.from({ length: 60 }, (_, i) => ({
  id: `b${i}`,
  output: `The bridge is ${i % 6 === 0 ? 150 : 120} metres long. It was opened in 1987.`,
  context: facts,
  expected: i % 6 === 0 ? 'contradicted' : 'supported',
}));

const lines = rows.map((row) => JSON.stringify(row));
const files = { 'bridges.jsonl': [...lines.slice(0, 3), '{"broken":', ...lines.slice(3)].join('\n') };

describe('evaluating a data set in the editor', () => {
  let workbench: Workbench;
  let results: Frame;

  before(async () => {
    workbench = await Workbench.open({ files, size: { width: 1400, height: 900 } });
    await workbench.openFile('bridges.jsonl');
    await workbench.command('Claimlight: Evaluate Data Set…');
    await workbench.pick('faithfulness');
    results = await eventually('the results', async () => {
      const inner = workbench.page.frames().flatMap((frame) => frame.childFrames());
      for (const frame of inner)
        if ((await frame.locator('h1', { hasText: 'bridges.jsonl' }).count()) > 0) return frame;
      return undefined;
    });
    await results.getByText('Finished').waitFor();
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('shows scores, quality against the labels, and the row that cannot be read', async () => {
    const score = results.locator('.tile', { hasText: 'faithfulness · offline' });
    assert.match(await score.innerText(), /0\.92\s+83\.3 % passed/);
    await results.getByRole('tab', { name: 'Labels' }).click();
    await results
      .locator('.summary')
      .filter({ hasText: /100\.0 %/ })
      .waitFor();
    await results.getByRole('tab', { name: 'Rows' }).click();
    await results.getByRole('button', { name: 'Failed' }).click();
    await results.getByText('This row cannot be read').waitFor();
    await results.getByRole('searchbox').fill('nowhere');
    await results.getByText('No row matches.').waitFor();
    await results.getByRole('searchbox').fill('');
    await workbench.screenshots('surfaces/results-view');
  });

  it('filters the wrong ones, and opens one as output with its finding', async () => {
    await results.getByRole('button', { name: 'Wrong' }).click();
    await results.getByText('Rows: 10').waitFor();
    await results.locator('.grid tbody button').first().click();
    await workbench.squiggles('warning').first().waitFor();
    await workbench.lineWith('The bridge is 150 metres long.');
    await workbench.marked(workbench.squiggles('warning'), '150 metres');
    await workbench.screenshot('evaluation-row');
  });
});
