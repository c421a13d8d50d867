import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { checked } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let sideView: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    sideView = await suite.open(options);
  };
  const head = (text: string) => sideView.page.locator('.claim-head', { hasText: text });
  const texts = () => sideView.page.locator('.claim-text').allTextContents();

  describe('claims', () => {
    beforeEach(async () => {
      await open();
      await sideView.show(checked);
    });

    it('are listed worst first, or in the order of the text', async () => {
      assert.match((await texts())[0]!, /5 GB/);
      await sideView.page.getByText('Worst first').click();
      assert.match((await texts())[0]!, /available from today/);
    });

    it('are filtered by verdict and searched', async () => {
      await sideView.page.getByRole('button', { name: '2 Unsupported' }).click();
      assert.equal((await texts()).length, 2);
      await sideView.page.getByLabel('Search claims').fill('lisbon');
      assert.deepEqual(await texts(), ['The redesign was led by Mirela Anders from the Lisbon office.']);
      await sideView.page.getByLabel('Search claims').fill('nowhere');
      assert.equal(await sideView.page.getByText('No claim matches.').count(), 1);
    });

    it('go to the text on a click, and open up with evidence', async () => {
      await head('free plan').click();
      await becomes(() => sideView.sent('showClaim'), [{ type: 'showClaim', claim: 'c2' }]);
      await sideView.page.getByText('Members on the free plan').click();
      await becomes(
        () => sideView.sent('showEvidence'),
        [{ type: 'showEvidence', claim: 'c2', evidence: 0 }],
      );
    });

    it('mark the words at fault', async () => {
      assert.deepEqual(await sideView.page.locator('mark').allInnerTexts(), ['5 GB']);
    });

    it('offer what can be done about them', async () => {
      await head('free plan').click();
      await sideView.page.getByRole('button', { name: 'Replace with “10 GB”' }).click();
      await becomes(() => sideView.sent('applyFix'), [{ type: 'applyFix', claim: 'c2' }]);
      const offered = () =>
        sideView.page
          .locator('.is-active .claim-button')
          .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
      await head('audit logs').click();
      assert.deepEqual(await offered(), ['Undo', 'Note…', 'More for this claim…']);
      await head('twice as fast').click();
      assert.deepEqual(await offered(), ['Recheck', 'More for this claim…']);
      await sideView.page.keyboard.press('m');
      await becomes(() => sideView.sent('chooseAction'), [{ type: 'chooseAction', claim: 'c3' }]);
    });

    it('say in words what their signs mean', async () => {
      const name = (text: RegExp) => sideView.page.getByRole('button', { name: text, expanded: false });
      await name(/^Contradicted The free plan .* high confidence line 5 The text says 5 GB/).waitFor();
      await name(/^Failed Updates install .* line 11 /).waitFor();
    });

    it('follow the cursor of the editor without taking the keyboard', async () => {
      await sideView.page.getByLabel('Search claims').focus();
      await sideView.send({ type: 'cursor', claim: 'c7' });
      await sideView.page.locator('.is-active', { hasText: 'version 3' }).waitFor();
      assert.equal(
        await sideView.page.getByLabel('Search claims').evaluate((input) => input === document.activeElement),
        true,
      );
      await sideView.settled();
      assert.deepEqual(sideView.sent('showClaim'), []);
    });
  });
});
