import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { checked, many } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let sideView: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    sideView = await suite.open(options);
  };
  const texts = () => sideView.page.locator('.claim-text').allTextContents();

  describe('handshake', () => {
    it('says when it is ready, and is drawn from the snapshot alone', async () => {
      await open();
      await becomes(() => sideView.messages, [{ type: 'ready' }]);
      await sideView.show(checked);
      assert.equal((await texts()).length, checked.claims.length);
    });

    it('reports a message that does not follow the protocol, and goes on', async () => {
      await open();
      await sideView.show(checked);
      await sideView.post({ type: 'state', state: { claims: 'many' } });
      await sideView.settled();
      assert.equal(sideView.sent('fault').length, 1);
      assert.equal((await texts()).length, checked.claims.length);
    });

    it('shows hostile text as text', async () => {
      await open();
      const text = '<img src=x onerror="alert(1)"> [link](command:evil) {{7*7}}';
      await sideView.show({
        ...checked,
        claims: [{ ...checked.claims[0]!, text, reason: '<script>1</script>' }],
      });
      assert.deepEqual(await texts(), [text]);
      assert.equal(await sideView.page.locator('#root img, #root script').count(), 0);
      assert.deepEqual(sideView.complaints, []);
    });

    it('speaks the language of its host', async () => {
      await open();
      await sideView.send({ type: 'words', bundle: { 'Search claims': '主張を検索' } });
      await sideView.show(checked);
      assert.equal(await sideView.page.getByPlaceholder('主張を検索').count(), 1);
    });

    it('comes back as it was left', async () => {
      await open();
      await sideView.show(many(200));
      await sideView.page.getByLabel('Search claims').fill('plan');
      await sideView.page.locator('.chip.is-contradicted').click();
      await sideView.page.evaluate(() => window.scrollTo(0, 400));
      await sideView.page.waitForFunction(
        () => (window as unknown as { stored: { scroll: number } }).stored.scroll > 0,
      );
      const stored = await sideView.stored();
      const before = await texts();
      await open({ stored });
      await sideView.show(many(200));
      assert.equal(await sideView.page.getByLabel('Search claims').inputValue(), 'plan');
      assert.deepEqual(await texts(), before);
      assert.equal(await sideView.page.evaluate(() => window.scrollY), 400);
    });
  });
});
