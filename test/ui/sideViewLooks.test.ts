import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { checked, states } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';
import { themeNames } from './themes.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let sideView: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    sideView = await suite.open(options);
  };

  before(() => mkdir('test-results/sideView', { recursive: true }));

  describe('in every state and theme', () => {
    for (const theme of themeNames)
      it(`is accessible and keeps to its policy (${theme})`, async () => {
        await open({
          theme,
          stored: { active: 'c2', openSections: ['header', 'history', 'skipped', 'factuality'] },
        });
        for (const [name, state] of Object.entries(states)) {
          await sideView.show(state);
          assert.deepEqual(await sideView.violations(), [], name);
          await sideView.page.screenshot({
            path: `test-results/sideView/${name}-${theme}.png`,
            fullPage: true,
          });
        }
        assert.deepEqual(sideView.complaints, []);
      });

    for (const theme of themeNames)
      it(`shows which filter is pressed, and what "More" brings, as accessibly (${theme})`, async () => {
        await open({ theme, stored: { openSections: ['header'] } });
        await sideView.show(checked);
        const ground = (chip: string) =>
          sideView.page.locator(chip).evaluate((e) => getComputedStyle(e).backgroundColor);
        await sideView.page.locator('.chip.is-unsupported').click();
        // Or the pointer above it would make the difference.
        await sideView.page.mouse.move(0, 0);
        assert.notEqual(await ground('.chip.is-unsupported'), await ground('.chip.is-contradicted'));
        await sideView.page.getByRole('button', { name: 'More', exact: true, expanded: false }).click();
        await sideView.page.getByText('Counted as 2 supported').waitFor();
        await sideView.page.locator('.claim-head[tabindex="0"]').focus();
        await sideView.page.keyboard.press('ArrowDown');
        assert.deepEqual(await sideView.violations(), []);
        await sideView.page.screenshot({ path: `test-results/sideView/pressed-${theme}.png` });
      });

    for (const width of [200, 320, 480, 900, 1400])
      it(`fits into ${width} pixels`, async () => {
        await open({ width, stored: { active: 'c2', openSections: ['header', 'history', 'factuality'] } });
        for (const [name, state] of Object.entries(states)) {
          await sideView.show(state);
          const wide = await sideView.page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          assert.ok(wide <= 0, `${name} is ${wide} pixels too wide`);
          await sideView.page.screenshot({ path: `test-results/sideView/${name}-${width}.png` });
        }
      });
  });
});
