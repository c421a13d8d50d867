import assert from 'node:assert/strict';
import { becomes, eventually, until } from './conditions.ts';
import { openQuickFixMenu } from './quickFixMenu.ts';
import { Workbench } from './workbench.ts';

const draft = `# Tidemark

Tidemark starts in 2.8 seconds on a laptop. It runs on macOS 13 or later.

The Team plan costs nine dollars. Nobody in Lisbon has ever lost a file with it.
`;
const facts = `Tidemark starts in 1.8 seconds on a laptop.

Tidemark runs on macOS 13 or later. The Team plan costs $9.
`;
const cell = { cell_type: 'markdown', metadata: {}, source: ['Tidemark starts in 2.8 seconds.'] };
const files = {
  'draft.md': draft,
  'facts.md': facts,
  'cases.yaml':
    '- question: When was the bridge built?\n  reference: The iconic bridge was built recently.\n',
  'book.ipynb': JSON.stringify({ cells: [cell], metadata: {}, nbformat: 4, nbformat_minor: 5 }),
};

/** Every place in the editor where a person meets Claimlight. The pictures, one a theme, are for the eye. */
describe('every surface of a text', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({ theme: 'light', files, settings: { 'claimlight.marks': 'all' } });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const keep = (surface: string) => workbench.screenshots(`surfaces/${surface}`);
  const press = (key: string) => workbench.page.keyboard.press(key);
  const checkDocument = () => workbench.command('Claimlight: Check Factuality of Document');
  /** Of the menu that is open, once one of them is this. */
  const menuEntries = async (one: string) => {
    const menu = workbench.page.locator('.monaco-menu .action-label');
    await menu.getByText(one, { exact: true }).waitFor();
    return (await menu.allInnerTexts()).map((text) => text.trim());
  };
  const closeMenu = async () => {
    await workbench.page.locator('.monaco-menu-container :focus').first().waitFor();
    await press('Escape');
    await workbench.page.locator('.monaco-menu').waitFor({ state: 'hidden' });
  };

  it('menus: what can be done with a file, with a text, and with the words that are selected', async () => {
    await workbench.openFile('facts.md');
    await workbench.page
      .locator('.explorer-folders-view .monaco-list-row', { hasText: 'draft.md' })
      .click({ button: 'right' });
    await menuEntries('Check Factuality of Document');
    await closeMenu();
    await workbench.openFile('draft.md');
    await press('Shift+F10');
    await menuEntries('Check Factuality of Document');
    await closeMenu();
    await workbench.hasKeyboard();
    await workbench.selectLines(3, 5);
    await press('Shift+F10');
    const entries = await menuEntries('Check Factuality of Selection');
    assert.ok(!entries.includes('Check Factuality of Document'));
    assert.ok(entries.some((text) => text.startsWith('Choose Context')));
    await keep('menu');
    await closeMenu();
  });

  it('side view: the first steps', async () => {
    const sideView = await workbench.openSideView();
    await sideView.locator('.is-next', { hasText: 'Choose its context' }).waitFor();
    await keep('first-steps');
  });

  it('the choice of a context', async () => {
    await workbench.focusEditor();
    await workbench.selectLines(3, 5);
    await workbench.command('Claimlight: Check Factuality of Selection');
    await workbench.quickInput.row('facts.md').waitFor();
    await keep('choose-context');
    await workbench.chooseContext('facts.md');
  });

  it('text: squiggles, a lens with the score, marks in the gutter and the overview ruler', async () => {
    const { page } = workbench;
    await page.locator('.codelens-decoration', { hasText: 'Faithfulness 0.5' }).waitFor();
    await page.locator('.glyph-margin-widgets .cgmr').nth(1).waitFor();
    await workbench.marked(workbench.squiggles('warning'), '2.8 seconds');
    await until('marks in the ruler', async () => (await rulerHues()) >= 2);
    await becomes(dottedLines, 2);
    await workbench.goTo(6);
    await keep('text');
  });

  it('status bar: score and counts, with more in the tooltip', async () => {
    const item = workbench.page.locator('.statusbar-item[aria-label^="Claimlight: "]');
    await item.filter({ hasText: '0.5 · 1 contradicted, 1 unsupported' }).waitFor();
    const tooltip = workbench.page.locator('.workbench-hover', { hasText: 'Faithfulness: 0.5 (higher' });
    await until('the tooltip', async () => {
      // A pointer that rests there already asks for none.
      await workbench.page.mouse.move(0, 0);
      await item.hover();
      return tooltip.waitFor({ timeout: 3_000 }).then(() => true);
    });
    assert.match(await tooltip.innerText(), /judged offline/);
    await keep('status');
    await workbench.editor().hover();
  });

  for (const [verdict, line, column, says] of [
    ['contradicted', 3, 22, /Contradicted[\s\S]*1\.8 seconds[\s\S]*facts\.md/],
    ['supported', 3, 60, /Supported[\s\S]*facts\.md/],
  ] as const)
    it(`hover: a ${verdict} claim, with its evidence`, async () => {
      await workbench.hoverAt(line, column, says);
      await keep(`hover-${verdict}`);
      await workbench.closeHover();
    });

  it('Problems: message and evidence, and a code that opens the page that explains it', async () => {
    const rows = await workbench.problems();
    await rows.filter({ hasText: 'claim.unsupported' }).first().waitFor();
    await rows.filter({ hasText: 'Tidemark starts in 1.8 seconds on a laptop' }).first().waitFor();
    await keep('problems');
    await rows.locator('a', { hasText: 'claim.contradicted' }).first().click();
    await workbench.page.locator('.tab.active', { hasText: 'Preview claim.contradicted.md' }).waitFor();
    await eventually('the page', async () => {
      const frames = workbench.page.frames().flatMap((frame) => frame.childFrames());
      for (const frame of frames)
        if (await frame.locator('h1', { hasText: 'claim.contradicted' }).isVisible()) return frame;
      return undefined;
    });
    await workbench.screenshot('surfaces/code-link');
    await workbench.closeEditor('Preview claim.contradicted.md', 'draft.md');
    await press('Control+J');
    await workbench.page.locator('.part.panel').waitFor({ state: 'hidden' });
    await workbench.hasKeyboard('draft.md');
  });

  it('quick fixes: the correction first, which puts the value of the context into the text', async () => {
    await workbench.openFile('draft.md');
    await workbench.goTo(3, 22);
    const menu = await openQuickFixMenu(workbench.page);
    await menu.getByText('More for this claim…').waitFor();
    const first = menu.locator('.monaco-list-row.action').first();
    await first.filter({ hasText: 'Replace with “1.8' }).waitFor();
    await keep('quick-fixes');
    await menu.locator('.monaco-list-row.focused', { hasText: 'Replace with “1.8' }).waitFor();
    await press('Enter');
    await workbench.lineWith('starts in 1.8 seconds');
    await workbench.squiggles('warning').first().waitFor({ state: 'detached' });
    await workbench.hasKeyboard('draft.md');
    await press('Control+z');
    await workbench.squiggles('warning').first().waitFor();
    await press('Control+s');
  });

  it('a reference that is being written: quiet hints', async () => {
    await workbench.openFile('cases.yaml');
    await workbench.page.locator('.squiggly-hint').nth(1).waitFor();
    await workbench.hoverAt(2, 20, /Unnecessary detail/);
    await keep('reference-hints');
    await workbench.closeHover();
  });

  it('a notebook cell', async () => {
    await workbench.quickInput.open('Control+P');
    await workbench.pick('book.ipynb');
    await workbench.page
      .locator('.notebookOverlay .cell-list-container .monaco-list-row.focused')
      .waitFor({ state: 'attached' });
    await workbench.page.locator('.notebookOverlay .monaco-list:focus').waitFor();
    await press('Enter');
    await workbench.page.locator('.notebookOverlay .monaco-editor.focused').waitFor();
    await checkDocument();
    await workbench.chooseContext('facts.md');
    await workbench.squiggles('warning').first().waitFor();
    await keep('notebook');
  });

  it('the changed side of a diff editor', async () => {
    await workbench.openFile('facts.md');
    await workbench.command('File: Compare Active File With...');
    await workbench.pick('draft.md');
    const diff = workbench.page.locator('.diff-editor, .monaco-diff-editor');
    await diff.locator('.squiggly-warning').first().waitFor();
    await keep('diff');
    await workbench.closeEditor('draft.md', 'facts.md');
  });

  it('an untitled file', async () => {
    await workbench.command('File: New Untitled Text File');
    await workbench.page.locator('.tab.active', { hasText: 'Untitled-1' }).waitFor();
    await workbench.page.locator('.editor-instance .monaco-editor.focused[data-uri^="untitled:"]').waitFor();
    await workbench.page.keyboard.type('Tidemark starts in 2.8 seconds on a laptop.');
    await checkDocument();
    await workbench.chooseContext('facts.md');
    // The notebook's cells stay in the page.
    const squiggle = workbench.page.locator('.editor-instance .squiggly-warning');
    await squiggle.first().waitFor();
    await workbench.marked(squiggle, '2.8 seconds');
    await keep('untitled');
  });

  it('the walkthrough: four steps on an example', async () => {
    await press('Control+B');
    await workbench.page.locator('.part.sidebar').waitFor({ state: 'hidden' });
    await workbench.command('Welcome: Open Walkthrough...');
    await workbench.pick('Get Started with Claimlight');
    const page = workbench.page.locator('.gettingStartedContainer');
    await page.getByText('Choose a judge').first().waitFor();
    await becomes(() => page.locator('.getting-started-step').count(), 4);
    await keep('walkthrough');
    await page.locator('.monaco-button', { hasText: 'Check an Example' }).click();
    await workbench.page.locator('.tab', { hasText: 'announcement.md' }).waitFor();
    await workbench.squiggles('warning').first().waitFor();
    await page.locator('.codicon.complete').first().waitFor();
    await becomes(() => page.locator('.codicon.complete').count(), 1);
    await keep('walkthrough-checked');
  });

  /** How many of the colours in the overview ruler are no greys: one for each kind of finding. */
  const rulerHues = () =>
    workbench.page
      .locator('canvas.decorationsOverviewRuler')
      .first()
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
        const hues = new Set<string>();
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
          if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60)
            hues.add([red, green, blue].map((part) => part >> 6).join());
        }
        return hues.size;
      });

  /** The quiet lines below supported claims. */
  const dottedLines = () =>
    workbench.page
      .locator('.editor-instance .view-overlays .cdr')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderBottomStyle === 'dotted').length);
});
