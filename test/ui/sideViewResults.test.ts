import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import {
  checked,
  comparing,
  comparingDead,
  emptyState,
  opened,
  running,
  withFactuality,
  withHistory,
} from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let sideView: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    sideView = await suite.open(options);
  };

  describe('steps and results', () => {
    it('teach the next step', async () => {
      await open();
      await sideView.show(emptyState);
      assert.equal(await sideView.page.locator('.is-next h2').innerText(), 'Open the text to check');
      await sideView.show(opened);
      await sideView.page.getByRole('button', { name: 'Choose Context…' }).click();
      await becomes(() => sideView.sent('command'), [{ type: 'command', command: 'chooseContext' }]);
    });

    it('say where the text goes', async () => {
      await open();
      await sideView.show(running);
      assert.equal(await sideView.page.getByText('text goes to api.openai.com').count(), 1);
      await sideView.page.getByRole('button', { name: 'Cancel' }).click();
      await becomes(() => sideView.sent('command'), [{ type: 'command', command: 'cancel' }]);
    });

    it('say that checks are offline in Restricted Mode', async () => {
      await open();
      await sideView.show({ ...checked, judge: { name: 'Offline judge', restricted: true } });
      assert.equal(await sideView.page.getByText('Restricted Mode: checks are offline').count(), 1);
    });

    it('offer the way around an endpoint that is down first', async () => {
      await open();
      const actions = [
        { label: 'Check Offline Instead', command: 'checkOffline' as const },
        { label: 'Test Connection', command: 'testConnection' as const },
      ];
      await sideView.show({ ...checked, notice: { severity: 'error', message: 'No answer.', actions } });
      const notice = sideView.page.getByRole('alert');
      assert.deepEqual(
        await notice.getByRole('button').allInnerTexts(),
        actions.map(({ label }) => label),
      );
      await notice.getByRole('button').first().click();
      await becomes(() => sideView.sent('command'), [{ type: 'command', command: 'checkOffline' }]);
    });

    it('switch the scorer', async () => {
      await open({ stored: { openSections: ['header'] } });
      await sideView.show(checked);
      await sideView.page.getByLabel('Scorer').selectOption('hallucination');
      await becomes(() => sideView.sent('chooseScorer'), [{ type: 'chooseScorer', scorer: 'hallucination' }]);
    });

    it('announce the end of a check, not each claim', async () => {
      await open();
      await sideView.show(running);
      const status = sideView.page.locator('[role=status][aria-live]');
      const during = await status.innerText();
      await sideView.show({ ...running, claims: checked.claims.slice(0, 6) });
      assert.equal(await status.innerText(), during);
      await sideView.show(checked);
      assert.match(await status.innerText(), /Check finished. 7 claims: 2 contradicted/);
    });

    it('compare two runs, the last two unless others are chosen', async () => {
      await open({ stored: { openSections: ['header', 'history'] } });
      await sideView.show(withHistory);
      await sideView.page.getByRole('button', { name: 'Compare Last Two Runs' }).click();
      await sideView.page.getByRole('checkbox').nth(3).check();
      await sideView.page.getByRole('checkbox').nth(1).check();
      await sideView.page.getByRole('button', { name: 'Compare Selected Runs' }).click();
      await becomes(
        () => sideView.sent('compareRuns').map(({ runs }) => runs),
        [
          [3, 4],
          [1, 3],
        ],
      );
    });

    it('show differences between judges first, and all on request', async () => {
      await open();
      await sideView.show(comparing);
      assert.equal(await sideView.page.locator('.comparison-rows > li').count(), 2);
      await sideView.page.getByLabel('Show agreements (1)').check();
      assert.equal(await sideView.page.locator('.comparison-rows > li').count(), 3);
      await sideView.page.getByRole('button', { name: 'Close' }).click();
      await becomes(() => sideView.sent('closeComparison'), [{ type: 'closeComparison' }]);
    });

    it('say which judge did not answer, and ask it again', async () => {
      await open();
      await sideView.show(comparingDead);
      await sideView.page.getByText('localhost:11434 cannot be reached.').waitFor();
      assert.equal(await sideView.page.locator('.comparison-rows > li').count(), 2);
      assert.equal(await sideView.page.locator('.comparison-rows dt', { hasText: 'llama3.2' }).count(), 0);
      await sideView.page.getByRole('button', { name: 'Retry llama3.2' }).click();
      await becomes(() => sideView.sent('retryColumn'), [{ type: 'retryColumn', column: 2 }]);
    });

    it('derive the category when it is looked at, and have it graded on request', async () => {
      await open({ stored: { openSections: ['header'] } });
      await sideView.show(checked);
      await sideView.settled();
      assert.deepEqual(sideView.sent('findFactuality'), []);
      await sideView.page.getByText('Factuality grade').click();
      await sideView.page.getByText('Comparing…').waitFor();
      await sideView.show(withFactuality);
      assert.equal(await sideView.page.locator('.category-letter').textContent(), 'D');
      await sideView.page.getByRole('button', { name: 'Grade with a Model' }).click();
      await becomes(() => sideView.sent('findFactuality').map(({ form }) => form), ['derived', 'graded']);
    });

    it('move only for those who like it', async () => {
      const transition = () =>
        sideView.page
          .locator('.dial circle')
          .first()
          .evaluate((ring) => getComputedStyle(ring).transitionDuration);
      await open({ reducedMotion: 'no-preference' });
      await sideView.show(checked);
      assert.notEqual(await transition(), '0s');
      await open({ reducedMotion: 'reduce' });
      await sideView.show(checked);
      assert.equal(await transition(), '0s');
    });
  });
});
