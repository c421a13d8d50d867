import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FrameLocator } from 'playwright-core';
import { becomes, until } from '../ui/conditions.ts';
import { Workbench, type WorkbenchOptions } from '../ui/workbench.ts';
import { packagedExtension } from './packaged.ts';

const values = [
  ['Free accounts can store up to {} GB of files.', 5, 10],
  ['Team accounts can have {} members.', 60, 50],
  ['Deleted files are kept for {} days.', 90, 30],
  ['The desktop app starts in {} seconds.', 4, 2],
  ['Backups are made every {} hours.', 24, 6],
  ['The price is {} euros a month.', 12, 15],
  ['Uploads are limited to {} MB.', 500, 200],
] as const;
const says = (which: 1 | 2) => values.map((value) => value[0].replace('{}', String(value[which])));
const unknown = [
  'Mirela Anders founded the company in Lisbon.',
  'The logo was drawn by Tomas Berg.',
  'A printed manual ships with every order.',
];
const draft = ['# Plans', ...says(1), ...unknown].join('\n\n');
const source = ['# Agreed plans', ...says(2)].join('\n\n');

/** What people do in their first minutes: the VSIX installed into an empty profile, and nothing done for them. */
describe('the first minutes with the packaged extension', () => {
  let workbench: Workbench;
  const open = async (files: WorkbenchOptions['files'] = {}) => {
    workbench = await Workbench.open({
      installed: true,
      server: { packages: [await packagedExtension()] },
      files,
    });
  };
  afterEach(async function () {
    await workbench?.keepFailure(this.currentTest);
    await workbench?.close();
  });

  it('show the example checked after one click', async () => {
    await open();
    const view = await workbench.openSideView();
    await view.getByRole('button', { name: 'Check an Example' }).click();
    await workbench.squiggles('warning').first().waitFor();
    await view.locator('.chip.is-contradicted').waitFor();
    assert.deepEqual(await workbench.notifications(), []);
    assert.deepEqual(await violations(view), []);
    await workbench.screenshots('first/example');
  });

  it('check a text against a source that nobody opened in three actions', async () => {
    await open({ 'plans.md': draft, 'agreed/source.md': source });
    await workbench.openFile('plans.md');
    let actions = 0;
    const act = async (does: Promise<unknown>) => {
      await does;
      actions += 1;
    };
    const { page, quickInput } = workbench;
    await act(page.locator('.editor-actions [aria-label*="Check Factuality of Document"]').first().click());
    const row = quickInput.row('source.md');
    await row.waitFor();
    if (!(await row.locator('.monaco-checkbox').isChecked())) await act(row.click());
    await act(page.keyboard.press('Enter'));
    await workbench.squiggles('warning').first().waitFor();
    assert.ok(actions <= 3, `${actions} actions`);
    assert.deepEqual(await workbench.notifications(), []);
  });

  it('review a page of ten findings to zero from the view, by at most two keys a finding', async () => {
    await open({ 'plans.md': draft, 'source.md': source });
    await workbench.openFile('plans.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('source.md');
    await workbench.squiggles('warning').first().waitFor();
    await workbench.command('Claimlight: Focus on Claimlight View');
    const view = await workbench.sideView();
    const openFindings = () =>
      view
        .locator('.chip.is-contradicted b, .chip.is-unsupported b')
        .allInnerTexts()
        .then((counts) => counts.reduce((sum, count) => sum + Number(count), 0));
    const decided = () => view.locator('.claim.is-decided').count();
    const left = async () => (await openFindings()) - (await decided());
    await becomes(left, 10);
    await view.locator('.claim-head:focus').waitFor();
    await workbench.screenshots('first/review');
    let keys = 0;
    const press = async (key: string) => {
      await workbench.page.keyboard.press(key);
      keys += 1;
    };
    // The first claim is opened up by a key; from then on each key that settles one leads to the next.
    await press('Home');
    for (let still = 10; still > 0; still -= 1) {
      const active = view.locator('.claim.is-active');
      await active.locator('.actions').waitFor();
      const canFix = (await active.getByRole('button', { name: /^Replace with/ }).count()) > 0;
      await press(canFix ? 'f' : 'i');
      await until(`${still - 1} left`, async () => (await left()) === still - 1);
      assert.ok(
        await view.locator('body').evaluate(() => document.hasFocus()),
        'the keyboard is in the view',
      );
    }
    assert.ok(keys <= 20, `${keys} keys`);
    await view.locator('.folded').click();
    await view.locator('.counts', { hasText: '3 of 3 reviewed' }).waitFor();
    await workbench.lineWith('Free accounts can store up to 10 GB of files.');
    assert.deepEqual(await workbench.notifications(), []);
    assert.deepEqual(await violations(view), []);
    await workbench.screenshots('first/reviewed');
  });
});

/** What the accessibility checker finds in the view as VS Code shows it. */
async function violations(view: FrameLocator): Promise<readonly string[]> {
  const body = await view.locator('body').elementHandle();
  const frame = await body?.ownerFrame();
  assert.ok(frame, 'the frame of the view');
  await frame.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8'));
  const found = await frame.evaluate(() => {
    // VS Code paints what is behind the page, where the checker cannot see it and takes it for white.
    document.body.style.backgroundColor = 'var(--vscode-sideBar-background)';
    return (window as unknown as { axe: typeof import('axe-core') }).axe.run(document.body);
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
