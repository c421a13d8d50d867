import assert from 'node:assert/strict';
import { withDependents } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();

  describe('documents that use a file', () => {
    it('lists the documents that the file contradicts, and leads to them', async () => {
      const view = await suite.open();
      await view.show(withDependents);
      const section = view.page.getByRole('region', { name: 'Documents that use “limits.md”' });
      assert.match(await section.innerText(), /1 of 3 documents contradicted/);
      await section.getByRole('button', { name: /^announcement\.md/ }).click();
      await section.getByRole('button', { name: 'Close' }).click();
      await view.settled();
      assert.deepEqual(view.messages.slice(-2), [
        { type: 'openDependent', uri: 'file:///work/announcement.md' },
        { type: 'closeDependents' },
      ]);
    });

    it('shows how far it is, and stops on request', async () => {
      const view = await suite.open();
      const { dependents, ...state } = withDependents;
      await view.show({ ...state, dependents: { ...dependents!, state: 'running', total: 9 } });
      await view.page.getByText('3 of 9 documents').waitFor();
      await view.page
        .getByRole('region', { name: /Documents that use/ })
        .getByRole('button', { name: 'Cancel' })
        .click();
      await view.settled();
      assert.deepEqual(view.messages.at(-1), { type: 'cancelDependents' });
    });
  });
});
