import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import { Workbench } from './workbench.ts';

const files = {
  'draft.md':
    'A vice president has to approve business class. For business class, you need the approval of your line manager.\n',
  'facts.md':
    'For business class, you need the approval of a vice president. All trips are booked by the office.\n',
};

describe('the model that ships', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({
      files,
      server: { settings: { 'claimlight.offline.model': 'auto' } },
    });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('reads what no rule decides, and is named where the judge is', async () => {
    await workbench.openFile('draft.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('facts.md');
    const sideView = await workbench.openSideView();
    await sideView
      .getByText(/local model [0-9a-f]{8}/)
      .first()
      .waitFor();
    await becomes(async () => (await sideView.locator('.claim-text').allTextContents()).length, 2);
    const first = sideView.locator('.claim').first();
    assert.match((await first.getAttribute('class')) ?? '', /is-unsupported|is-contradicted/);
    assert.match(await first.innerText(), /line manager/);
    await workbench.screenshot('surfaces/reading-model');
  });
});
