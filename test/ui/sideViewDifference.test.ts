import assert from 'node:assert/strict';
import { checked } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();

  it('marks the words that differ in the claim and in its evidence', async () => {
    const view = await suite.open({ stored: { active: 'c2' } });
    const claims = checked.claims.map((claim) =>
      claim.id === 'c2'
        ? {
            ...claim,
            evidence: claim.evidence.map((one) => {
              const start = one.quote.indexOf('10 GB');
              return { ...one, focus: { start, end: start + 5 } };
            }),
          }
        : claim,
    );
    await view.show({ ...checked, claims });
    const marked = view.page.locator('.claim.is-active mark');
    assert.deepEqual(await marked.allInnerTexts(), ['5 GB', '10 GB']);
    assert.deepEqual(await view.violations(), []);
  });
});
