import assert from 'node:assert/strict';
import type { Frame } from 'playwright-core';
import { eventually, Workbench } from './workbench.ts';

/** The side view in a real workbench, on a checked example. */
describe('the side view', function () {
  this.timeout(120_000);
  let workbench: Workbench;
  let panel: Frame;

  before(async () => {
    workbench = await Workbench.open({ size: { width: 1440, height: 900 } });
  });
  after(() => workbench?.close());

  const openView = async () => {
    await workbench.page.locator('.activitybar .action-label[aria-label^="Claimlight"]').click();
    panel = await workbench.panel();
    await panel.locator('.layout').waitFor();
  };

  it('teaches the first steps', async () => {
    await openView();
    assert.equal(await panel.locator('.is-next h2').textContent(), 'Open the text to check');
    await workbench.screenshot('panel-first-steps');
  });

  it('shows what a check finds, with the score', async () => {
    await workbench.openFile('release-notes.md');
    await workbench.openFile('announcement.md');
    await eventually('the second step', async () =>
      (await panel.locator('.is-next h2').textContent()) === 'Choose its context' ? true : undefined,
    );
    await panel.getByRole('button', { name: 'Choose Context…' }).click();
    await workbench.pick('release-notes.md');
    await workbench.page.keyboard.press('Enter');
    await panel.getByText('release-notes.md').waitFor();
    await panel.getByRole('button', { name: 'Check Document' }).click();
    await panel.locator('.dial-number', { hasText: /\d/ }).waitFor();
    await panel.locator('.claim.is-contradicted').first().waitFor();
    await workbench.screenshot('panel-checked');
  });

  it('goes to a claim on a click, and to its evidence', async () => {
    await panel.locator('.claim.is-contradicted .claim-head').first().click();
    const line = await panel.locator('.is-active .claim-line').textContent();
    await eventually('the selected claim', async () => {
      const status = await workbench.page.locator('#status\\.editor\\.selection').textContent();
      return status?.includes(`Ln ${/\d+/.exec(line!)![0]},`) ? true : undefined;
    });
    await panel.locator('.evidence button').first().click();
    await workbench.page
      .locator('.editor-group-container.active .tab.active', { hasText: 'release-notes' })
      .waitFor();
    await workbench.screenshot('panel-evidence');
  });
});
