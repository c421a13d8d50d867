import assert from 'node:assert/strict';
import { Workbench } from './workbench.ts';

const front = '---\nclaimlight: limits.md\n---\n\n';
const old = 'Backups are kept for 90 days.\n';

describe('the warning before a commit', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({
      files: {
        'answer.md': `${front}${old}`,
        'limits.md': 'Each person gets 10 GB of storage. Backups are kept for 30 days.\n',
      },
      staged: { 'answer.md': `${front}${old}\nEach person gets 5 GB of storage.\n` },
      settings: { 'claimlight.commitWarning': 'always' },
    });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('counts contradicted claims in the changed lines, and is gone once they are corrected', async () => {
    const { page } = workbench;
    const item = page.locator('.statusbar-item', { hasText: '1 contradicted claim is staged' });
    await workbench.openFile('answer.md');
    await item.waitFor();
    await workbench.screenshots('surfaces/commitWarning');
    await item.click();
    await page.locator('.markers-panel', { hasText: '5 GB' }).waitFor();
    await workbench.openFile('answer.md');
    await workbench.goTo(7, 18);
    await page.keyboard.press('Control+.');
    await page.locator('.action-widget', { hasText: 'Replace' }).waitFor();
    await page.keyboard.press('Enter');
    await workbench.lineWith('10 GB of storage');
    await item.waitFor({ state: 'hidden' });
    assert.deepEqual(await workbench.notifications(), []);
  });
});
