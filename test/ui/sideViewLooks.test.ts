import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { checked, states } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';
import { themeNames } from './themes.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let panel: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    panel = await suite.open(options);
  };

  before(() => mkdir('test-results/panel', { recursive: true }));

  describe('in every state and theme', () => {
    for (const theme of themeNames)
      it(`is accessible and keeps to its policy (${theme})`, async () => {
        await open({ theme, stored: { active: 'c2', openSections: ['history', 'skipped', 'factuality'] } });
        for (const [name, state] of Object.entries(states)) {
          await panel.show(state);
          assert.deepEqual(await panel.violations(), [], name);
          await panel.page.screenshot({ path: `test-results/panel/${name}-${theme}.png`, fullPage: true });
        }
        assert.deepEqual(panel.complaints, []);
      });

    for (const theme of themeNames)
      it(`shows which filter is pressed, and what "More" brings, as accessibly (${theme})`, async () => {
        await open({ theme });
        await panel.show(checked);
        const ground = (chip: string) =>
          panel.page.locator(chip).evaluate((e) => getComputedStyle(e).backgroundColor);
        await panel.page.locator('.chip.is-unsupported').click();
        // Or the pointer above it would make the difference.
        await panel.page.mouse.move(0, 0);
        assert.notEqual(await ground('.chip.is-unsupported'), await ground('.chip.is-contradicted'));
        await panel.page.getByRole('button', { name: 'More', exact: true }).click();
        await panel.page.getByText('Counted as 2 supported').waitFor();
        await panel.page.locator('.claim-head[tabindex="0"]').focus();
        await panel.page.keyboard.press('ArrowDown');
        assert.deepEqual(await panel.violations(), []);
        await panel.page.screenshot({ path: `test-results/panel/pressed-${theme}.png` });
      });

    for (const width of [200, 320, 480, 900, 1400])
      it(`fits into ${width} pixels`, async () => {
        await open({ width, stored: { active: 'c2', openSections: ['history', 'factuality'] } });
        for (const [name, state] of Object.entries(states)) {
          await panel.show(state);
          const wide = await panel.page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          assert.ok(wide <= 0, `${name} is ${wide} pixels too wide`);
          await panel.page.screenshot({ path: `test-results/panel/${name}-${width}.png` });
        }
      });
  });
});
