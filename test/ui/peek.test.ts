import assert from 'node:assert/strict';
import { Workbench } from './workbench.ts';

const files = {
  'draft.md': 'Tidemark starts in 2.8 seconds. Free accounts can store up to 5 GB of files.\n',
  'facts.md': 'Tidemark starts in 2.8 seconds.\n\nFree accounts can store up to 10 GB of files.\n',
};

/** Claim and source in one place, in VS Code's own peek. */
describe('a peek at the evidence', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({ files });
    await workbench.openFile('draft.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('facts.md');
    await workbench.squiggles('warning').first().waitFor();
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('marks the words that differ in both, and Tab puts those of the source in', async () => {
    const { page } = workbench;
    await workbench.goTo(1, 70);
    await workbench.command('Claimlight: Peek Evidence');
    const peek = page.locator('.peekview-widget');
    await peek.waitFor();
    await peek.locator('.reference-decoration').first().waitFor();
    await workbench.screenshots('surfaces/peek');
    await page.keyboard.press('Tab');
    await peek.waitFor({ state: 'hidden' });
    await workbench.lineWith('up to 10 GB of files');
    assert.deepEqual(await workbench.notifications(), []);
  });
});
