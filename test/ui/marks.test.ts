import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import { Workbench } from './workbench.ts';

const long = `${'On every laptop that was tried in the course of the year, '.repeat(6)}Tidemark starts in 2.8 seconds.`;
const files = { 'draft.md': `${long}\n`, 'facts.md': 'Tidemark starts in 1.8 seconds.\n' };

describe('marks in the gutter', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({ files, settings: { 'editor.wordWrap': 'on' } });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('stand once beside a claim, though its line wraps over several rows', async () => {
    const { page } = workbench;
    await workbench.openFile('draft.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('facts.md');
    await workbench.squiggles('warning').first().waitFor();
    const rows = () => page.locator('.editor-instance .view-line').count();
    assert.ok((await rows()) >= 3, 'the line wraps');
    await becomes(() => page.locator('.editor-instance .glyph-margin-widgets .cgmr').count(), 1);
    await workbench.screenshot('surfaces/marks-wrapped');
  });
});
