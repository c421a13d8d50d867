import assert from 'node:assert/strict';
import type { Frame } from 'playwright-core';
import { answers, contradicted, supported, unsupported } from '../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../server/scriptedModel.ts';
import { eventually, type Theme, Workbench } from './workbench.ts';

const draft = `# Tidemark

Tidemark starts in 2.8 seconds on a laptop. It runs on macOS 13 or later.

The Team plan costs nine dollars. Nobody has ever lost a file with it.
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
/** The heading is sentence 1. */
const verdicts = answers(
  contradicted(2, [1], 'It starts in 1.8 seconds.', '2.8 seconds', '1.8 seconds'),
  supported(3, 2),
  supported(4, 3),
  unsupported(5),
);

/** Every place where a person meets Claimlight, in the themes that differ most. The pictures are for the eye. */
for (const theme of ['light', 'dark', 'highContrast'] satisfies readonly Theme[])
  describe(`every surface in the theme "${theme}"`, () => {
    let model: ScriptedModel;
    let workbench: Workbench;

    before(async () => {
      model = await startScriptedModel([{ answer: verdicts }]);
      workbench = await Workbench.open({
        theme,
        files,
        settings: { 'claimlight.contextFiles': { 'draft.md': 'facts.md' }, 'claimlight.marks': 'all' },
        server: {
          settings: { 'claimlight.model.baseUrl': model.url, 'claimlight.model.name': 'test-model' },
        },
      });
    });
    after(async () => {
      await workbench?.close();
      await model?.close();
    });
    afterEach(function () {
      return workbench?.keepFailure(this.currentTest);
    });

    const keep = (surface: string) => workbench.screenshot(`surfaces/${surface}-${theme}`);
    const press = (key: string) => workbench.page.keyboard.press(key);
    const checkDocument = () => workbench.command('Claimlight: Check Factuality of Document');

    it('side view: the first steps', async () => {
      await workbench.page.locator('.activitybar .action-label[aria-label^="Claimlight"]').click();
      const panel = await workbench.panel();
      await panel.getByText('Open the text to check').waitFor();
      await keep('first-steps');
    });

    it('text: squiggles, a lens with the score, marks in the gutter and the overview ruler', async () => {
      await workbench.openFile('facts.md');
      await workbench.openFile('draft.md');
      await checkDocument();
      const { page } = workbench;
      await page.locator('.codelens-decoration', { hasText: 'Faithfulness 0.50' }).waitFor();
      await page.locator('.glyph-margin-widgets .cgmr').nth(1).waitFor();
      assert.equal(await workbench.textBelow(workbench.squiggles('warning')), '2.8 seconds');
      await eventually('marks in the ruler', async () => ((await rulerHues()) >= 2 ? true : undefined));
      assert.equal(await dottedLines(), 2);
      await keep('text');
    });

    it('status bar: score and counts, with more in the tooltip', async () => {
      const item = workbench.page.locator('.statusbar-item[aria-label^="Claimlight: "]');
      assert.match(await item.innerText(), /0\.50/);
      await item.hover();
      const tooltip = workbench.page.locator('.workbench-hover', { hasText: 'Faithfulness: 0.50' });
      await tooltip.waitFor();
      await keep('status');
      await workbench.editor().hover();
    });

    for (const [verdict, line, column, says] of [
      ['contradicted', 3, 22, /Contradicted[\s\S]*1\.8 seconds[\s\S]*facts\.md/],
      ['supported', 3, 60, /Supported[\s\S]*facts\.md/],
    ] as const)
      it(`hover: a ${verdict} claim, with its evidence`, async () => {
        const hover = await workbench.hoverAt(line, column);
        assert.match(await hover.innerText(), says);
        await keep(`hover-${verdict}`);
        await press('Escape');
      });

    it('quick fixes: the correction first', async () => {
      await workbench.goTo(3, 22);
      await press('Control+.');
      const menu = workbench.page.locator('.action-widget');
      await menu.getByText('Remove this sentence').waitFor();
      assert.match(await menu.locator('.monaco-list-row.action').first().innerText(), /Replace with “1\.8/);
      await keep('quick-fixes');
      await press('Escape');
    });

    it('Problems: code, message and evidence', async () => {
      const rows = await workbench.problems();
      await rows.filter({ hasText: 'claim.contradicted' }).first().waitFor();
      await rows.filter({ hasText: 'claim.unsupported' }).first().waitFor();
      await keep('problems');
      await press('Control+J');
    });

    it('Compare Judges: a picker, and verdicts side by side', async () => {
      await workbench.openFile('draft.md');
      await workbench.command('Claimlight: Compare Judges…');
      const picker = workbench.page.locator('.quick-input-widget');
      for (const judge of ['Offline judge', 'test-model'])
        await picker.locator('.monaco-list-row', { hasText: judge }).click();
      await keep('compare-picker');
      await picker.locator('input[type=text]').first().press('Enter');
      const panel: Frame = await workbench.panel();
      await panel.locator('.comparison-columns', { hasText: 'test-model' }).waitFor();
      assert.equal(model.requests.length, 1);
      await keep('compare');
      await panel.locator('.comparison').getByRole('button', { name: 'Close' }).click();
    });

    it('a reference that is being written: quiet hints', async () => {
      await workbench.openFile('cases.yaml');
      await workbench.page.locator('.squiggly-hint').nth(1).waitFor();
      const hover = await workbench.hoverAt(2, 20);
      assert.match(await hover.innerText(), /Ornament/);
      await keep('reference-hints');
      await press('Escape');
    });

    it('a notebook cell', async () => {
      await press('Control+P');
      await workbench.pick('book.ipynb');
      await workbench.page
        .locator('.notebookOverlay .cell-list-container .monaco-list-row')
        .first()
        .waitFor({ state: 'attached' });
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
      await workbench.page
        .locator('.diff-editor, .monaco-diff-editor')
        .locator('.squiggly-warning')
        .first()
        .waitFor();
      await keep('diff');
      await workbench.command('View: Close Editor');
    });

    it('an untitled file', async () => {
      await workbench.command('File: New Untitled Text File');
      await workbench.page.keyboard.type('Tidemark starts in 2.8 seconds on a laptop.');
      await checkDocument();
      await workbench.chooseContext('facts.md');
      // The notebook's cells stay in the page.
      const squiggle = workbench.page.locator('.editor-instance .squiggly-warning');
      await squiggle.first().waitFor();
      assert.equal(await workbench.textBelow(squiggle), '2.8 seconds');
      await keep('untitled');
    });

    it('the walkthrough', async () => {
      await press('Control+B');
      await workbench.command('Welcome: Open Walkthrough...');
      await workbench.pick('Check a text against its source');
      const page = workbench.page.locator('.gettingStartedContainer');
      for (const step of ['Check the example', 'Go through what was found', 'Choose who judges'])
        await page.getByText(step).first().waitFor();
      await keep('walkthrough');
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
        .evaluateAll(
          (all) => all.filter((one) => getComputedStyle(one).borderBottomStyle === 'dotted').length,
        );
  });
