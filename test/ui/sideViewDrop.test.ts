import assert from 'node:assert/strict';
import type { SideViewPage } from './sideViewPage.ts';
import { opened } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

/** Drags what VS Code's explorer gives over the page, and drops it. */
const drop = (view: SideViewPage, data: Readonly<Record<string, string>>): Promise<string | undefined> =>
  view.page.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    for (const [type, value] of Object.entries(given)) dataTransfer.setData(type, value);
    let said: string | undefined;
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      said ??= document.querySelector<HTMLElement>('.is-dropping')?.dataset.drop;
    }
    return said;
  }, data);

describe("the side view's page", () => {
  const suite = sideViewSuite();

  describe('files that are dropped onto it', () => {
    it('become context, all of them', async () => {
      const view = await suite.open();
      await view.show(opened);
      const list = 'file:///work/limits.md\r\nfile:///work/specs';
      const said = await drop(view, {
        'text/uri-list': 'file:///work/limits.md',
        'application/vnd.code.uri-list': list,
      });
      assert.equal(said, 'Drop to use as context');
      await view.settled();
      assert.deepEqual(view.sent('dropContext'), [
        { type: 'dropContext', uris: ['file:///work/limits.md', 'file:///work/specs'] },
      ]);
      assert.equal(await view.page.locator('.is-dropping').count(), 0);
    });

    it('are files: words are none', async () => {
      const view = await suite.open();
      await view.show(opened);
      assert.equal(await drop(view, { 'text/plain': 'file:///work/limits.md' }), undefined);
      await view.settled();
      assert.deepEqual(view.sent('dropContext'), []);
    });
  });
});
