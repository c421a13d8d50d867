import assert from 'node:assert/strict';
import { faintHidden, faintKept, faintOffered } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();

  describe('what is not underlined', () => {
    it('is hidden by choice alone, which is shown and can be taken back', async () => {
      const view = await suite.open();
      await view.show(faintOffered);
      await view.page.getByRole('button', { name: 'Hide Faint Findings' }).click();
      await view.show(faintHidden);
      await view.page.getByText('Faint findings are not underlined, as you chose: 2 here.').waitFor();
      await view.page.getByRole('button', { name: 'Underline Them Again' }).click();
      await view.settled();
      assert.deepEqual(
        view.sent('chooseFaint').map(({ choice }) => choice),
        ['hide', 'keep'],
      );
    });

    it('is asked about once, and can be hidden at any time after that was declined', async () => {
      const view = await suite.open();
      await view.show(faintKept);
      await view.page.getByText('Faint findings are underlined, as you chose.').waitFor();
      await view.page.getByRole('button', { name: 'Hide Faint Findings' }).click();
      await view.settled();
      assert.deepEqual(view.sent('chooseFaint'), [{ type: 'chooseFaint', choice: 'hide' }]);
    });

    it('names a comment of the text, which is taken back there', async () => {
      const view = await suite.open({ stored: { active: 'c1' } });
      await view.show(faintOffered);
      const card = view.page.locator('.claim', { hasText: 'ignored by a comment in the text' });
      await card.getByText('kept on purpose').waitFor();
      assert.equal(await card.locator('.actions button').count(), 0);
    });
  });
});
