import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import {
  checked,
  comparing,
  emptyState,
  opened,
  running,
  withFactuality,
  withHistory,
} from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let panel: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    panel = await suite.open(options);
  };

  describe('steps and results', () => {
    it('teach the next step', async () => {
      await open();
      await panel.show(emptyState);
      assert.equal(await panel.page.locator('.is-next h2').innerText(), 'Open the text to check');
      await panel.show(opened);
      await panel.page.getByRole('button', { name: 'Choose Context…' }).click();
      await becomes(() => panel.sent('command'), [{ type: 'command', command: 'chooseContext' }]);
    });

    it('say where the text goes', async () => {
      await open();
      await panel.show(running);
      assert.equal(await panel.page.getByText('text goes to api.openai.com').count(), 1);
      await panel.page.getByRole('button', { name: 'Cancel' }).click();
      await becomes(() => panel.sent('command'), [{ type: 'command', command: 'cancel' }]);
    });

    it('switch the scorer', async () => {
      await open();
      await panel.show(checked);
      await panel.page.getByLabel('Scorer').selectOption('hallucination');
      await becomes(() => panel.sent('chooseScorer'), [{ type: 'chooseScorer', scorer: 'hallucination' }]);
    });

    it('announce the end of a check, not each claim', async () => {
      await open();
      await panel.show(running);
      const status = panel.page.locator('[role=status].sr-only');
      const during = await status.innerText();
      await panel.show({ ...running, claims: checked.claims.slice(0, 6) });
      assert.equal(await status.innerText(), during);
      await panel.show(checked);
      assert.match(await status.innerText(), /Check finished. 7 claims: 2 contradicted/);
    });

    it('compare two runs, the last two unless others are chosen', async () => {
      await open({ stored: { openSections: ['history'] } });
      await panel.show(withHistory);
      await panel.page.getByRole('button', { name: 'Compare Last Two Runs' }).click();
      await panel.page.getByRole('checkbox').nth(3).check();
      await panel.page.getByRole('checkbox').nth(1).check();
      await panel.page.getByRole('button', { name: 'Compare Selected Runs' }).click();
      await becomes(
        () => panel.sent('compareRuns').map(({ runs }) => runs),
        [
          [3, 4],
          [1, 3],
        ],
      );
    });

    it('show differences between judges first, and all on request', async () => {
      await open();
      await panel.show(comparing);
      assert.equal(await panel.page.locator('.comparison-rows > li').count(), 2);
      await panel.page.getByLabel('Show agreements (1)').check();
      assert.equal(await panel.page.locator('.comparison-rows > li').count(), 3);
      await panel.page.getByRole('button', { name: 'Close' }).click();
      await becomes(() => panel.sent('closeComparison'), [{ type: 'closeComparison' }]);
    });

    it('derive the category when it is looked at, and have it graded on request', async () => {
      await open();
      await panel.show(checked);
      await panel.settled();
      assert.deepEqual(panel.sent('findFactuality'), []);
      await panel.page.getByText('Factuality grade').click();
      await panel.page.getByText('Comparing…').waitFor();
      await panel.show(withFactuality);
      assert.equal(await panel.page.locator('.category-letter').textContent(), 'D');
      await panel.page.getByRole('button', { name: 'Grade with a Model' }).click();
      await becomes(() => panel.sent('findFactuality').map(({ form }) => form), ['derived', 'graded']);
    });

    it('move only for those who like it', async () => {
      const transition = () =>
        panel.page
          .locator('.dial circle')
          .first()
          .evaluate((ring) => getComputedStyle(ring).transitionDuration);
      await open({ reducedMotion: 'no-preference' });
      await panel.show(checked);
      assert.notEqual(await transition(), '0s');
      await open({ reducedMotion: 'reduce' });
      await panel.show(checked);
      assert.equal(await transition(), '0s');
    });
  });
});
