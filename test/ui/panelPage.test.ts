import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import { type PanelOptions, PanelPage, panelThemes } from './panelPage.ts';
import { checked, comparing, emptyState, many, opened, running, states, withHistory } from './panelStates.ts';

describe("the side view's page", function () {
  this.timeout(60_000);
  let browser: Browser;
  let panel: PanelPage;

  before(async () => {
    browser = await launchBrowser();
    await mkdir('test-results/panel', { recursive: true });
  });
  after(() => browser.close());
  afterEach(() => panel.close());

  const open = async (options?: PanelOptions) => {
    panel = await PanelPage.open(browser, options);
    return panel;
  };
  const head = (text: string) => panel.page.locator('.claim-head', { hasText: text });
  const texts = () => panel.page.locator('.claim-text').allInnerTexts();
  const press = (key: string) => panel.page.keyboard.press(key);
  const activeText = () => panel.page.locator('.claim.is-active .claim-text').textContent();

  describe('in every state and theme', () => {
    for (const theme of panelThemes)
      it(`is accessible and keeps to its policy (${theme})`, async () => {
        await open({ theme, stored: { active: 'c2', openSections: ['history', 'skipped'] } });
        for (const [name, state] of Object.entries(states)) {
          await panel.show(state);
          assert.deepEqual(await panel.violations(), [], name);
          await panel.page.screenshot({ path: `test-results/panel/${name}-${theme}.png`, fullPage: true });
        }
        assert.deepEqual(panel.complaints, []);
      });

    for (const width of [200, 320, 480, 900, 1400])
      it(`fits into ${width} pixels`, async () => {
        await open({ width, stored: { active: 'c2', openSections: ['history'] } });
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

  describe('handshake', () => {
    it('says when it is ready, and is drawn from the snapshot alone', async () => {
      await open();
      assert.deepEqual(panel.messages, [{ type: 'ready' }]);
      await panel.show(checked);
      assert.equal((await texts()).length, checked.claims.length);
    });

    it('reports a message that does not follow the protocol, and goes on', async () => {
      await open();
      await panel.show(checked);
      await panel.page.evaluate(() => window.postMessage({ type: 'state', state: { claims: 'many' } }, '*'));
      await panel.page.waitForFunction(() => document.querySelectorAll('.claim').length > 0);
      await panel.page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
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
      await panel.close();
      await open({ stored });
      await panel.show(many(200));
      assert.equal(await panel.page.getByLabel('Search claims').inputValue(), 'plan');
      assert.deepEqual(await texts(), before);
      assert.equal(await panel.page.evaluate(() => window.scrollY), 400);
    });
  });

  describe('claims', () => {
    beforeEach(async () => {
      await open();
      await panel.show(checked);
    });

    it('are listed worst first, or in the order of the text', async () => {
      assert.match((await texts())[0]!, /5 GB/);
      await panel.page.getByText('Worst first').click();
      assert.match((await texts())[0]!, /available from today/);
    });

    it('are filtered by verdict and searched', async () => {
      await panel.page.getByRole('button', { name: '2 Not in the context' }).click();
      assert.equal((await texts()).length, 2);
      await panel.page.getByLabel('Search claims').fill('lisbon');
      assert.deepEqual(await texts(), ['The redesign was led by Mirela Anders from the Lisbon office.']);
      await panel.page.getByLabel('Search claims').fill('nowhere');
      assert.equal(await panel.page.getByText('No claim matches.').count(), 1);
    });

    it('go to the text on a click, and open up with evidence', async () => {
      await head('free plan').click();
      assert.deepEqual(panel.sent('showClaim'), [{ type: 'showClaim', claim: 'c2' }]);
      await panel.page.getByText('Members on the free plan').click();
      assert.deepEqual(panel.sent('openEvidence'), [{ type: 'openEvidence', claim: 'c2', evidence: 0 }]);
    });

    it('mark the words at fault', async () => {
      assert.deepEqual(await panel.page.locator('mark').allInnerTexts(), ['5 GB']);
    });

    it('offer what can be done about them', async () => {
      await head('free plan').click();
      await panel.page.getByRole('button', { name: 'Replace with “10 GB”' }).click();
      assert.deepEqual(panel.sent('applyFix'), [{ type: 'applyFix', claim: 'c2' }]);
      await head('audit logs').click();
      assert.deepEqual(await panel.page.locator('.actions button').allInnerTexts(), ['Undo', 'Note…']);
      await head('twice as fast').click();
      assert.deepEqual(await panel.page.locator('.actions button').allInnerTexts(), ['Recheck']);
    });

    it('follow the cursor of the editor without taking the keyboard', async () => {
      await panel.page.getByLabel('Search claims').focus();
      await panel.send({ type: 'cursor', claim: 'c7' });
      await panel.page.locator('.is-active', { hasText: 'version 3' }).waitFor();
      assert.equal(
        await panel.page.getByLabel('Search claims').evaluate((input) => input === document.activeElement),
        true,
      );
      assert.deepEqual(panel.sent('showClaim'), []);
    });
  });

  describe('review by keyboard', () => {
    beforeEach(async () => {
      await open();
      await panel.show(checked);
      await panel.send({ type: 'focusList' });
      await panel.page.locator('.claim-head:focus').waitFor();
    });

    it('is one stop of the Tab key', async () => {
      assert.equal(await panel.page.locator('.claim-head[tabindex="0"]').count(), 1);
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
      assert.deepEqual(
        panel.sent('showClaim').map(({ claim }) => claim),
        ['c3', 'c4', 'c3', 'c5', 'c2'],
      );
      assert.equal(await panel.page.locator('.claim-head:focus').count(), 1);
    });

    it('goes to claim and evidence, fixes, ignores, verifies, notes, and back to the text', async () => {
      for (const key of ['Enter', 'e', 'f', 'i', 'v', 'n', 'Escape']) await press(key);
      assert.deepEqual(
        panel.messages.slice(1).map(({ type }) => type),
        ['openClaim', 'openEvidence', 'applyFix', 'ignore', 'verify', 'note', 'focusEditor'],
      );
    });

    it('does nothing that makes no sense for the claim', async () => {
      await press('End');
      for (const key of ['e', 'f', 'i']) await press(key);
      assert.deepEqual(
        panel.messages.slice(1).map(({ type }) => type),
        ['showClaim'],
      );
    });

    it('leaves letters to the search box', async () => {
      await panel.page.getByLabel('Search claims').focus();
      await panel.page.keyboard.type('five');
      assert.equal(await panel.page.getByLabel('Search claims').inputValue(), 'five');
      assert.deepEqual(panel.sent('applyFix'), []);
    });

    it('shows its keys, and where the keyboard is', async () => {
      await press('ArrowDown');
      assert.equal(await panel.page.locator('.key-help').isVisible(), true);
      const outline = await panel.page
        .locator('.claim-head:focus')
        .evaluate((e) => getComputedStyle(e).outlineStyle);
      assert.equal(outline, 'solid');
    });

    it('keeps its place when a fresh snapshot comes', async () => {
      await press('ArrowDown');
      await panel.show({
        ...checked,
        claims: checked.claims.map((claim) => ({ ...claim, stale: undefined })),
      });
      assert.match((await panel.page.locator('.claim-head:focus').textContent())!, /twice as fast/);
    });
  });

  describe('a thousand claims', () => {
    it('draw only what is near, and drop no row anywhere', async () => {
      await open({ height: 700 });
      await panel.show(many(1000));
      assert.ok((await panel.page.locator('.claim').count()) < 80);
      const total = await panel.page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < total; y += 5_003) {
        await panel.page.evaluate((to) => window.scrollTo(0, to), y);
        await panel.page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        assert.deepEqual(await panel.page.evaluate(holes), [], `at ${y}`);
      }
    });

    it('are walked to the end by keyboard', async () => {
      await open({ height: 500 });
      await panel.show(many(1000));
      await panel.send({ type: 'focusList' });
      await press('End');
      await panel.page.locator('.claim-head:focus', { hasText: '1000.' }).waitFor();
      await press('ArrowUp');
      const focused = panel.page.locator('.claim-head:focus');
      assert.match((await focused.textContent())!, /999\./);
      const box = (await focused.boundingBox())!;
      assert.ok(box.y >= 0 && box.y + box.height <= 500, 'it is in sight');
      assert.deepEqual(await panel.page.evaluate(holes), []);
    });

    it('tell a screen reader where in the list one is', async () => {
      await open();
      await panel.show(many(1000));
      const row = panel.page.locator('.claims > li').nth(2);
      assert.equal(await row.getAttribute('aria-setsize'), '1000');
      assert.equal(await row.getAttribute('aria-posinset'), '3');
    });
  });

  describe('steps and results', () => {
    it('teach the next step', async () => {
      await open();
      await panel.show(emptyState);
      assert.equal(await panel.page.locator('.is-next h2').innerText(), 'Open the text to check');
      await panel.show(opened);
      await panel.page.getByRole('button', { name: 'Choose Context…' }).click();
      assert.deepEqual(panel.sent('command'), [{ type: 'command', command: 'chooseContext' }]);
    });

    it('say where the text goes', async () => {
      await open();
      await panel.show(running);
      assert.equal(await panel.page.getByText('text goes to api.openai.com').count(), 1);
      await panel.page.getByRole('button', { name: 'Cancel' }).click();
      assert.deepEqual(panel.sent('command'), [{ type: 'command', command: 'cancel' }]);
    });

    it('switch the scorer', async () => {
      await open();
      await panel.show(checked);
      await panel.page.getByLabel('Scorer').selectOption('hallucination');
      assert.deepEqual(panel.sent('chooseScorer'), [{ type: 'chooseScorer', scorer: 'hallucination' }]);
    });

    it('announce the end of a check, not each claim', async () => {
      await open();
      await panel.show(running);
      const status = panel.page.locator('[role=status].sr-only');
      const during = await status.innerText();
      await panel.show({ ...running, claims: checked.claims.slice(0, 6) });
      assert.equal(await status.innerText(), during);
      await panel.show(checked);
      assert.match(await status.innerText(), /Check finished. 7 claims: 2 contradicted/);
    });

    it('compare two runs, the last two unless others are chosen', async () => {
      await open({ stored: { openSections: ['history'] } });
      await panel.show(withHistory);
      await panel.page.getByRole('button', { name: 'Compare the Last Two' }).click();
      await panel.page.getByRole('checkbox').nth(3).check();
      await panel.page.getByRole('checkbox').nth(1).check();
      await panel.page.getByRole('button', { name: 'Compare the Two' }).click();
      assert.deepEqual(
        panel.sent('compareRuns').map(({ runs }) => runs),
        [
          [3, 4],
          [1, 3],
        ],
      );
    });

    it('show differences between judges first, and all on request', async () => {
      await open();
      await panel.show(comparing);
      assert.equal(await panel.page.locator('.comparison-rows > li').count(), 2);
      await panel.page.getByLabel('Show also the 1 on which they agree').check();
      assert.equal(await panel.page.locator('.comparison-rows > li').count(), 3);
      await panel.page.getByRole('button', { name: 'Close' }).click();
      assert.deepEqual(panel.sent('closeComparison'), [{ type: 'closeComparison' }]);
    });

    it('move only for those who like it', async () => {
      const transition = () =>
        panel.page
          .locator('.dial circle')
          .first()
          .evaluate((ring) => getComputedStyle(ring).transitionDuration);
      await open({ reducedMotion: 'no-preference' });
      await panel.show(checked);
      assert.notEqual(await transition(), '0s');
      await panel.close();
      await open({ reducedMotion: 'reduce' });
      await panel.show(checked);
      assert.equal(await transition(), '0s');
    });
  });
});

/** Stretches of the window, inside the list, that no row covers; runs in the page. */
function holes(): string[] {
  const list = document.querySelector('.claims')!.getBoundingClientRect();
  const rows = [...document.querySelectorAll('.claims > li')]
    .map((row) => row.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  const found: string[] = [];
  let covered = Math.max(0, list.top);
  for (const row of rows) {
    if (row.bottom <= covered) continue;
    if (row.top > covered + 1 && covered < Math.min(window.innerHeight, list.bottom))
      found.push(`${covered} to ${row.top}`);
    covered = Math.max(covered, row.bottom);
  }
  if (covered < Math.min(window.innerHeight, list.bottom) - 1) found.push(`${covered} to the end`);
  return found;
}
