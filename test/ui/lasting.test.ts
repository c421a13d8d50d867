import assert from 'node:assert/strict';
import { eventually, Workbench } from './workbench.ts';

const files = {
  'draft.md': 'Tidemark starts in 2.8 seconds on a laptop.\n',
  'facts.md': 'Tidemark starts in 1.8 seconds on a laptop.\n',
};

/** What is known of a text outlives its window, and goes with its copies. */
describe('what was found', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({ files });
    await workbench.openFile('facts.md');
    await workbench.openFile('draft.md');
    await check();
    await workbench.chooseContext('facts.md');
    await shown();
  });

  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const check = () => workbench.command('Claimlight: Check Factuality of Document');
  const shown = async () => {
    await workbench.squiggles('warning').first().waitFor();
    await workbench.marked(workbench.squiggles('warning'), '2.8 seconds');
  };

  /** Without opening it. */
  const rename = async (from: string, to: string) => {
    const explorer = workbench.page.locator('.explorer-folders-view');
    const row = (name: string) => explorer.locator('.monaco-list-row', { hasText: name });
    const name = explorer.locator('input');
    await eventually(
      'the new name',
      async () => {
        // By keyboard: a menu does not hear a click that comes too soon after it opened.
        await workbench.page.keyboard.press('Escape');
        await row(from).click({ button: 'right', timeout: 3_000 });
        const entry = workbench.page.locator('.monaco-menu .action-label', { hasText: 'Rename...' });
        await entry.hover({ timeout: 3_000 });
        await workbench.page.keyboard.press('Enter');
        await name.fill(to, { timeout: 3_000 });
        await name.press('Enter', { timeout: 3_000 });
        await row(to).waitFor({ timeout: 3_000 });
        return true;
      },
      30_000,
    );
  };

  it('stands in a copy that is saved under another name, and in the original', async () => {
    await workbench.command('File: Save As...');
    const box = workbench.page.locator('.quick-input-widget input[type=text]').first();
    const path = await eventually('the path of the text', async () => {
      const value = await box.inputValue();
      return value.endsWith('draft.md') ? value : undefined;
    });
    await workbench.enter(path.replace('draft.md', 'copy.md'));
    await workbench.page.locator('.tab.active', { hasText: 'copy.md' }).waitFor();
    await shown();
    await check();
    await workbench.page.waitForTimeout(500);
    assert.equal(await workbench.squiggles('warning').count(), 1, 'the copy has the context too');
    await workbench.openFile('draft.md');
    await shown();
  });

  it('comes back with its runs in a new window, after the file got another name, until it is cleared', async () => {
    await workbench.page.keyboard.press('Control+End');
    await workbench.page.keyboard.type('The service was founded in Lisbon by two sisters.');
    await workbench.page.keyboard.press('Control+S');
    await check();
    await workbench.squiggles('info').first().waitFor();
    // Findings are written a second after they came.
    await workbench.page.waitForTimeout(2_500);
    await workbench.command('View: Close All Editors');
    await workbench.reload();
    // Names are followed from the moment that the extension runs; its view waits for that.
    await workbench.command('Claimlight: Focus on Claims View');
    await workbench.panel();
    await workbench.command('View: Show Explorer');
    await rename('draft.md', 'final.md');
    await workbench.openFile('final.md');
    await shown();
    await workbench.command('Claimlight: Focus on Claims View');
    const panel = await workbench.panel();
    await panel.getByText('Runs: 2').click();
    await panel.getByText('Compare the Last Two').click();
    await panel.getByText('No claim in common').or(panel.getByText('They agree on 100 %')).waitFor();
    await workbench.editor().click();
    await workbench.command('Claimlight: Clear');
    await workbench.command('View: Show Explorer');
    await workbench.page.waitForTimeout(1_500);
    await workbench.reload();
    await workbench.openFile('final.md');
    await workbench.page.waitForTimeout(1_000);
    assert.equal(await workbench.squiggles().count(), 0);
  });
});
