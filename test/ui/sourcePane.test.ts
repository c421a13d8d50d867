import assert from 'node:assert/strict';
import { until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const files = {
  'draft.md':
    'Free accounts can store up to 5 GB of files.\n\nThe founders are sisters.\n\nTidemark starts in 2.8 seconds.\n',
  'facts.md':
    '# Tidemark\n\nTidemark starts in 2.8 seconds.\n\nFree accounts can store up to 10 GB of files.\n\nIts founders met at school.\n',
};

/** Text and source beside each other. */
describe('a review beside the source', () => {
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

  /** Of the editor that shows the source. */
  const source = () => workbench.page.locator('.editor-group-container', { hasText: 'facts.md' });

  const marks = () => source().locator('.view-overlays .cdr[class*="ced-"]');

  it('marks the words that differ in both, and follows the cursor', async () => {
    const { page } = workbench;
    await workbench.goTo(1, 35);
    await workbench.command('Claimlight: Review Beside Source');
    await until(
      'two editors side by side',
      async () => (await page.locator('.editor-instance').count()) === 2,
    );
    await source().getByText('up to 10 GB').waitFor();
    // The passage, which wraps, and the words in it.
    await until('marks in the source', async () => (await marks().count()) >= 2);
    await workbench.screenshots('surfaces/sourcePane');
    await workbench.goTo(5, 10);
    await workbench.marked(marks().first(), 'Tidemark starts in 2.8 seconds.');
    await workbench.hasKeyboard();
    assert.deepEqual(await workbench.notifications(), []);
  });
});
