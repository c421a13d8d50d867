import assert from 'node:assert/strict';
import { Workbench } from './workbench.ts';

const output = `# Tidemark

Tidemark starts in 2.8 seconds on a laptop. It runs on macOS 13 or later.
The Team plan costs nine dollars. Nobody has ever lost a file with it.
`;
const context = `# Notes

Tidemark starts in 1.8 seconds on a laptop.
Tidemark runs on macOS 13 or later. The Team plan costs $9.
`;
const files = { 'draft.md': output, 'notes.md': context };

const panelThemes = {
  light: 'vscode-light',
  dark: 'vscode-dark',
  highContrast: 'vscode-high-contrast',
  highContrastLight: 'vscode-high-contrast-light',
} as const;

describe('checking a text by keyboard', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({ files });
    await workbench.openFile('notes.md');
    await workbench.openFile('draft.md');
    await workbench.selectLines(3, 4);
    await workbench.command('Claimlight: Check Factuality of Selection');
    await workbench.chooseContext('notes.md');
    await workbench.squiggles('warning').first().waitFor();
    await workbench.page.locator('.codelens-decoration', { hasText: 'Faithfulness' }).waitFor();
  });

  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('underlines the words at fault, and not the sentence around them', async () => {
    assert.equal(await workbench.textBelow(workbench.squiggles('warning')), '2.8 seconds');
    await workbench.screenshot('squiggles');
  });

  it('says in the hover what stands in the context instead, and where', async () => {
    const hover = await workbench.hoverAt(3, 22);
    const text = await hover.innerText();
    assert.match(text, /1\.8 seconds/);
    assert.match(text, /notes\.md/);
    await workbench.screenshot('hover');
    await workbench.page.keyboard.press('Escape');
  });

  it('has a hover on a supported claim too', async () => {
    const hover = await workbench.hoverAt(3, 60);
    assert.match(await hover.innerText(), /supported/i);
    await workbench.page.keyboard.press('Escape');
  });

  it('lists the findings in Problems, with the evidence below each', async () => {
    const rows = await workbench.problems();
    await rows.filter({ hasText: 'claim.contradicted' }).first().waitFor();
    const all = (await rows.allInnerTexts()).join('\n');
    assert.match(all, /claim\.unsupported/);
    assert.match(all, /notes\.md/);
    await workbench.screenshot('problems');
  });

  it('shows score, counts and every claim in the side view', async () => {
    await workbench.command('Claimlight: Focus on Claims View');
    const panel = await workbench.panel();
    await panel.getByText('2.8 seconds').first().waitFor();
    const text = await panel.locator('body').innerText();
    assert.match(text, /macOS 13/);
    assert.match(text, /lost a file/);
    await workbench.screenshot('panel');
  });

  for (const [theme, look] of [
    ['light', 'vs'],
    ['highContrast', 'hc-black'],
    ['highContrastLight', 'hc-light'],
    ['dark', 'vs-dark'],
  ] as const) {
    it(`shows text and side view in the ${theme} theme`, async () => {
      await workbench.setTheme(theme);
      await workbench.page.locator(`.monaco-workbench.${look}`).waitFor();
      const panel = await workbench.panel();
      await panel.locator(`body[data-vscode-theme-kind="${panelThemes[theme]}"]`).waitFor();
      assert.equal(await workbench.squiggles('warning').first().isVisible(), true);
      await workbench.screenshot(`check-${theme}`);
    });
  }

  it('puts the value of the context into the text by the quick fix', async () => {
    await workbench.goTo(3, 22);
    await workbench.page.keyboard.press('Control+.');
    const menu = workbench.page.locator('.action-widget');
    await menu.getByText(/1\.8/).first().waitFor();
    await workbench.screenshot('quick-fix');
    await workbench.page.keyboard.press('Enter');
    await workbench.lineWith('starts in 1.8 seconds');
    await workbench.squiggles('warning').first().waitFor({ state: 'detached' });
  });
});
