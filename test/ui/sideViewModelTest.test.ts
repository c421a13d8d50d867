import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { checked, modelTested } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("a model's test in the side view's page", () => {
  const suite = sideViewSuite();
  let sideView: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    sideView = await suite.open(options);
    await sideView.show(modelTested);
  };
  const section = () => sideView.page.getByRole('region', { name: 'Test of ollama:llama3.2' });

  it('says what was found, aloud where it is bad', async () => {
    await open();
    assert.equal(
      await section().getByRole('alert').innerText(),
      'It judged 27 of 40 known claims correctly.',
    );
    const rows = await section().locator('dl > div').allInnerTexts();
    assert.equal(rows[0]?.replace(/\s+/g, ' '), 'Over-certainty 2 of 6');
    assert.equal(rows.length, modelTested.modelTest!.rows.length);
  });

  it('gives a long value the width of the view, and a short one the place beside its label', async () => {
    await open();
    const [long, short] = await Promise.all(
      ['swapped roles', 'not reported'].map((value) =>
        section()
          .locator('dl > div', { hasText: value })
          .evaluate((row) => {
            const [label, text] = [...row.children].map((child) => child.getBoundingClientRect());
            return { share: text!.width / row.clientWidth, isBelow: text!.top >= label!.bottom };
          }),
      ),
    );
    assert.ok(long!.isBelow && long!.share > 0.9, JSON.stringify(long));
    assert.ok(!short!.isBelow, JSON.stringify(short));
  });

  it('names what was judged incorrectly once that is opened', async () => {
    await open();
    const wrong = section().locator('details', { hasText: 'Judged incorrectly (2)' });
    await wrong.locator('summary').press('Enter');
    await wrong.getByText('Supported; right: Unsupported, Contradicted').first().waitFor();
    assert.deepEqual(await sideView.violations(), []);
  });

  it('offers the next steps as buttons, the most likely one first', async () => {
    await open();
    for (const [label, command] of [
      ['Choose Judge…', 'chooseJudge'],
      ['Test Again…', 'testModel'],
      ['Open Settings', 'openModelSettings'],
    ] as const) {
      await section().getByRole('button', { name: label }).press('Enter');
      await becomes(() => sideView.sent('command').at(-1), { type: 'command', command });
    }
  });

  it('is in sight when it comes, above the claims, and goes when it is closed', async () => {
    await open();
    await sideView.show({ ...checked, modelTest: modelTested.modelTest });
    const top = await section().evaluate((e) => e.getBoundingClientRect().top);
    assert.ok(top >= 0 && top < 400, `${top}`);
    await section().getByRole('button', { name: 'Close' }).click();
    await becomes(() => sideView.sent('closeModelTest'), [{ type: 'closeModelTest' }]);
    await sideView.show(checked);
    assert.equal(await section().count(), 0);
  });
});
