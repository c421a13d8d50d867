import assert from 'node:assert/strict';
import type { FrameLocator } from 'playwright-core';
import { probeClaims } from '../../src/judges/probe/judgeProbe.ts';
import { answers, contradicted, skip, supported } from '../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../server/scriptedModel.ts';
import { until } from './conditions.ts';
import { Workbench } from './workbench.ts';

const [wrongKey, rightKey] = ['key-of-yesterday', 'key-of-today'];

const draft = `Tidemark starts in 2.8 seconds on a laptop. It runs on macOS 13 or later.
`;
const files = {
  'draft.md': draft,
  'long.md': draft.repeat(60),
  'facts.md': 'Tidemark starts in 1.8 seconds on a laptop. Tidemark runs on macOS 13 or later.\n',
};
const verdicts = answers(
  contradicted(1, [1], 'It starts in 1.8 seconds.', '2.8 seconds', '1.8 seconds'),
  supported(2, 2),
);

/** The answers of a grader that takes every claim for true, but for what is none. */
const lenient = answers(
  ...probeClaims.map(({ right }, i) => (right.includes('notCheckable') ? skip(i + 1) : supported(i + 1, 1))),
);

/** All that a person does with a model at an endpoint: the first choice, its test, its price, its faults. */
describe('a model at an endpoint, in the workbench', () => {
  let model: ScriptedModel;
  let workbench: Workbench;
  let sideView: FrameLocator;

  before(async () => {
    model = await startScriptedModel([{ answer: lenient }], {
      key: rightKey,
      models: ['small-grader', 'test-model'],
      lacks: ['json_schema'],
    });
    workbench = await Workbench.open({
      theme: 'light',
      files,
      settings: { 'claimlight.contextFiles': { '{draft,long}.md': 'facts.md' } },
      server: {
        settings: {
          'claimlight.model.price': { prompt: 2, completion: 8 },
          'claimlight.model.maxTokensPerRun': 3000,
        },
      },
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

  const keep = (name: string) => workbench.screenshot(`model/${name}`);
  const command = (title: string) => workbench.command(`Claimlight: ${title}`);
  const check = () => command('Check Factuality of Document');
  const input = () => workbench.quickInput.box;
  const enterKey = async (key: string) => {
    await input().locator('input[type=password]:focus').waitFor();
    await workbench.enter(key);
  };

  it('is chosen by its address, a key and the list of what is there', async () => {
    await command('Choose Judge…');
    await workbench.pick('Model at an endpoint');
    await input()
      .getByPlaceholder('The text under check and its context will be sent to this address')
      .waitFor();
    await keep('providers');
    await workbench.pick('Another address…');
    await input().getByText('Usually ends in /v1').waitFor();
    await workbench.enter(model.url);
    await input()
      .getByText(/No API key is set for 127\.0\.0\.1/)
      .waitFor();
    await enterKey(wrongKey);
    await input()
      .getByText(/did not accept the API key/)
      .waitFor();
    await keep('key');
    await enterKey(rightKey);
    await input().locator('.monaco-list-row', { hasText: 'small-grader' }).waitFor();
    await keep('models');
    await workbench.pick('test-model');
    await sideView.getByText(/text goes to 127\.0\.0\.1/).waitFor();
    assert.equal(model.requests.length, 0, 'Nothing was sent to be judged');
  });

  it('shows in Test Connection which rules it knows and what its endpoint lacks', async () => {
    await command('Test Connection');
    const found = sideView.getByRole('region', { name: 'Test of openai:test-model' });
    await found.getByText(/It answered in [\d.]+ seconds and judged \d+ of 11 known claims/).waitFor();
    await found.getByText(/127\.0\.0\.1:\d+/).waitFor();
    await found.getByText(/a wrong number, a dropped negation/).waitFor();
    await found.locator('dl > div', { hasText: 'Not supported' }).getByText('JSON schema').waitFor();
    assert.doesNotMatch(model.requests.at(-1)!.raw, /Tidemark/, 'No text of a person is sent');
    await keep('test-connection');
  });

  it('is tested with known claims once the person has seen what that costs', async () => {
    const before = model.requests.length;
    await sideView.getByRole('button', { name: 'Test with Known Claims…' }).click();
    await input()
      .getByPlaceholder(/Sent to 127\.0\.0\.1:\d+\. None of your files are sent\./)
      .waitFor();
    await input()
      .locator('.monaco-list-row', {
        hasText: /40 known claims\s*about 2 calls, [\d,]+ tokens, cost 0\.\d+/,
      })
      .first()
      .waitFor();
    await keep('known-claims-cost');
    assert.equal(model.requests.length, before, 'Nothing is sent before');
    model.script(({ asked }) => ({ answer: answers(...asked.map((n) => supported(n, 1))) }));
    await workbench.pick('40 known claims');
    const found = sideView.getByRole('region', { name: 'Test of openai:test-model' });
    await found.getByText(/It judged \d+ of 40 known claims correctly\./).waitFor();
    await found.getByText(/Choose a stronger model/).waitFor();
    await found.getByText(/Judged incorrectly \(\d+\)/).waitFor();
    assert.ok(model.requests.slice(before).every(({ raw }) => !raw.includes('Tidemark')));
    await keep('known-claims');
    await found.getByRole('button', { name: 'Close' }).click();
    await found.waitFor({ state: 'detached' });
  });

  it('says what a check is expected to use, and what it used and cost', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    model.script([{ answer: verdicts, heldUntil: released }]);
    await check();
    const estimate = sideView.locator('.progress', { hasText: /about [\d,]+ tokens, cost 0\.\d+/ });
    await estimate.waitFor();
    await keep('estimate');
    release();
    await sideView.locator('.claim.is-contradicted').waitFor();
    await sideView.locator('.folded').click();
    await sideView.getByText(/1 call, [\d,]+ tokens, cost 0\.\d+/).waitFor();
    await keep('cost');
    await sideView.locator('.folded').click();
  });

  it('asks nothing for a text that would take more than a run may use', async () => {
    const before = model.requests.length;
    await workbench.openFile('long.md');
    await check();
    const notice = sideView.getByRole('alert');
    await notice.getByText(/would use about [\d,]+ tokens; the limit is 3,?000/).waitFor();
    assert.match(await notice.innerText(), /raise the setting “claimlight\.model\.maxTokensPerRun”/);
    await keep('budget');
    assert.equal(model.requests.length, before);
  });

  it('says in a test, too, that the key is wrong, with what to do', async () => {
    await command('Set API Key…');
    await enterKey(wrongKey);
    await command('Test Connection');
    const found = sideView.getByRole('region', { name: 'Test of openai:test-model' });
    await found
      .getByRole('alert')
      .getByText(/did not accept the API key/)
      .waitFor();
    await found.getByRole('button', { name: 'Set API Key…' }).waitFor();
    await keep('test-failed');
    await found.getByRole('button', { name: 'Close' }).click();
    await found.waitFor({ state: 'detached' });
    await command('Set API Key…');
    await enterKey(rightKey);
  });

  it('says that the key is wrong, and takes another one on the spot', async () => {
    await workbench.openFile('draft.md');
    await workbench.goTo(1);
    await workbench.page.keyboard.type('By the way: ');
    await workbench.lineWith('By the way: ');
    await command('Set API Key…');
    await enterKey(wrongKey);
    await check();
    const notice = sideView.getByRole('alert');
    await notice.getByText(/127\.0\.0\.1:\d+ did not accept the API key/).waitFor();
    await keep('wrong-key');
    await notice.getByRole('button', { name: 'Set API Key…' }).click();
    await enterKey(rightKey);
    // The keyboard comes back to the view, from which the key was asked for.
    await until('the view', () => sideView.locator('body').evaluate(() => document.hasFocus()));
    await sideView.locator('.folded').click();
    await sideView.getByRole('button', { name: 'Check again' }).click();
    await notice.waitFor({ state: 'detached' });
    await sideView.locator('.claim.is-contradicted', { hasText: 'By the way' }).waitFor();
  });
});
