import type { FrameLocator } from 'playwright-core';
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

/** The side view in a real workbench. */
describe('the side view', () => {
  let workbench: Workbench;
  let panel: FrameLocator;

  /** Opens both files, and checks one against the other by the view's own buttons. */
  const check = async () => {
    await workbench.openFile('plans-context.md');
    await workbench.openFile('plans.md');
    await panel.getByRole('button', { name: 'Choose Context…' }).click();
    await workbench.chooseContext('plans-context.md');
    await panel.getByRole('button', { name: 'Check Document' }).click();
    await panel.getByRole('toolbar').waitFor();
  };

  before(async () => {
    workbench = await Workbench.open({
      theme: 'light',
      size: { width: 1280, height: 800 },
      files: { 'plans.md': output, 'plans-context.md': context },
    });
    panel = await workbench.openSideView();
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const press = (key: string) => workbench.page.keyboard.press(key);
  const keep = (surface: string) => workbench.screenshots(`surfaces/${surface}`);
  const texts = () => panel.locator('.claim-text').allInnerTexts();

  it('teaches the first steps', async () => {
    await panel.locator('.is-next h2', { hasText: 'Open the text to check' }).waitFor();
    await workbench.screenshot('panel-first-steps');
  });

  it('shows what a check finds, with the score', async () => {
    await check();
    await becomes(texts, [
      'The free plan has 5 GB of storage.',
      'Ada Lovelace designed the new dashboard.',
      'Support answers within two days.',
    ]);
    await panel.locator('.dial-number', { hasText: '0.33' }).waitFor();
    await panel
      .locator('.claim-reason', {
        hasText: 'The text says 5 GB; the context says 10 GB (plans-context.md, line 3)',
      })
      .waitFor();
  });

  it('goes to a claim on a click, and to its evidence', async () => {
    await panel.locator('.claim-head', { hasText: '5 GB' }).click();
    await workbench.cursorStatus('Ln 3,');
    await panel.locator('.evidence button').first().click();
    await workbench.page
      .locator('.editor-group-container.active .tab.active', { hasText: 'plans-context' })
      .waitFor();
    await panel.locator('h1', { hasText: /^plans\.md$/ }).waitFor();
    await keep('panel-evidence');
    await workbench.command('View: Close Editor');
  });

  it('follows the cursor', async () => {
    await workbench.goTo(5, 3);
    await panel.locator('.is-active', { hasText: 'Support answers' }).waitFor();
  });

  it('recomputes when the scorer changes', async () => {
    await panel.getByLabel('Scorer').selectOption('hallucination');
    await panel.locator('.dial-number', { hasText: '0.67' }).waitFor();
    await panel.getByText('lower is better').waitFor();
    await panel.getByLabel('Scorer').selectOption('faithfulness');
  });

  it('is whole again after it was hidden', async () => {
    await panel.getByLabel('Search claims').fill('storage');
    await press('Control+Shift+E');
    await workbench.page.locator('.explorer-folders-view').waitFor();
    await panel.locator('.layout').waitFor({ state: 'hidden' });
    panel = await workbench.openSideView();
    await becomes(() => panel.getByLabel('Search claims').inputValue(), 'storage');
    await becomes(texts, ['The free plan has 5 GB of storage.']);
    await panel.getByLabel('Search claims').fill('');
  });

  it('shows what a fix made stale, and rechecks it', async () => {
    await panel.locator('.claim-head', { hasText: '5 GB' }).click();
    await panel.getByRole('button', { name: 'Replace with “10 GB”' }).click();
    await panel.locator('.is-stale', { hasText: '10 GB' }).waitFor();
    await keep('panel-stale');
    await panel.getByRole('button', { name: 'Recheck' }).first().click();
    await panel.locator('.claim.is-supported', { hasText: '10 GB' }).waitFor();
    await panel.locator('.dial-number', { hasText: '0.67' }).waitFor();
  });

  it('compares runs', async () => {
    await panel.getByText(/^Runs: /).click();
    await keep('panel-history');
    await panel.getByRole('button', { name: 'Compare Last Two Runs' }).click();
    await panel.locator('.comparison-rows li', { hasText: 'has 5 GB' }).waitFor();
    await until('the comparison in sight', () =>
      panel.locator('.comparison').evaluate((e) => e.getBoundingClientRect().top < window.innerHeight / 3),
    );
    await keep('panel-runs-compared');
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.locator('.claim').first().waitFor();
  });

  it('derives how the text stands to its context as a reference', async () => {
    await panel.getByText('Factuality grade').click();
    await panel.locator('.category-letter').waitFor();
    await keep('panel-factuality');
  });
});
