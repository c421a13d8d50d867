import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { checked, many } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let panel: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    panel = await suite.open(options);
  };
  const texts = () => panel.page.locator('.claim-text').allInnerTexts();

  describe('handshake', () => {
    it('says when it is ready, and is drawn from the snapshot alone', async () => {
      await open();
      await becomes(() => panel.messages, [{ type: 'ready' }]);
      await panel.show(checked);
      assert.equal((await texts()).length, checked.claims.length);
    });

    it('reports a message that does not follow the protocol, and goes on', async () => {
      await open();
      await panel.show(checked);
      await panel.post({ type: 'state', state: { claims: 'many' } });
      await panel.settled();
      assert.equal(panel.sent('fault').length, 1);
      assert.equal((await texts()).length, checked.claims.length);
    });

    it('shows hostile text as text', async () => {
      await open();
      const text = '<img src=x onerror="alert(1)"> [link](command:evil) {{7*7}}';
      await panel.show({
        ...checked,
        claims: [{ ...checked.claims[0]!, text, reason: '<script>1</script>' }],
      });
      assert.deepEqual(await texts(), [text]);
      assert.equal(await panel.page.locator('#root img, #root script').count(), 0);
      assert.deepEqual(panel.complaints, []);
    });

    it('speaks the language of its host', async () => {
      await open();
      await panel.send({ type: 'words', bundle: { 'Search claims': '主張を検索' } });
      await panel.show(checked);
      assert.equal(await panel.page.getByPlaceholder('主張を検索').count(), 1);
    });

    it('comes back as it was left', async () => {
      await open();
      await panel.show(many(200));
      await panel.page.getByLabel('Search claims').fill('plan');
      await panel.page.locator('.chip.is-contradicted').click();
      await panel.page.evaluate(() => window.scrollTo(0, 400));
      await panel.page.waitForFunction(
        () => (window as unknown as { stored: { scroll: number } }).stored.scroll > 0,
      );
      const stored = await panel.stored();
      const before = await texts();
      await open({ stored });
      await panel.show(many(200));
      assert.equal(await panel.page.getByLabel('Search claims').inputValue(), 'plan');
      assert.deepEqual(await texts(), before);
      assert.equal(await panel.page.evaluate(() => window.scrollY), 400);
    });
  });
});
