import assert from 'node:assert/strict';
import type { FrameLocator, Locator } from 'playwright-core';
import { becomes, until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const files = {
  'draft.md': `# Tidemark 3.4

Tidemark 3.4 starts in 12.5 seconds on the Meridian laptop. Free accounts can store up to 15 GB of files.
`,
  'facts.md': `Tidemark 3.4 starts in 12.5 seconds on the Meridian laptop.

Free accounts can store up to 25 GB of files.
`,
  'interview.txt': 'She likes the new colours.\n',
  'agreed/limits.txt': 'Paid accounts can store up to 900 GB of files.\n',
  'more/empty.txt': ' \n',
};

/** What a text is checked against is chosen: from the list, in the explorer, by a drag. */
describe('the choice of a context', () => {
  let workbench: Workbench;
  let sideView: FrameLocator;

  before(async () => {
    workbench = await Workbench.open({ theme: 'light', files });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const press = (key: string) => workbench.page.keyboard.press(key);
  const keep = (surface: string) => workbench.screenshots(`surfaces/${surface}`);
  const inExplorer = (name: string) =>
    workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name });
  const ticks = () =>
    workbench.quickInput.box
      .locator('.monaco-list-row', { has: workbench.page.locator('.monaco-checkbox.checked') })
      .locator('.label-name')
      .allInnerTexts();
  const openList = async () => {
    await workbench.command('Claimlight: Choose Context…');
    await workbench.quickInput.row('facts.md').waitFor();
  };
  /** By the menu of the explorer, which is deaf for a moment after it has opened. */
  const useAsContext = async (name: string, look: () => Promise<void> = async () => {}) => {
    await inExplorer(name).click({ button: 'right' });
    const entry = workbench.page.locator('.monaco-menu .action-label', { hasText: 'Use as Context' });
    await entry.waitFor();
    await look();
    await until('the end of the menu', async () => {
      await entry.click({ timeout: 1_000 });
      return entry.waitFor({ state: 'hidden', timeout: 1_000 }).then(() => true);
    });
  };
  const context = (words: RegExp | string) =>
    sideView.locator('.setup-line', { hasText: 'Choose context' }).filter({ hasText: words });

  it('takes three actions from an open text to its result, though no tab shows the source', async () => {
    await workbench.openFile('draft.md');
    // One: the command. Two: its likely source is ticked, so that Enter accepts.
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.quickInput.row('facts.md').waitFor();
    await becomes(ticks, ['facts.md']);
    await keep('context-list');
    await workbench.quickInput.input.waitFor();
    await press('Enter');
    await workbench.squiggles('warning').first().waitFor();
    await workbench.marked(workbench.squiggles('warning'), '15 GB');
  });

  it('has buttons for other files, for a folder and for the clipboard, which act at once', async () => {
    const button = (name: string) =>
      workbench.quickInput.box.locator(`.quick-input-titlebar [aria-label="${name}"]`);
    await openList();
    for (const name of ['Browse…', 'All files in a folder…', 'Clipboard text']) await button(name).waitFor();
    await workbench.page.evaluate(() => navigator.clipboard.writeText('Free accounts store 15 GB of files.'));
    await button('Clipboard text').click();
    await workbench.quickInput.box.waitFor({ state: 'hidden' });
    sideView = await workbench.openSideView();
    await sideView.locator('.folded').click();
    await context('facts.md and 1 more').waitFor();
    await openList();
    await button('Browse…').click();
    await workbench.quickInput.box.locator('.monaco-button', { hasText: 'Use as Context' }).waitFor();
    await workbench.screenshot('surfaces/context-browse');
    await press('Escape');
    await workbench.quickInput.box.waitFor({ state: 'hidden' });
    await context('facts.md and 1 more').waitFor();
    await openList();
    await workbench.chooseContext('facts.md');
    await context(/^facts\.md/).waitFor();
  });

  it('is made in the explorer, by “Use as Context”', async () => {
    await workbench.command('Explorer: Focus on Folders View');
    await useAsContext('interview.txt', () => keep('explorer-menu'));
    sideView = await workbench.openSideView();
    await context('facts.md and 1 more').waitFor();
  });

  it('is made by a drag from the explorer over the icon onto the view, with Shift', async () => {
    const { page } = workbench;
    await workbench.command('Explorer: Focus on Folders View');
    await inExplorer('agreed').click();
    const limits = inExplorer('limits.txt');
    await until('the pointer on the file', async () => {
      await limits.hover();
      return limits.evaluate((row) => row.matches(':hover'));
    });
    await dragTo(page.locator('.activitybar .action-label[aria-label^="Claimlight"]'));
    sideView = await workbench.sideView();
    await page.keyboard.down('Shift');
    const view = await areaOf(page.locator('.part.sidebar'));
    for (let step = 0; step < 4; step += 1) await page.mouse.move(view.x + 100, view.y + 200 + 10 * step);
    await sideView.locator('.is-dropping').waitFor();
    await workbench.screenshot('surfaces/context-drop');
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await context('facts.md and 2 more').waitFor();
    await page.locator('.statusbar-item', { hasText: 'Context for “draft.md”: limits.txt' }).waitFor();
  });

  it('names in the view what could not be read, and why', async () => {
    await workbench.command('Explorer: Focus on Folders View');
    await inExplorer('more').click();
    await inExplorer('empty.txt').waitFor();
    await useAsContext('empty.txt');
    sideView = await workbench.openSideView();
    await sideView.getByRole('button', { name: 'Check again' }).click();
    const leftOut = sideView.locator('.left-out', { hasText: '1 context file was not read.' });
    await leftOut.locator('summary').click();
    await leftOut.getByText('empty.txt contains no text.').waitFor();
    await keep('left-out');
    assert.deepEqual(await workbench.notifications(), []);
    await leftOut.getByRole('button', { name: 'Show List' }).click();
    await workbench.quickInput.row('more/empty.txt').waitFor();
    await press('Escape');
    await workbench.quickInput.box.waitFor({ state: 'hidden' });
  });

  it('is remembered in the document on request', async () => {
    await sideView.getByRole('button', { name: 'Remember in this document' }).click();
    await until('the front matter', async () =>
      (await workbench.editor().innerText()).includes('claimlight:'),
    );
    await sideView.getByRole('button', { name: 'Remember in this document' }).waitFor({ state: 'detached' });
    await context('3 more').waitFor();
    await keep('context-remembered');
  });

  /** Drags what lies under the pointer. */
  const dragTo = async (to: Locator) => {
    const { page } = workbench;
    await page.mouse.down();
    const { x, y, width, height } = await areaOf(to);
    // Over an icon for a while, as a person who waits for its view.
    for (let step = 0; step < 40 && !(await page.locator('iframe.webview:visible').count()); step += 1)
      await page.mouse.move(x + width / 2 + (step % 2), y + height / 2, { steps: 3 });
  };
});

async function areaOf(part: Locator) {
  const area = await part.boundingBox();
  assert.ok(area, 'It is on screen');
  return area;
}
