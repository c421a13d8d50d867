import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import { Workbench } from './workbench.ts';

describe('findings as comments', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({
      files: {
        'plans.md':
          'The free plan has 5 GB of storage.\n\nTeams can have 60 members.\n\nSupport answers in two days.\n',
        'agreed.md':
          'The free plan has 10 GB of storage.\nTeams can have 50 members.\nSupport answers in two days.\n',
      },
      settings: { 'claimlight.contextFiles': { 'plans.md': 'agreed.md' } },
    });
    await workbench.openFile('plans.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.squiggles('warning').first().waitFor();
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const glyphs = () =>
    workbench.page.locator(
      '.comment-range-glyph.comment-thread, .comment-range-glyph.comment-thread-unresolved',
    );
  const thread = () => workbench.page.locator('.review-widget');

  it('are not there until one asks for them', async () => {
    assert.equal(await glyphs().count(), 0);
    await workbench.command('Claimlight: Show or Hide Findings as Comments');
    await becomes(() => glyphs().count(), 2);
  });

  it('say what is wrong, with the words of the evidence', async () => {
    await glyphs().first().click();
    await thread().waitFor();
    const text = await thread().innerText();
    assert.match(text, /Contradicted/);
    assert.match(text, /The free plan has 10 GB of storage\. \(agreed\.md, line 1\)/);
    await workbench.screenshots('surfaces/commentThread');
  });

  it('take a reply as a note, which the view shows, too', async () => {
    // VS Code opens the box by itself where the thread comes to have the keyboard.
    const reply = thread().locator('.review-thread-reply-button');
    if (await reply.isVisible()) await reply.click();
    await thread().locator('.monaco-editor').click();
    await workbench.page.keyboard.type('Ask Ann about the old plan.');
    await thread().getByRole('button', { name: 'Add Note' }).click();
    await thread().getByText('Ask Ann about the old plan.').first().waitFor();
    await workbench.command('Claimlight: Focus on Claimlight View');
    const view = await workbench.sideView();
    await view.locator('.claim-head').first().click();
    await view.locator('.claim-note', { hasText: 'Ask Ann about the old plan.' }).waitFor();
  });

  it('are resolved by a decision, and open again', async () => {
    await thread().getByRole('button', { name: 'Ignore' }).click();
    await becomes(() => workbench.squiggles('warning').count(), 1);
    const takeBack = thread().getByRole('button', { name: 'Take Back Decision' });
    // VS Code may fold what is resolved.
    const isOpen = await takeBack.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) await glyphs().first().click();
    await workbench.screenshot('surfaces/commentThreadResolved');
    await takeBack.click();
    await becomes(() => workbench.squiggles('warning').count(), 2);
  });

  it('go away again', async () => {
    await workbench.command('Claimlight: Show or Hide Findings as Comments');
    await becomes(() => glyphs().count(), 0);
  });
});
