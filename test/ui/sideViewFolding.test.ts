import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import { checked, many, withFactuality } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';
import { themeNames } from './themes.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();

  describe('the header', () => {
    // The side bar of a window of 1280 by 800, at 200 % zoom.
    const zoomed = { width: 150, height: 340 };

    for (const theme of themeNames)
      it(`folds to one line in a short view, so that a claim is in sight (${theme})`, async () => {
        const view = await suite.open({ ...zoomed, theme });
        await view.show(withFactuality);
        const card = await view.page.locator('.claim').first().boundingBox();
        assert.ok(card && card.y + card.height <= zoomed.height, `${JSON.stringify(card)} is in sight`);
        assert.deepEqual(await view.violations(), []);
        await view.page.screenshot({ path: `test-results/sideView/short-${theme}.png` });
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

    it('unfolds in a short view, and what failed is told either way', async () => {
      const view = await suite.open(zoomed);
      await view.show({ ...checked, notice: { severity: 'error', message: 'The key is wrong.', actions: [] } });
      await view.page.getByRole('alert').waitFor();
      assert.equal(await view.page.getByLabel('Scorer').count(), 0);
      await view.page.locator('.folded').click();
      await view.page.getByLabel('Scorer').waitFor();
      assert.equal(await view.page.locator('.folded').getAttribute('aria-expanded'), 'true');
    });

    it('folds to one line over a long list, and leads back', async () => {
      const view = await suite.open();
      await view.show(many(200));
      assert.equal(await view.page.locator('.folded').count(), 0);
      await view.page.mouse.move(100, 600);
      await view.page.mouse.wheel(0, 3000);
      const line = view.page.locator('.folded');
      await line.waitFor();
      assert.match(await line.innerText(), /announcement\.md/);
      const filters = await view.page.locator('.filters').boundingBox();
      assert.equal(filters?.y, 28);
      await view.page.screenshot({ path: 'test-results/sideView/folded.png' });
      await line.click();
      await becomes(() => view.page.evaluate(() => window.scrollY), 0);
      await line.waitFor({ state: 'detached' });
    });
  });
});
