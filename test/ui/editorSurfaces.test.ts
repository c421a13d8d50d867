import assert from 'node:assert/strict';
import { becomes, until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const output = `# Plans

The free plan has 5 GB of storage, and Ada Lovelace designed the new dashboard.
Teams can have 60 members.
Support answers within two days.
`;
const context = `# Plans, as of March

The free plan has 10 GB of storage.
Teams can have 50 members.
Support answers within two days.
`;

describe('in and around the editor', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({
      files: { 'plans.md': output, 'sources/agreed.md': context },
      settings: {
        'claimlight.contextFiles': { 'plans.md': 'sources/agreed.md' },
        'claimlight.lineEndReasons': true,
      },
    });
    await workbench.openFile('plans.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.squiggles('warning').first().waitFor();
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  /** What stands at the ends of lines: no text of the document, so that only its style has it. */
  const lineEnds = () =>
    workbench.page.evaluate(() =>
      [...document.querySelectorAll('.view-line span')]
        .map((span) => getComputedStyle(span, '::after').content)
        .filter((content) => content.length > 2 && content !== 'none' && content !== 'normal'),
    );

  it('ends a line with the reason of its worst finding', async () => {
    await until('the reasons', async () => (await lineEnds()).length === 2);
    const ends = await lineEnds();
    assert.match(ends[0]!, /Contradicted: .*5 GB.*10 GB/);
    assert.match(ends[1]!, /Contradicted: .*60.*50/);
    await workbench.screenshots('surfaces/lineEndReasons');
  });

  it('tells in the status of the language who judges, what it reads with, and when it last did', async () => {
    const item = workbench.page.locator('[id="status.languageStatus"]');
    await item.click();
    const status = workbench.page.locator('.hover-language-status', { hasText: 'Offline judge' });
    await status.waitFor();
    assert.match(
      await status.innerText(),
      /(its model, (natively|in WebAssembly)|values and names alone) · checked \d/,
    );
    await workbench.screenshot('surfaces/languageStatus');
    await status.getByText('Choose Judge').click();
    await workbench.page.locator('.quick-input-widget', { hasText: 'Model at an endpoint…' }).waitFor();
    await workbench.page.keyboard.press('Escape');
  });

  it('shows the evidence of each claim that one goes to, and leaves the keyboard in the list', async () => {
    await workbench.command('Claimlight: Focus on Claimlight View');
    const view = await workbench.sideView();
    await view.locator('.follow').click();
    await view.locator('.claim-head[tabindex="0"]').focus();
    await workbench.page.keyboard.press('End');
    const beside = workbench.page.locator('.tab', { hasText: 'agreed.md' });
    await beside.waitFor();
    await workbench.page.keyboard.press('Home');
    await workbench.page.keyboard.press('ArrowDown');
    await view.locator('.claim-head:focus', { hasText: 'Teams' }).waitFor();
    assert.equal(await beside.count(), 1);
    await workbench.screenshot('surfaces/evidenceFollows');
    await view.locator('.follow').click();
    await beside.locator('.action-label').click();
    await beside.waitFor({ state: 'detached' });
  });

  it('shows corrections as a change to preview, and puts in those that are ticked', async () => {
    await workbench.command('Claimlight: Replace Contradicted Values…');
    const preview = workbench.page.locator('.bulk-edit-panel');
    const rows = preview.locator('.monaco-list-row');
    await preview.locator('.monaco-list-row', { hasText: 'plans.md' }).first().waitFor();
    await becomes(() => rows.count(), 3);
    await workbench.screenshots('surfaces/fixPreview');
    await rows.filter({ hasText: '5 GB' }).locator('.edit-checkbox').click();
    await preview.getByRole('button', { name: 'Apply' }).click();
    await workbench.lineWith(
      'The free plan has 10 GB of storage, and Ada Lovelace designed the new dashboard.',
    );
    await workbench.lineWith('Teams can have 60 members.');
  });
});
