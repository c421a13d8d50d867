import assert from 'node:assert/strict';
import type { SideViewPage } from './sideViewPage.ts';
import { checked } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';
import { themeNames } from './themes.ts';

const shown = {
  ...checked,
  claims: checked.claims.map((claim) => ({
    ...claim,
    quiet: 'not underlined at the sensitivity “balanced”',
  })),
};

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let view: SideViewPage;
  const card = (text: string) => view.page.locator('.claim', { hasText: text });

  describe('cards of claims', () => {
    for (const theme of themeNames)
      it(`have two lines, where nothing lies over anything else (${theme})`, async () => {
        view = await suite.open({ width: 229, theme, stored: { active: 'c3' } });
        await view.show(shown);
        const closed = view.page.locator('.claim:not(.is-active)');
        const heights = await closed.evaluateAll((all) => all.map((one) => one.clientHeight));
        assert.equal(new Set(heights).size, 1, `heights ${heights}`);
        for (const text of ['free plan', 'twice as fast', 'audit logs']) {
          await card(text).hover();
          assert.equal(await card(text).locator('.actions').isVisible(), true);
          assert.deepEqual(await card(text).evaluate(overlaps), [], text);
        }
        assert.deepEqual(await view.violations(), []);
        await view.page.screenshot({ path: `test-results/sideView/cards-${theme}.png` });
      });

    it('show the words at fault, however far back they stand', async () => {
      view = await suite.open({ width: 229 });
      await view.show(shown);
      const mark = card('free plan').locator('mark');
      const cut = await mark.evaluate((e) => e.scrollWidth - e.clientWidth);
      assert.ok(cut <= 0, `${cut} pixels of them are cut`);
    });

    it('show what can be done under the pointer and where the keyboard is, and only there', async () => {
      view = await suite.open();
      await view.show(checked);
      await view.page.locator('.claim-head[tabindex="0"]').focus();
      assert.equal(await view.page.locator('.actions:visible').count(), 1);
      for (const label of ['Replace with “10 GB”', 'Ignore', 'Mark as Verified', 'More for this claim…']) {
        await view.page.keyboard.press('Tab');
        const focused = await view.page.evaluate(() => document.activeElement?.ariaLabel);
        assert.equal(focused, label);
      }
      await view.page.keyboard.press('Tab');
      assert.equal(await view.page.locator('.actions:visible').count(), 0);
    });
  });
});

/** Parts of a card that are painted over each other; padding may lie under something. Runs in the page. */
function overlaps(card: Element): string[] {
  const parts = [
    ...card.querySelectorAll('.verdict-icon, .claim-text, .sign, .claim-line, .claim-reason, .claim-button'),
  ].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(part).paddingRight);
    return { name: part.className, left, right: right - padding, top, bottom };
  });
  return parts.flatMap((a, i) =>
    parts
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2)
      .map((b) => `${a.name} and ${b.name}`),
  );
}
