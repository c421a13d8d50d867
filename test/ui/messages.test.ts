import assert from 'node:assert/strict';
import { until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const wrong = 'Tidemark starts in 2.8 seconds on a laptop.\n';
const right = 'Tidemark starts in 1.8 seconds on a laptop.\n';
const files = {
  'wrong.md': wrong,
  'late.md': wrong,
  'right.md': right,
  'notes.md': `Times, as measured in March.\n\n${right}`,
  'empty.md': ' \n',
};

/** What a person is told when a check cannot begin, and when there is nothing to find. */
describe('what a person is told', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({ files });
  });

  after(() => workbench?.close());
  afterEach(async function () {
    await workbench.keepFailure(this.currentTest);
    await workbench.clearNotifications();
  });

  it('without an earlier check: that there is nothing to recheck yet, with a button that checks', async () => {
    await workbench.openFile('wrong.md');
    await workbench.command('Claimlight: Recheck Stale Claims');
    const said = await workbench.notification(/wrong\.md has not been checked yet/);
    assert.match(said, /Check Document/);
  });

  it('nothing more, after the choice of a context was dismissed', async () => {
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.page.locator('.quick-input-title', { hasText: 'Context for' }).waitFor();
    await workbench.quickInput.input.waitFor();
    await workbench.page.keyboard.press('Escape');
    await workbench.quickInput.input.waitFor({ state: 'hidden' });
    // A problem is told by then.
    await workbench.command('Claimlight: Show Log');
    await workbench.page.locator('.part.panel .monaco-editor.focused').waitFor();
    assert.deepEqual(await workbench.notifications(), []);
    await workbench.openFile('wrong.md');
  });

  it('with an empty context: which file is empty', async () => {
    await workbench.openFile('empty.md');
    await workbench.openFile('wrong.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('empty.md');
    assert.match(await workbench.notification(/empty\.md contains no text/), /Choose Context/);
  });

  it('of a clean text: that all of it is supported, where the state is shown and nowhere else', async () => {
    // Nobody has opened its context: the list names it all the same.
    await workbench.openFile('right.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('notes.md');
    await workbench.page.locator('.statusbar-item', { hasText: '1 · 1 of 1 supported' }).waitFor();
    assert.deepEqual(await workbench.notifications(), []);
  });

  it('after the window was reloaded: what had been found', async () => {
    await workbench.openFile('late.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('notes.md');
    await workbench.squiggles('warning').first().waitFor();
    // The workbench itself writes its storage a moment later.
    await until('the findings in the storage', async () =>
      JSON.stringify((await workbench.stored('claimlight.reviews')) ?? []).includes('late.md'),
    );
    await workbench.reload();
    await workbench.openFile('late.md');
    await workbench.squiggles('warning').first().waitFor();
    await workbench.marked(workbench.squiggles('warning'), '2.8 seconds');
  });
});
