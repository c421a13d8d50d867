import { resolve } from 'node:path';
import { until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const wrong = 'The free plan has 5 GB of storage. Support answers within two days.\n';
const right = 'The free plan has 10 GB of storage. Support answers within two days.\n';

/** Where the text lies, and whether the person trusts it, changes nothing of what they see. */
describe('workspaces', () => {
  let workbench: Workbench;

  afterEach(async function () {
    await workbench?.keepFailure(this.currentTest);
    await workbench?.close();
  });

  const openFromExplorer = async (folder: string, file: string) => {
    const row = (name: string) =>
      workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).first();
    await until(`the row of ${file}`, async () => {
      // A second click would close the folder while it opens; one on a tree that is still being made is lost.
      if ((await row(folder).getAttribute('aria-expanded')) !== 'true') await row(folder).click();
      return row(file)
        .waitFor({ timeout: 10_000 })
        .then(() => true);
    });
    await row(file).dblclick();
    await workbench.page.locator('.tab.active', { hasText: file }).waitFor();
    await workbench.hasKeyboard(file);
  };

  it('of several folders and without a disk: a text of one against a text of the other', async () => {
    workbench = await Workbench.open({
      folders: ['memory:/drafts', 'memory:/agreed'],
      server: { extensions: [resolve(import.meta.dirname, 'extensions')] },
    });
    await openFromExplorer('agreed', 'terms.md');
    await openFromExplorer('drafts', 'plans.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('terms.md');
    await workbench.squiggles('warning').first().waitFor();
    await workbench.marked(workbench.squiggles('warning'), '5 GB');
    await workbench.hoverAt(1, 20, /10 GB[\s\S]*terms\.md/);
    await workbench.screenshots('surfaces/virtual-folders');
  });

  it('that nobody has trusted: the offline judge checks, whatever judge is set, and other settings hold', async () => {
    workbench = await Workbench.open({
      files: { 'plans.md': wrong, 'terms.md': right },
      settings: { 'claimlight.scale': 10 },
      server: { workspaceTrust: true, settings: { 'claimlight.judge': 'openai' } },
    });
    await workbench.page.getByText('Restricted Mode').first().waitFor();
    await workbench.openFile('terms.md');
    await workbench.openFile('plans.md');
    await workbench.command('Claimlight: Focus on Claimlight View');
    const sideView = await workbench.sideView();
    await sideView.getByText('Restricted Mode: checks are offline').waitFor();
    await workbench.focusEditor();
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('terms.md');
    await sideView.locator('.claim.is-contradicted', { hasText: '5 GB' }).waitFor();
    await workbench.page.locator('.codelens-decoration', { hasText: 'Faithfulness 5 ·' }).waitFor();
    const status = workbench.page.locator('.statusbar-item[aria-label^="Claimlight: "]');
    await status.filter({ hasText: '5 · 1 contradicted' }).waitFor();
    await sideView.locator('.dial-number', { hasText: /^5$/ }).waitFor();
    await workbench.screenshots('surfaces/untrusted');
  });
});
