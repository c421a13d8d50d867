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
  let sideView: FrameLocator;

  /** Opens both files, and checks one against the other by the view's own buttons. */
  const check = async () => {
    await workbench.openFile('plans-context.md');
    await workbench.openFile('plans.md');
    await sideView.getByRole('button', { name: 'Choose Context…' }).click();
    await workbench.chooseContext('plans-context.md');
    await sideView.getByRole('button', { name: 'Check Document' }).click();
    await sideView.locator('.claim').first().waitFor();
  };

  before(async () => {
    workbench = await Workbench.open({
      theme: 'light',
      size: { width: 1280, height: 800 },
      files: { 'plans.md': output, 'plans-context.md': context },
    });
    sideView = await workbench.openSideView();
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const press = (key: string) => workbench.page.keyboard.press(key);
  const keep = (surface: string) => workbench.screenshots(`surfaces/${surface}`);
  const texts = () => sideView.locator('.claim-text').allTextContents();

  it('teaches the first steps', async () => {
    await sideView.locator('.is-next h2', { hasText: 'Open the text to check' }).waitFor();
    await workbench.screenshot('sideView-first-steps');
  });

  it('shows what a check finds, with the score', async () => {
    await check();
    await becomes(texts, [
      'The free plan has 5 GB of storage.',
      'Ada Lovelace designed the new dashboard.',
      'Support answers within two days.',
    ]);
    await sideView.locator('.dial-number', { hasText: '0.33' }).waitFor();
    await sideView
      .locator('.claim-reason', {
        hasText: 'The text says 5 GB; the context says 10 GB (plans-context.md, line 3)',
      })
      .waitFor();
  });

  it('goes to a claim on a click, and to its evidence', async () => {
    await sideView.locator('.claim-head', { hasText: '5 GB' }).click();
    await workbench.cursorStatus('Ln 3,');
    await sideView
      .locator('.evidence button')
      .first()
      .click({ modifiers: ['Shift'] });
    await workbench.hasKeyboard('plans-context.md');
    await sideView.locator('.folded[title^="plans.md"]').waitFor();
    await keep('sideView-evidence');
    await workbench.closeEditor('plans-context.md', 'plans.md');
  });

  it('follows the cursor', async () => {
    await workbench.goTo(5, 3);
    await sideView.locator('.is-active', { hasText: 'Support answers' }).waitFor();
  });

  it('recomputes when the scorer changes', async () => {
    await sideView.locator('.folded').click();
    await sideView.getByLabel('Scorer').selectOption('hallucination');
    await sideView.locator('.dial-number', { hasText: '0.67' }).waitFor();
    await sideView.getByText('lower is better').waitFor();
    await sideView.getByLabel('Scorer').selectOption('faithfulness');
  });

  it('is whole again after it was hidden', async () => {
    await sideView.getByLabel('Search claims').fill('storage');
    await press('Control+Shift+E');
    await workbench.page.locator('.explorer-folders-view').waitFor();
    await sideView.locator('.layout').waitFor({ state: 'hidden' });
    sideView = await workbench.openSideView();
    await becomes(() => sideView.getByLabel('Search claims').inputValue(), 'storage');
    await becomes(texts, ['The free plan has 5 GB of storage.']);
    await sideView.getByLabel('Search claims').fill('');
  });

  it('checks again what a fix changed', async () => {
    await sideView.locator('.claim-head', { hasText: '5 GB' }).click();
    await sideView.getByRole('button', { name: 'Replace with “10 GB”' }).click();
    await sideView.locator('.claim.is-supported', { hasText: '10 GB' }).waitFor();
    await sideView.locator('.dial-number', { hasText: '0.67' }).waitFor();
  });

  it('compares runs', async () => {
    // What the fix changed was checked by itself, which is no run.
    await sideView.getByRole('button', { name: 'Check again' }).click();
    await sideView.getByText(/^Runs: 2/).click();
    await keep('sideView-history');
    await sideView.getByRole('button', { name: 'Compare Last Two Runs' }).click();
    await sideView.locator('.comparison-rows li', { hasText: 'has 5 GB' }).waitFor();
    await until('the comparison in sight', () =>
      sideView.locator('.comparison').evaluate((e) => e.getBoundingClientRect().top < window.innerHeight / 3),
    );
    await keep('sideView-runs-compared');
    await sideView.getByRole('button', { name: 'Close' }).click();
    await sideView.locator('.claim').first().waitFor();
  });

  it('derives how the text stands to its context as a reference', async () => {
    await sideView.getByText('Factuality grade').click();
    await sideView.locator('.category-letter').waitFor();
    await keep('sideView-factuality');
  });
});
