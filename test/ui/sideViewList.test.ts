import assert from 'node:assert/strict';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { many } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let sideView: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    sideView = await suite.open(options);
  };
  const press = (key: string) => sideView.page.keyboard.press(key);

  describe('a thousand claims', () => {
    it('draw only what is near, and drop no row anywhere', async () => {
      await open({ height: 700 });
      await sideView.show(many(1000));
      assert.ok((await sideView.page.locator('.claim').count()) < 80);
      const total = await sideView.page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < total; y += 5_003) {
        await sideView.page.evaluate((to) => window.scrollTo(0, to), y);
        await sideView.settled();
        assert.deepEqual(await sideView.page.evaluate(holes), [], `at ${y}`);
      }
    });

    it('are walked to the end by keyboard', async () => {
      await open({ height: 500 });
      await sideView.show(many(1000));
      await sideView.page.locator('.claim-head[tabindex="0"]').focus();
      await press('End');
      await sideView.page.locator('.claim-head:focus', { hasText: '1000.' }).waitFor();
      await press('ArrowUp');
      const focused = sideView.page.locator('.claim-head:focus', { hasText: '999.' });
      await focused.waitFor();
      await sideView.settled();
      const box = (await focused.boundingBox())!;
      assert.ok(box.y >= 0 && box.y + box.height <= 500, 'it is in sight');
      assert.deepEqual(await sideView.page.evaluate(holes), []);
    });

    it('stand still under the eye while rows above are drawn for the first time', async () => {
      await open({ height: 600 });
      await sideView.show(many(1000));
      await sideView.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      await sideView.settled();
      const step = 40;
      for (let i = 0; i < 60; i++) {
        const row = await sideView.page.evaluate(() => {
          const seen = document.elementFromPoint(160, 400)?.closest<HTMLElement>('[data-row]');
          return seen?.dataset.row ?? '';
        });
        const top = () =>
          sideView.page.locator(`[data-row="${row}"]`).evaluate((seen) => seen.getBoundingClientRect().top);
        const before = await top();
        await sideView.page.evaluate((by) => window.scrollBy(0, -by), step);
        await sideView.settled();
        const by = (await top()) - before;
        assert.ok(Math.abs(by - step) < 1.5, `moved by ${by} instead of ${step}`);
      }
    });

    it('tell a screen reader where in the list one is', async () => {
      await open();
      await sideView.show(many(1000));
      const row = sideView.page.locator('.claims > li').nth(2);
      assert.equal(await row.getAttribute('aria-setsize'), '1000');
      assert.equal(await row.getAttribute('aria-posinset'), '3');
    });
  });
});

/** Stretches of the window, inside the list, that no row covers; runs in the page. */
function holes(): string[] {
  const list = document.querySelector('.claims')!.getBoundingClientRect();
  const rows = [...document.querySelectorAll('.claims > li')]
    .map((row) => row.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  const found: string[] = [];
  let covered = Math.max(0, list.top);
  for (const row of rows) {
    if (row.bottom <= covered) continue;
    if (row.top > covered + 1 && covered < Math.min(window.innerHeight, list.bottom))
      found.push(`${covered} to ${row.top}`);
    covered = Math.max(covered, row.bottom);
  }
  if (covered < Math.min(window.innerHeight, list.bottom) - 1) found.push(`${covered} to the end`);
  return found;
}
