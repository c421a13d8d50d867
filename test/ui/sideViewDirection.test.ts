import assert from 'node:assert/strict';
import { checked } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

const hebrew = 'חשבון חינמי כולל 5 GB של אחסון.';

describe("the side view's page", () => {
  const suite = sideViewSuite();

  describe('text that is written from right to left', () => {
    it('is shown so in claims, evidence and notes, and the page around it is not', async () => {
      const view = await suite.open({ stored: { active: 'c2' } });
      const claims = checked.claims.map((claim) =>
        claim.id === 'c2'
          ? {
              ...claim,
              text: hebrew,
              focus: undefined,
              evidence: [{ place: 'limits.md, line 1', quote: hebrew, role: 'clashes' as const }],
              decision: { kind: 'verified' as const },
              note: hebrew,
            }
          : claim,
      );
      await view.show({ ...checked, claims });
      const directionOf = (selector: string) =>
        view.page.locator(`.claim.is-active ${selector}`).evaluate((e) => getComputedStyle(e).direction);
      for (const part of ['.claim-text', '.evidence-quote', '.claim-note'])
        assert.equal(await directionOf(part), 'rtl', part);
      assert.equal(await directionOf('.claim-state'), 'ltr');
      await view.page.screenshot({ path: 'test-results/sideView/rightToLeft.png' });
    });
  });
});
