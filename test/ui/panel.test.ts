import assert from 'node:assert/strict';
import type { Frame } from 'playwright-core';
import { eventually, type Theme, Workbench } from './workbench.ts';

const output = `# Plans

The free plan has 5 GB of storage.
Ada Lovelace designed the new dashboard.
Support answers within two days.
`;
const context = `# Plans, as of March

The free plan has 10 GB of storage.
Support answers within two days.
`;

/** The side view in a real workbench. */
describe('the side view', function () {
  this.timeout(120_000);
  let workbench: Workbench;
  let panel: Frame;

  const openView = async () => {
    await workbench.page.locator('.activitybar .action-label[aria-label^="Claimlight"]').click();
    panel = await workbench.panel();
    await panel.locator('.layout').waitFor();
  };

  /** Opens both files, and checks one against the other by the view's own buttons. */
  const check = async () => {
    await workbench.openFile('plans-context.md');
    await workbench.openFile('plans.md');
    await panel.getByRole('button', { name: 'Choose Context…' }).click();
    await workbench.chooseContext('plans-context.md');
    await panel.getByRole('button', { name: 'Check Document' }).click();
    await panel.getByRole('toolbar').waitFor();
  };

  const start = async (theme: Theme) => {
    workbench = await Workbench.open({
      theme,
      size: { width: 1280, height: 800 },
      files: { 'plans.md': output, 'plans-context.md': context },
    });
    await openView();
  };

  const press = (key: string) => workbench.page.keyboard.press(key);
  /** After a change the list is drawn anew and takes the focus back; a key before that goes nowhere. */
  const claimFocused = (text: string) => panel.locator('.claim-head:focus', { hasText: text }).waitFor();
  const editorText = async () => (await workbench.editor().innerText()).replaceAll('\u00a0', ' ');
  const until = (what: string, holds: () => Promise<boolean>) =>
    eventually(what, async () => ((await holds()) ? true : undefined));

  describe('from first step to fix', () => {
    before(() => start('dark'));
    after(() => workbench?.close());

    it('teaches the first steps', async () => {
      assert.equal(await panel.locator('.is-next h2').textContent(), 'Open the text to check');
      await workbench.screenshot('panel-first-steps');
    });

    it('shows what a check finds, with the score', async () => {
      await check();
      assert.deepEqual(await panel.locator('.claim-text').allInnerTexts(), [
        'The free plan has 5 GB of storage.',
        'Ada Lovelace designed the new dashboard.',
        'Support answers within two days.',
      ]);
      assert.equal(await panel.locator('.dial-number').textContent(), '0.33');
      assert.match(
        (await panel.locator('.claim-reason').first().textContent())!,
        /5 GB here; 10 GB in plans-context.md, line 3/,
      );
    });

    it('goes to a claim on a click, and to its evidence', async () => {
      await panel.locator('.claim-head', { hasText: '5 GB' }).click();
      await until('the claim in the status bar', async () =>
        (await workbench.page.locator('#status\\.editor\\.selection').innerText()).includes('Ln 3,'),
      );
      await panel.locator('.evidence button').first().click();
      await workbench.page
        .locator('.editor-group-container.active .tab.active', { hasText: 'plans-context' })
        .waitFor();
      assert.equal(await panel.locator('h1').textContent(), 'plans.md');
      await workbench.screenshot('panel-evidence');
      await workbench.command('View: Close Editor');
    });

    it('follows the cursor', async () => {
      await workbench.goTo(5, 3);
      await panel.locator('.is-active', { hasText: 'Support answers' }).waitFor();
    });

    it('recomputes when the scorer changes', async () => {
      await panel.getByLabel('Scorer').selectOption('hallucination');
      await panel.locator('.dial-number', { hasText: '0.67' }).waitFor();
      await panel.getByText('lower is better').waitFor();
      await panel.getByLabel('Scorer').selectOption('faithfulness');
    });

    it('is whole again after it was hidden', async () => {
      await panel.getByLabel('Search claims').fill('storage');
      await press('Control+Shift+E');
      await workbench.page.locator('.explorer-folders-view').waitFor();
      await openView();
      assert.equal(await panel.getByLabel('Search claims').inputValue(), 'storage');
      assert.deepEqual(await panel.locator('.claim-text').allInnerTexts(), [
        'The free plan has 5 GB of storage.',
      ]);
      await panel.getByLabel('Search claims').fill('');
    });

    it('is walked by keyboard alone: move, ignore, undo, fix, back to the text', async () => {
      await workbench.editor().click();
      await workbench.command('Focus on Claims View');
      await panel.locator('.claim-head:focus').waitFor();
      await press('Home');
      await claimFocused('5 GB');
      await press('ArrowDown');
      await claimFocused('Ada Lovelace');
      await press('i');
      await panel.locator('.is-decided', { hasText: 'Ada Lovelace' }).waitFor();
      await claimFocused('Ada Lovelace');
      await press('u');
      await until('the decision undone', async () => (await panel.locator('.is-decided').count()) === 0);
      await claimFocused('Ada Lovelace');
      await press('Home');
      await claimFocused('5 GB');
      await press('f');
      await until('the corrected text', async () => (await editorText()).includes('10 GB'));
      await press('Escape');
      await until('the keyboard in the text', () =>
        workbench.page.locator('.editor-instance .monaco-editor.focused').first().isVisible(),
      );
    });

    it('shows what an edit made stale, and rechecks it', async () => {
      await panel
        .locator('.is-stale .claim-text')
        .or(panel.locator('.claim.is-supported', { hasText: '10 GB' }))
        .first()
        .waitFor();
      await panel.getByRole('button', { name: 'Recheck' }).first().click();
      await panel.locator('.claim.is-supported', { hasText: '10 GB' }).waitFor();
      await panel.locator('.dial-number', { hasText: '0.67' }).waitFor();
      await workbench.screenshot('panel-rechecked');
    });

    it('compares runs', async () => {
      await panel.getByText(/^Runs: /).click();
      await panel.getByRole('button', { name: 'Compare the Last Two' }).click();
      await panel.locator('.comparison-rows li', { hasText: 'has 5 GB' }).waitFor();
      await workbench.screenshot('panel-comparison');
      await panel.getByRole('button', { name: 'Close' }).click();
      await panel.locator('.claim').first().waitFor();
    });

    it('derives how the text stands to its context as a reference', async () => {
      await panel.getByText('Factuality grade').click();
      await panel.locator('.category-letter').waitFor();
      await workbench.screenshot('panel-factuality');
    });
  });

  for (const theme of ['light', 'highContrast'] as const)
    describe(`in the theme "${theme}"`, () => {
      before(() => start(theme));
      after(() => workbench?.close());

      it('looks like a part of the workbench', async () => {
        await check();
        await panel.locator('.claim-head', { hasText: '5 GB' }).click();
        await panel.locator('.evidence').waitFor();
        await workbench.screenshot(`panel-${theme}`);
      });
    });
});
