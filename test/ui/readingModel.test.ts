import assert from 'node:assert/strict';
import { Workbench } from './workbench.ts';

const files = {
  'draft.md': 'The office takes care of all bookings. The office leaves all bookings to the staff.\n',
  'facts.md': 'All trips are booked by the office. Receipts are handed in within a month.\n',
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
    await sideView.getByText(/local model [0-9a-f]{8}/).first().waitFor();
    const cards = await sideView.locator('[role="option"], [role="listitem"], article').allInnerTexts();
    assert.ok(cards.some((card) => /Supported/.test(card)), cards.join('\n'));
    await workbench.screenshot('surfaces/reading-model');
  });
});
