import assert from 'node:assert/strict';
import type { SideViewPage } from './sideViewPage.ts';
import { checked, many, withFactuality } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';
import { themeNames } from './themes.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();

  describe('the header', () => {
    // The side bar of a window of 1280 by 800, at 200 % zoom.
    const zoomed = { width: 150, height: 340 };
    const topOf = async (view: SideViewPage, selector: string) =>
      (await view.page.locator(selector).first().boundingBox())!.y;

    for (const theme of themeNames)
      it(`is one line, so that a claim is in sight in a short view (${theme})`, async () => {
        const view = await suite.open({ ...zoomed, theme });
        await view.show(withFactuality);
        const card = await view.page.locator('.claim').first().boundingBox();
        assert.ok(card && card.y < zoomed.height - 40, `${JSON.stringify(card)} is in sight`);
        assert.deepEqual(await view.violations(), []);
        await view.page.screenshot({ path: `test-results/sideView/short-${theme}.png` });
      });

    for (const theme of themeNames)
      it(`leaves the view to the claims, and overlaps nothing where it is narrow (${theme})`, async () => {
        const view = await suite.open({ width: 229, height: 868, theme });
        await view.show({ ...withFactuality, judge: { name: 'gpt-4o', destination: 'api.openai.com' } });
        assert.ok((await topOf(view, '.claim')) < 220);
        const boxes = await view.page.evaluate(() =>
          [...document.querySelectorAll('.folded > *, .filters button, .filters .search')].map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
        for (const [i, a] of boxes.entries()) {
          assert.ok(a.left >= 0 && a.right <= 229, JSON.stringify(a));
          for (const b of boxes.slice(i + 1))
            assert.ok(
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
              `${JSON.stringify(a)} beside ${JSON.stringify(b)}`,
            );
        }
        assert.deepEqual(await view.violations(), []);
        await view.page.screenshot({ path: `test-results/sideView/folded-${theme}.png` });
      });

    it('shows the keys of the review where there is room for them', async () => {
      const view = await suite.open(zoomed);
      await view.show(checked);
      await view.page.locator('.claim-head[tabindex="0"]').focus();
      await view.page.keyboard.press('ArrowDown');
      assert.equal(await view.page.locator('.key-help').isVisible(), false);
      await view.page.setViewportSize({ width: 320, height: 800 });
      assert.equal(await view.page.locator('.key-help').isVisible(), true);
    });

    it('unfolds, stays so, and tells the score once and what failed either way', async () => {
      const view = await suite.open();
      await view.show({
        ...checked,
        notice: { severity: 'error', message: 'The key is wrong.', actions: [] },
      });
      await view.page.getByRole('alert').waitFor();
      assert.equal(await view.page.getByLabel('Scorer').count(), 0);
      await view.page.locator('.folded').click();
      await view.page.getByLabel('Scorer').waitFor();
      assert.equal(await view.page.locator('.folded').getAttribute('aria-expanded'), 'true');
      await view.page.getByRole('alert').waitFor();
      assert.equal(await view.page.getByText('0.29–0.43', { exact: true }).count(), 1);
      const again = await suite.open({ stored: await view.stored() });
      await again.show(checked);
      await again.page.getByLabel('Scorer').waitFor();
    });

    it('stays over a long list, and no claim that the keyboard goes to is beneath it', async () => {
      const view = await suite.open({ width: 229 });
      await view.show(many(200));
      await view.page.locator('.claim-head[tabindex="0"]').focus();
      await view.page.keyboard.press('End');
      for (let step = 0; step < 30; step++) {
        await view.page.keyboard.press('ArrowUp');
        await view.settled();
        const covered = await view.page
          .locator('.filters')
          .evaluate((filters) => filters.getBoundingClientRect().bottom);
        const top = await topOf(view, '.claim.is-active');
        assert.ok(top >= covered - 1, `the claim at ${top} is below ${covered}`);
      }
      assert.equal(await topOf(view, '.folded'), 0);
    });
  });
});
