import assert from 'node:assert/strict';
import type { FrameLocator } from 'playwright-core';
import { answers, contradicted, skip, supported } from '../server/answers.ts';
import { type ScriptedModel, type SeenRequest, startScriptedModel } from '../server/scriptedModel.ts';
import { becomes, until } from './conditions.ts';
import { judgedBy } from './modelJudge.ts';
import { Workbench } from './workbench.ts';

const draft = `# Tidemark

Tidemark starts in 2.8 seconds on a laptop. It runs on macOS 13 or later.

The Team plan costs nine dollars. Its icon was drawn in Lisbon.
`;
const facts = `Tidemark starts in 1.8 seconds on a laptop.

Tidemark runs on macOS 13 or later; older icons are kept. The Team plan costs $9.
`;

/** What was answered once is not asked again, so this says what the other text does not. */
const second = 'Tidemark starts in 3.8 seconds on a laptop.\n';

/** The heading is sentence 1. Where the offline judge finds nothing, this one says that the context knows better. */
const verdicts = [
  skip(1),
  contradicted(2, [1], 'It starts in 1.8 seconds.', '2.8 seconds', '1.8 seconds'),
  supported(3, 2),
  supported(4, 3),
  contradicted(5, [2], 'The icon is older.'),
];

/** What is seen of a judge that is a language model, and of several judges at once. */
describe('judges in the workbench', () => {
  let model: ScriptedModel;
  let workbench: Workbench;
  let sideView: FrameLocator;

  before(async () => {
    model = await startScriptedModel([{ answer: answers(...verdicts) }]);
    workbench = await Workbench.open({
      theme: 'light',
      files: { 'draft.md': draft, 'second.md': second, 'facts.md': facts },
      settings: { 'claimlight.contextFiles': { '{draft,second}.md': 'facts.md' } },
      server: judgedBy(model.url),
    });
    await workbench.openFile('draft.md');
    sideView = await workbench.openSideView();
  });
  after(async () => {
    await workbench?.close();
    await model?.close();
  });
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const keep = (surface: string) => workbench.screenshots(`surfaces/${surface}`);
  const check = () => workbench.command('Claimlight: Check Factuality of Document');
  const lens = (text: string) => workbench.page.locator('.codelens-decoration', { hasText: text });
  const texts = (selector: string) => sideView.locator(selector).allInnerTexts();

  it('says where the text would go, before anything goes there', async () => {
    await sideView.getByText(/text goes to 127\.0\.0\.1/).waitFor();
    assert.equal(model.requests.length, 0);
  });

  it('shows claims as they come, and how far the check is, with the way to stop it', async () => {
    const firstTwo = JSON.stringify(answers(...verdicts.slice(0, 2)));
    model.script([{ answer: answers(...verdicts), stallAfter: firstTwo.length }]);
    await check();
    await sideView.getByText(/^Checking \d+ of \d+$/).waitFor();
    await sideView.locator('.claim.is-contradicted').first().waitFor();
    await keep('sideView-running');
    await sideView.getByRole('button', { name: 'Cancel' }).click();
    await sideView.getByText('The check was cancelled.').waitFor();
    assert.ok((await texts('.claim')).length > 0, 'What was there is kept');
    await lens('Faithfulness 0–0.75').waitFor();
    await keep('sideView-cancelled');
  });

  it('says why a check failed, and offers the step that helps', async () => {
    model.script([
      { status: 401, error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } },
    ]);
    await check();
    const notice = sideView.getByRole('alert');
    await notice.getByRole('button', { name: 'Set API Key…' }).waitFor();
    assert.match(await notice.innerText(), /API key/);
    await keep('sideView-failed');
    assert.deepEqual(await workbench.notifications(), [], 'The view has said it');
  });

  it('shows a sentence without a usable answer as failed, and the score as a range', async () => {
    model.script([{ answer: answers(...verdicts.slice(0, 4)) }]);
    await check();
    await sideView.locator('.claim.is-failed', { hasText: 'Its icon was' }).waitFor();
    await sideView.locator('.dial-number', { hasText: '0.5–0.75' }).waitFor();
    await lens('Faithfulness 0.5–0.75').waitFor();
    await keep('sideView-partial');
  });

  it('compares judges, each difference first, and leaves the keyboard to whoever writes on meanwhile', async () => {
    const before = model.requests.length;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    model.script([{ answer: answers(...verdicts), heldUntil: released }]);
    await workbench.command('Claimlight: Compare Judges…');
    await workbench.quickInput.row('test-model').waitFor();
    await keep('compare-picker');
    await workbench.quickInput.tick('Offline judge', 'test-model');
    await until('the view', () => sideView.locator('body').evaluate(() => document.hasFocus()));
    await becomes(() => model.requests.length, before + 1);
    await workbench.focusEditor();
    release();
    await sideView.locator('.comparison-columns', { hasText: 'test-model' }).waitFor();
    assert.equal(model.requests.length, before + 1, 'The offline judge asks nobody');
    await sideView.locator('.comparison', { hasText: 'Agreement on 75%' }).waitFor();
    const rows = await texts('.comparison-rows > li');
    assert.equal(rows.length, 1);
    assert.match(rows[0]!, /Its icon was drawn[\s\S]*Unsupported[\s\S]*Contradicted/);
    await keep('compare');
    assert.ok(await workbench.editor().evaluate((lines) => lines.closest('.monaco-editor.focused') !== null));
    await sideView.getByLabel('Show agreements (3)').check();
    await becomes(async () => (await texts('.comparison-rows > li')).length, 4);
    await sideView.locator('.comparison').getByRole('button', { name: 'Close' }).click();
    await sideView.locator('.claim').first().waitFor();
  });

  it('keeps what the others say where one judge is dead, and asks that one again', async () => {
    const dead = { status: 401, error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } };
    model.script([dead]);
    await workbench.openFile('second.md');
    await workbench.command('Claimlight: Compare Judges…');
    await workbench.quickInput.row('test-model').waitFor();
    // Both are ticked already.
    await workbench.page.keyboard.press('Enter');
    const problem = sideView.locator('.column-problem');
    await problem.waitFor();
    assert.match(await problem.innerText(), /API key/);
    await sideView.locator('.comparison-rows', { hasText: '3.8 seconds' }).waitFor();
    await keep('compare-dead');
    const verdict = contradicted(1, [1], 'It starts in 1.8 seconds.', '3.8 seconds', '1.8 seconds');
    model.script([{ answer: answers(verdict) }]);
    await problem.getByRole('button', { name: 'Retry test-model' }).click();
    await sideView.locator('.comparison', { hasText: 'Agreement on 100%' }).waitFor();
    await sideView.locator('.comparison').getByRole('button', { name: 'Close' }).click();
    await workbench.openFile('draft.md');
  });

  it('grades the text against its context as a reference', async () => {
    await check();
    await sideView.locator('.claim', { hasText: 'The icon is older.' }).waitFor();
    await lens('Faithfulness 0.5 ·').waitFor();
    await sideView.locator('.folded').click();
    await sideView.getByText('Factuality grade').click();
    await sideView.getByText('Derived from the verdicts.').waitFor();
    model.script([{ answer: { reason: 'The start takes 1.8 seconds.', category: 'D' } }]);
    await sideView.getByRole('button', { name: 'Grade with a Model' }).click();
    await sideView.getByText('Graded by test-model.').waitFor();
    await sideView.locator('.category-letter', { hasText: /^D$/ }).waitFor();
    await sideView.getByText('The start takes 1.8 seconds.').waitFor();
    const asked = model.requests.at(-1) as SeenRequest;
    const prompt = asked.messages.map(({ content }) => content).join('\n');
    assert.ok(prompt.includes('starts in 2.8 seconds') && prompt.includes('starts in 1.8 seconds'));
    await keep('factuality-graded');
  });

  it('marks a grade that cannot be read as an error of the grader, never as a category', async () => {
    model.script([{ answer: 'I would rather not say.' }]);
    await sideView.getByRole('button', { name: 'Grade with a Model' }).click();
    await sideView.getByText(/Grader error/).waitFor();
    await sideView.locator('.category-letter', { hasText: /^–$/ }).waitFor();
  });
});
