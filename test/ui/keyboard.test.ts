import assert from 'node:assert/strict';
import type { FrameLocator, Locator } from 'playwright-core';
import { becomes, until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const output = `# Plans

The free plan has 5 GB of storage.
Ada Lovelace designed the new dashboard.
Support answers within two days.
`;
const context = `# Plans, as of March

The free plan has 10 GB of storage.
Support answers within two days.
`;

/** From the text to the report and back: nothing here touches a mouse. */
describe('the review by keyboard alone', () => {
  let workbench: Workbench;
  let sideView: FrameLocator;

  before(async () => {
    workbench = await Workbench.open({
      files: { 'plans.md': output, 'sources/agreed.md': context },
      settings: { 'claimlight.contextFiles': { 'plans.md': 'sources/agreed.md' } },
    });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const command = (title: string) => workbench.command(title);
  const atLine = (line: number) => workbench.cursorStatus(`Ln ${line},`);
  const inText = () => workbench.hasKeyboard();
  const claimFocused = (text?: string) => sideView.locator('.claim-head:focus', { hasText: text }).waitFor();
  /** Back to the claims from wherever the keyboard is. */
  const toClaims = async (text?: string) => {
    await command('Claimlight: Focus on Claimlight View');
    sideView = await workbench.sideView();
    await claimFocused(text);
  };
  /** Goes on by the Tab key until `target` has the keyboard. */
  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab') => {
    const there = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; !(await there()); steps += 1) {
      assert.ok(steps < 20, 'The Tab key comes to it');
      await press(key);
    }
  };
  /** Steps to a finding by its keys, and closes the hover that comes with it. */
  const stepTo = async (key: 'n' | 'Shift+n', line: number, says: string) => {
    const hover = workbench.page.locator('.monaco-resizable-hover .monaco-hover:not(.hidden)');
    await inText();
    await press('Control+k', key);
    await atLine(line);
    await hover.filter({ hasText: says }).waitFor();
    await press('Escape');
    await hover.waitFor({ state: 'hidden' });
  };
  const decided = (count: number) => becomes(() => sideView.locator('.is-decided').count(), count);
  const editorText = async () => (await workbench.editor().innerText()).replaceAll('\u00a0', ' ');

  it('checks, and steps from finding to finding', async () => {
    await workbench.openFile('plans.md');
    await command('Claimlight: Check Factuality of Document');
    await workbench.squiggles('warning').first().waitFor();
    await stepTo('n', 3, '10 GB');
    await stepTo('n', 4, 'The context says nothing about this');
    await stepTo('Shift+n', 3, '10 GB');
  });

  it('moves through the claims, the text alongside, and goes to the text and to the evidence', async () => {
    await toClaims('5 GB');
    await press('ArrowDown');
    await claimFocused('Ada Lovelace');
    await atLine(4);
    await press('Home');
    await claimFocused('5 GB');
    await press('Enter');
    await inText();
    await atLine(3);
    await toClaims('5 GB');
    await press('e');
    await workbench.page.locator('.tab', { hasText: 'agreed.md' }).waitFor();
    await claimFocused('5 GB');
    await press('ArrowDown');
    await claimFocused('Ada Lovelace');
    await press('Home', 'Shift+E');
    await workbench.hasKeyboard('agreed.md');
    await workbench.screenshot('keyboard-evidence');
    await workbench.closeEditor('agreed.md', 'plans.md');
  });

  it('settles a finding a key, takes a note that settles nothing, and never types into the text', async () => {
    const before = await editorText();
    await toClaims('5 GB');
    await press('i');
    await decided(1);
    await claimFocused('Ada Lovelace');
    await press('m');
    await workbench.quickInput.row('Remove this sentence').waitFor();
    await press('Escape');
    await claimFocused('Ada Lovelace');
    await press('n');
    await workbench.enter('Said so herself.');
    await sideView.locator('.claim-note', { hasText: 'Said so herself.' }).waitFor();
    await decided(1);
    await claimFocused('Ada Lovelace');
    await press('v');
    await decided(2);
    await press('u');
    await decided(1);
    await sideView.locator('.claim-note', { hasText: 'Said so herself.' }).waitFor();
    await press('u');
    await decided(0);
    assert.equal(await editorText(), before);
  });

  it('orders, searches and filters, and switches the scorer', async () => {
    const claims = sideView.locator('.claim-text');
    await claimFocused('5 GB');
    await tabTo(sideView.locator('.order'), 'Shift+Tab');
    await press('Enter');
    await sideView.getByText('Document order').waitFor();
    await press('Enter');
    await sideView.getByText('Worst first').waitFor();
    await tabTo(sideView.getByLabel('Search claims'), 'Shift+Tab');
    await workbench.page.keyboard.type('within');
    await becomes(() => claims.allInnerTexts(), ['Support answers within two days.']);
    await press('Shift+Home', 'Delete');
    await becomes(() => claims.count(), 3);
    await tabTo(sideView.locator('.chip.is-unsupported'), 'Shift+Tab');
    await press('Space');
    await becomes(() => claims.count(), 1);
    await workbench.screenshots('surfaces/sideView-filtered');
    await press('Space');
    await becomes(() => claims.count(), 3);
    await tabTo(sideView.locator('.folded'), 'Shift+Tab');
    await press('Enter');
    await tabTo(sideView.getByLabel('Scorer'), 'Tab');
    await press('ArrowDown');
    await sideView.locator('.dial-number', { hasText: '0.67' }).waitFor();
    await press('ArrowUp');
    await sideView.locator('.dial-number', { hasText: '0.33' }).waitFor();
  });

  it('exports a report by its menu', async () => {
    await tabTo(sideView.getByRole('button', { name: 'Export' }), 'Tab');
    await press('Enter');
    await workbench.page.locator('.quick-input-list', { hasText: 'SARIF' }).waitFor();
    await workbench.screenshots('surfaces/export-menu');
    await workbench.pick('Markdown');
    await workbench.saveAs((path) => path.endsWith('plans.md.claimlight.md'));
    // The report is on show, and the keyboard has come back to the view before.
    await workbench.page.locator('.tab.active', { hasText: 'plans.md.claimlight.md' }).waitFor();
    await until('the view', () => sideView.locator('body').evaluate(() => document.hasFocus()));
    await workbench.closeEditor('plans.md.claimlight.md', 'plans.md');
  });

  it('does what keys ask for in their order, however fast they come', async () => {
    const verified = sideView.locator('.claim.is-decided', { hasText: 'verified' });
    await toClaims('5 GB');
    await press('i', 'i');
    await decided(2);
    await press('u', 'u', 'v');
    await verified.filter({ hasText: '5 GB' }).waitFor();
    await decided(1);
    await claimFocused('Ada Lovelace');
    await press('u');
    await decided(0);
    await claimFocused('5 GB');
  });

  it('puts the fix into the text and comes back to it', async () => {
    const before = await editorText();
    await toClaims('5 GB');
    await press('f', 'u', 'Escape');
    await inText();
    await becomes(editorText, before);
    await sideView.locator('.claim.is-contradicted:not(.is-stale)', { hasText: '5 GB' }).waitFor();
    await toClaims();
    await press('Home');
    await claimFocused('5 GB');
    await press('f');
    await until('the corrected text', async () => (await editorText()).includes('10 GB'));
    await sideView.locator('.counts', { hasText: '1 unsupported, 2 of 3 supported' }).waitFor();
    await press('u');
    await until('the text as it was', async () => (await editorText()).includes('5 GB'));
    await sideView.locator('.counts', { hasText: '1 contradicted, 1 unsupported' }).waitFor();
    await press('Escape');
    await inText();
  });
});
