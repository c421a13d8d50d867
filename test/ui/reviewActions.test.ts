import assert from 'node:assert/strict';
import { becomes, until } from './conditions.ts';
import { openQuickFixMenu } from './quickFixMenu.ts';
import { Workbench } from './workbench.ts';

const table = (storage: string) =>
  `| Plan | Storage per member |\n| --- | --- |\n| Free | up to ${storage} |\n| Team | up to 50 GB |\n`;
const files = {
  'draft.md':
    'Free accounts can store up to 5 GB of files.\n\nTeams can have 60 members. Mirela Anders founded the company in Lisbon.\n',
  'prices.md': table('5 GB'),
  'page.md': 'Teams can have 70 members.\n',
  'facts.md': `Free accounts can store up to 10 GB of files.\n\nTeams can have 50 members.\n\n${table('10 GB')}`,
};
const context = { 'draft.md': 'facts.md', 'prices.md': 'facts.md', 'page.md': 'facts.md' };

/** What a person does about findings, in the workbench. */
describe('what is done about findings', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({
      theme: 'light',
      files,
      settings: { 'claimlight.contextFiles': context },
    });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const press = (key: string) => workbench.page.keyboard.press(key);
  const keep = (surface: string) => workbench.screenshots(`surfaces/${surface}`);
  const checkFile = async (name: string) => {
    await workbench.openFile(name);
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.squiggles('warning').first().waitFor();
  };

  it('offers what matters first, and silence by a comment beyond it', async () => {
    await checkFile('draft.md');
    await workbench.goTo(3, 45);
    const menu = await openQuickFixMenu(workbench.page);
    const entries = await menu.locator('.monaco-list-row.action').allInnerTexts();
    const titles = entries.map((title) => title.trim());
    const ranks = [/^Ignore this claim/, /^Mark as verified/, /^More for this claim/].map((one) =>
      titles.findIndex((title) => one.test(title)),
    );
    assert.ok(!ranks.includes(-1), titles.join('; '));
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => a - b),
    );
    await keep('quick-fixes-unsupported');
    assert.ok(titles.length <= 5, titles.join('; '));
    await menu.getByText('More for this claim…').click();
    await workbench.pick('Ignore this line with a comment');
    await until('the comment', async () => (await workbench.editor().innerText()).includes('claimlight'));
    await workbench.squiggles('info').first().waitFor({ state: 'detached' });
    await workbench.page
      .locator('.statusbar-item[aria-label^="Claimlight: "]', { hasText: '2 of 3 reviewed' })
      .waitFor();
    await keep('ignored-by-comment');
    await workbench.focusEditor();
    await press('Control+z');
    await workbench.squiggles('info').first().waitFor();
  });

  it('fixes all clear clashes of values from a preview that shows each', async () => {
    await workbench.command('Claimlight: Replace Contradicted Values…');
    const rows = workbench.page.locator('.bulk-edit-panel .monaco-list-row');
    await becomes(() => rows.count(), 3);
    await keep('fix-all');
    await rows.first().locator('.edit-checkbox').click();
    await workbench.page.locator('.bulk-edit-panel').getByRole('button', { name: 'Apply' }).click();
    await workbench.lineWith('Teams can have 50 members');
    await workbench.lineWith('up to 10 GB of files');
    await workbench.squiggles('warning').first().waitFor({ state: 'detached' });
    assert.deepEqual(await workbench.notifications(), []);
  });

  it('marks a wrong cell of a table as the cell, by row and column', async () => {
    await checkFile('prices.md');
    await workbench.marked(workbench.squiggles('warning'), 'up to 5 GB');
    await workbench.hoverAt(3, 12, /row “Free”, column “Storage per member”/);
    await keep('table-cell');
    await workbench.closeHover();
  });

  it('lists the documents that use a file, in the view', async () => {
    await workbench.openFile('facts.md');
    await workbench.command('Claimlight: Check Documents That Use This File');
    const view = await workbench.sideView();
    const section = view.getByRole('region', { name: 'Documents that use “facts.md”' });
    await section.getByText('2 of 3 documents contradicted by “facts.md”').waitFor();
    await keep('dependents');
    await section.getByRole('button', { name: /^page\.md/ }).click();
    await workbench.page.locator('.tab.active', { hasText: 'page.md' }).waitFor();
    await workbench.marked(workbench.squiggles('warning'), '70');
    await becomes(() => workbench.notifications(), []);
  });
});

/** As a window of 1280 by 800 is at 200 %. */
describe('the side view at 200 % zoom', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({
      files,
      settings: { 'claimlight.contextFiles': context },
    });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('has a claim in sight', async () => {
    await workbench.openFile('draft.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    const view = await workbench.openSideView();
    await workbench.page.setViewportSize({ width: 640, height: 400 });
    const card = view.locator('.claim').first();
    await card.waitFor();
    await until('a claim in sight', () =>
      card.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight - 40),
    );
    await workbench.screenshots('surfaces/zoomed');
  });
});
