import assert from 'node:assert/strict';
import { becomes } from './conditions.ts';
import type { SideViewPage, SideViewPageOptions } from './sideViewPage.ts';
import { checked } from './sideViewStates.ts';
import { sideViewSuite } from './sideViewSuite.ts';

describe("the side view's page", () => {
  const suite = sideViewSuite();
  let sideView: SideViewPage;
  const open = async (options?: SideViewPageOptions) => {
    sideView = await suite.open(options);
  };
  const press = (key: string) => sideView.page.keyboard.press(key);
  const activeText = () => sideView.page.locator('.claim.is-active .claim-text').textContent();

  describe('review by keyboard', () => {
    beforeEach(async () => {
      await open();
      await sideView.show(checked);
      await sideView.page.locator('.claim-head[tabindex="0"]').focus();
      await sideView.page.locator('.claim-head:focus').waitFor();
    });

    it('is one stop of the Tab key', async () => {
      assert.equal(await sideView.page.locator('.claim-head[tabindex="0"]').count(), 1);
    });

    it('moves with the arrows, and the editor follows', async () => {
      await press('ArrowDown');
      assert.match((await activeText())!, /twice as fast/);
      await press('ArrowDown');
      await press('ArrowUp');
      await press('End');
      assert.match((await activeText())!, /audit logs/);
      await press('Home');
      assert.match((await activeText())!, /free plan/);
      await becomes(
        () => sideView.sent('showClaim').map(({ claim }) => claim),
        ['c3', 'c4', 'c3', 'c5', 'c2'],
      );
      assert.equal(await sideView.page.locator('.claim-head:focus').count(), 1);
    });

    it('goes to claim and evidence, and back to the text', async () => {
      for (const key of ['Enter', 'e', 'Shift+E', 'n', 'Escape']) await press(key);
      await becomes(
        () => sideView.messages.slice(1).map(({ type }) => type),
        ['openClaim', 'showEvidence', 'openEvidence', 'note', 'focusEditor'],
      );
    });

    it('shows the evidence of each claim that has some where the person wants that, and nothing for others', async () => {
      const shown = () => sideView.sent('showEvidence').map(({ claim }) => claim);
      await press('ArrowDown');
      await sideView.page.locator('.follow[aria-pressed="false"]').click();
      await sideView.page.locator('.claim-head[tabindex="0"]').focus();
      for (const key of ['ArrowDown', 'ArrowUp', 'End', 'Home']) await press(key);
      await becomes(shown, ['c3', 'c2']);
      assert.equal(await sideView.page.locator('.claim-head:focus').count(), 1);
      await sideView.page.locator('.follow[aria-pressed="true"]').click();
      await press('Home');
      await sideView.settled();
      assert.deepEqual(shown(), ['c3', 'c2']);
    });

    it('settles a finding a key, goes to the next open one, and takes the last back', async () => {
      for (const key of ['f', 'ArrowDown', 'i', 'u', 'u']) await press(key);
      const acts = ['applyFix', 'ignore', 'undoDecision', 'undoFix'];
      await becomes(
        () =>
          sideView.messages.flatMap((message) =>
            acts.includes(message.type) && 'claim' in message ? [`${message.type} ${message.claim}`] : [],
          ),
        ['applyFix c2', 'ignore c4', 'undoDecision c4', 'undoFix c2'],
      );
      assert.equal(await sideView.page.locator('.claim-head:focus').count(), 1);
    });

    it('copies the answer of a record, and stays on the claim, which is as it was', async () => {
      const claims = checked.claims.map((claim) =>
        claim.id === 'c2' ? { ...claim, copiesCorrection: true as const } : claim,
      );
      await sideView.show({ ...checked, claims });
      await press('Home');
      await sideView.page.getByRole('button', { name: 'Copy Answer with “10 GB”' }).waitFor();
      await press('f');
      await press('u');
      await becomes(() => sideView.sent('applyFix'), [{ type: 'applyFix', claim: 'c2' }]);
      assert.match((await activeText())!, /free plan/);
      assert.deepEqual(sideView.sent('undoFix'), []);
    });

    it('takes a decision back once, whatever snapshot is still under way, and decides anew at once', async () => {
      const decided = (...ids: readonly string[]) => ({
        ...checked,
        claims: checked.claims.map((claim) =>
          ids.includes(claim.id) ? { ...claim, decision: { kind: 'ignored' as const } } : claim,
        ),
      });
      for (const key of ['i', 'ArrowDown', 'i']) await press(key);
      await sideView.show(decided('c2', 'c4'));
      for (const key of ['ArrowUp', 'u']) await press(key);
      await sideView.show(decided('c2', 'c4'));
      for (const key of ['v', 'u', 'u']) await press(key);
      const acts = ['ignore', 'verify', 'undoDecision'];
      await becomes(
        () =>
          sideView.messages.flatMap((message) =>
            acts.includes(message.type) && 'claim' in message ? [`${message.type} ${message.claim}`] : [],
          ),
        [
          ...['ignore c2', 'ignore c4', 'undoDecision c4', 'verify c4'],
          ...['undoDecision c4', 'undoDecision c2'],
        ],
      );
    });

    it('does nothing that makes no sense for the claim, and says what there is not', async () => {
      await press('End');
      const status = sideView.page.locator('.results [role=status]');
      for (const [key, says] of [
        ['e', 'There is no evidence for this claim.'],
        ['f', 'There is no fix for this claim.'],
      ] as const) {
        await press(key);
        await becomes(() => status.textContent(), says);
        assert.equal(await sideView.page.locator('.claim.is-active').getByText(says).isVisible(), true);
      }
      await press('i');
      await becomes(() => status.textContent(), '');
      await sideView.settled();
      await becomes(() => sideView.messages.slice(1).map(({ type }) => type), ['showClaim']);
    });

    it('leaves letters to the search box', async () => {
      await sideView.page.getByLabel('Search claims').focus();
      await sideView.page.keyboard.type('five');
      assert.equal(await sideView.page.getByLabel('Search claims').inputValue(), 'five');
      await sideView.settled();
      assert.deepEqual(sideView.sent('applyFix'), []);
    });

    it('shows its keys, and where the keyboard is', async () => {
      await press('ArrowDown');
      assert.equal(await sideView.page.locator('.key-help').isVisible(), true);
      const outline = await sideView.page
        .locator('.claim-head:focus')
        .evaluate((e) => getComputedStyle(e).outlineStyle);
      assert.equal(outline, 'solid');
    });

    it('keeps its place when a fresh snapshot comes', async () => {
      await press('ArrowDown');
      await sideView.show({
        ...checked,
        claims: checked.claims.map((claim) => ({ ...claim, stale: undefined })),
      });
      assert.match((await sideView.page.locator('.claim-head:focus').textContent())!, /twice as fast/);
    });
  });
});
