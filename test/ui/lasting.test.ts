import { becomes, until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const files = {
  'draft.md': 'Tidemark starts in 2.8 seconds on a laptop.\n',
  'facts.md': 'Tidemark starts in 1.8 seconds on a laptop.\n',
};

/** What is known of a text outlives its window, and goes with its copies. */
describe('what was found', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({ files });
    await workbench.openFile('facts.md');
    await workbench.openFile('draft.md');
    await check();
    await workbench.chooseContext('facts.md');
    await shown();
  });

  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const check = () => workbench.command('Claimlight: Check Factuality of Document');
  const shown = async () => {
    await workbench.squiggles('warning').first().waitFor();
    await workbench.marked(workbench.squiggles('warning'), '2.8 seconds');
  };

  const showClaims = async () => {
    await workbench.command('Claimlight: Focus on Claimlight View');
    return workbench.sideView();
  };
  /** All that is kept, as text. */
  const stored = async (what: 'reviews' | 'history') =>
    JSON.stringify((await workbench.stored(`claimlight.${what}`)) ?? []);

  /** Without opening it. */
  const rename = async (from: string, to: string) => {
    const explorer = workbench.page.locator('.explorer-folders-view');
    const row = (name: string) => explorer.locator('.monaco-list-row', { hasText: name });
    await workbench.command('View: Show Explorer');
    await explorer.locator('.monaco-list:focus').waitFor();
    await workbench.page.keyboard.press('Home');
    await until(`${from} at the keyboard`, async () => {
      if (await row(from).evaluate((element) => element.classList.contains('focused'))) return true;
      await workbench.page.keyboard.press('ArrowDown');
      return false;
    });
    const name = explorer.locator('input:focus');
    // The tree may still be reading its folder, and a key that comes then opens nothing.
    await until('the field for the new name', async () => {
      await workbench.page.keyboard.press('F2');
      return name.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    });
    await name.fill(to);
    await name.press('Enter');
    await row(to).waitFor();
  };

  it('stands in a copy that is saved under another name, and in the original', async () => {
    await workbench.command('File: Save As...');
    await workbench.saveAs((path) => path.endsWith('draft.md'), 'copy.md');
    await workbench.page.locator('.tab.active', { hasText: 'copy.md' }).waitFor();
    await shown();
    // The copy has the context too: a check that asked for one would not come to its end.
    await check();
    await until('the run in the storage', async () => (await stored('history')).includes('copy.md'));
    await becomes(() => workbench.squiggles('warning').count(), 1);
    await workbench.openFile('draft.md');
    await shown();
  });

  it('comes back with its runs in a new window, after the file got another name, until it is cleared', async () => {
    await workbench.page.keyboard.press('Control+End');
    await workbench.page.keyboard.type('The service was founded in Lisbon by two sisters.');
    await workbench.page.keyboard.press('Control+S');
    await check();
    await workbench.squiggles('info').first().waitFor();
    await until('the findings in the storage', async () => (await stored('reviews')).includes('Lisbon'));
    await workbench.reload();
    // Names are followed from the moment that the extension runs; its view waits for that.
    await showClaims();
    await workbench.command('View: Close All Editors');
    await becomes(() => workbench.page.locator('.tab').count(), 0);
    await rename('draft.md', 'final.md');
    await workbench.openFile('final.md');
    await shown();
    const sideView = await showClaims();
    await sideView.locator('.folded').click();
    await sideView.getByText('Runs: 2').click();
    await sideView.getByText('Compare Last Two Runs').click();
    await sideView.getByText('No claims in common').or(sideView.getByText('Agreement on 100%')).waitFor();
    await workbench.focusEditor();
    await workbench.command('Claimlight: Clear Findings');
    await until('nothing in the storage', async () => !(await stored('reviews')).includes('final.md'));
    await workbench.reload();
    await workbench.openFile('final.md');
    await (await showClaims()).locator('.is-next').waitFor();
    await becomes(() => workbench.squiggles().count(), 0);
  });
});
