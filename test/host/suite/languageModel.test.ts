import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codeOf, diagnosticsOf, openContext, openOutput, until } from './_check.ts';

/** What the provider in `test/host/extensions/lm-provider` was asked. */
interface Asked {
  readonly text: string;
  readonly tools: readonly { readonly name: string }[];
  readonly toolMode: number;
}

const context = 'The depot opened in May 2019. It holds 40 buses.';
const output = 'The depot opened in May 2019. It holds 60 buses. It is painted red.';

const right = { sentence: 1, context: [1], is: 'supported' };
const wrong = {
  sentence: 2,
  context: [2],
  is: { contradicted: 'It holds 40.', wrong: '60', right: '40' },
};
const absent = { sentence: 3, context: [], is: { unsupported: 'No colour is named.' } };
const lines = [right, wrong, absent].map((answer) => `${JSON.stringify(answer)}\n`);

const script = (...replies: readonly object[]) =>
  vscode.commands.executeCommand('scriptedLm.script', replies);
const requests = () => vscode.commands.executeCommand<readonly Asked[]>('scriptedLm.requests');

describe('a model that VS Code offers', () => {
  const settings = () => vscode.workspace.getConfiguration('claimlight');
  let round = 0;

  before(async () => {
    await settings().update('judge', 'vscode', vscode.ConfigurationTarget.Global);
    await settings().update('model.vscode', 'scripted/grader', vscode.ConfigurationTarget.Global);
  });

  after(async () => {
    await settings().update('judge', undefined, vscode.ConfigurationTarget.Global);
    await settings().update('model.vscode', undefined, vscode.ConfigurationTarget.Global);
  });

  /** A text that no earlier test has asked about, so that no answer comes from the cache. */
  async function checkAnew(): Promise<readonly vscode.Diagnostic[]> {
    const editor = await openOutput(output);
    await check(editor.document, await openContext(`${context} This is round ${++round}.`));
    return diagnosticsOf(editor.document);
  }
  const codes = (found: readonly vscode.Diagnostic[]) => found.map(codeOf);
  const verdicts = ['claim.contradicted', 'claim.unsupported'];

  it('is sent nothing before a person chose a judge that sends text', async () => {
    await settings().update('judge', undefined, vscode.ConfigurationTarget.Global);
    await script({ pieces: lines });
    await checkAnew();
    assert.deepEqual(await requests(), []);
    await settings().update('judge', 'vscode', vscode.ConfigurationTarget.Global);
  });

  it('answers in lines, which become squiggles one by one', async () => {
    await script({
      pieces: lines.map((line) => line.slice(0, -1)).flatMap((line) => [line, '\n']),
      everyMs: 250,
    });
    const editor = await openOutput(output);
    const uri = await openContext(`${context} This is round ${++round}.`);
    let over = false;
    const checked = check(editor.document, uri).then(() => {
      over = true;
    });
    await until('the first squiggle', () => diagnosticsOf(editor.document).length > 0);
    assert.equal(over, false, 'the answer is still coming');
    await checked;
    await until('both squiggles', () => codes(diagnosticsOf(editor.document)).length === 2);
    assert.deepEqual(codes(diagnosticsOf(editor.document)), verdicts);
    const [asked] = await requests();
    assert.match(asked!.text, /one JSON object a line/);
    assert.deepEqual(asked!.tools, []);
  });

  it('is asked through a private tool when it does not keep to lines, from then on', async () => {
    await script({ pieces: ['Everything looks fine to me.'], tool: { answers: [right, wrong, absent] } });
    assert.deepEqual(codes(await checkAnew()), verdicts);
    const asked = await requests();
    assert.deepEqual(
      asked.map(({ tools }) => tools.map(({ name }) => name)),
      [[], ['answers']],
    );
    assert.equal(asked[1]!.toolMode, vscode.LanguageModelChatToolMode.Required);
  });

  it('is asked in lines again when it has no tools', async () => {
    await script({ noTools: true, pieces: lines });
    assert.deepEqual(codes(await checkAnew()), verdicts);
    assert.deepEqual(
      (await requests()).map(({ tools }) => tools.length),
      [1, 0],
    );
  });

  const faults: Readonly<Record<string, RegExp>> = {
    NoPermissions: /was denied/,
    Blocked: /is rejecting requests/,
    NotFound: /does not offer the model/,
    'You have exceeded your quota': /is rejecting requests/,
    'Response contained no choices': /reported a server error/,
  };
  for (const [error, message] of Object.entries(faults))
    it(`loses nothing silently when it fails: ${error}`, async () => {
      await script({ error });
      const found = await checkAnew();
      assert.deepEqual([...new Set(codes(found))], ['claim.failed']);
      for (const diagnostic of found) assert.match(diagnostic.message, message);
    });

  /** The first two answers, with time to arrive: what waits together with the error is dropped by VS Code. */
  const breaksAfterTwo = { pieces: lines.slice(0, 2), everyMs: 150, thenError: 'Response stream was reset' };
  const askedFor = ({ text }: Asked) => /Answer sentences (.+)\.$/.exec(text)?.[1];

  it('keeps what came before it broke, and is asked again for the rest alone', async () => {
    await script(breaksAfterTwo, { pieces: lines.slice(2) });
    assert.deepEqual(codes(await checkAnew()), verdicts);
    assert.deepEqual((await requests()).map(askedFor), ['1-3', '3']);
  });

  it('that breaks again fails only what it left out, which is all that Recheck asks for', async () => {
    await script(breaksAfterTwo, { error: 'Response stream was reset' });
    const editor = await openOutput(output);
    await check(editor.document, await openContext(`${context} This is round ${++round}.`));
    const [wrongOne, failedOne] = diagnosticsOf(editor.document);
    assert.deepEqual(
      [wrongOne, failedOne].map((one) => codeOf(one!)),
      ['claim.contradicted', 'claim.failed'],
    );
    assert.match(failedOne!.message, /reported a server error \(Response stream was reset\)/);
    await script({ pieces: lines.slice(2) });
    await vscode.commands.executeCommand('claimlight.recheckStale', { output: editor.document.uri });
    assert.deepEqual((await requests()).map(askedFor), ['3']);
    assert.deepEqual(codes(diagnosticsOf(editor.document)), verdicts);
  });

  it('is shown the passages that matter of a context that is longer than it can read', async () => {
    await script({
      pieces: lines.map((line) =>
        line.replace(/"context":\[(\d)\]/, (_, n: string) => `"context":[${3000 + Number(n)}]`),
      ),
    });
    const filler = Array.from({ length: 3000 }, (_, i) => `Line ${i} of the long report.`).join('\n\n');
    const editor = await openOutput(output);
    await check(editor.document, await openContext(`${filler}\n\n${context}`));
    const [asked] = await requests();
    assert.match(asked!.text, /^\[c3002\] It holds 40 buses\.$/m);
    assert.ok(asked!.text.length / 4 < 20_000, `${asked!.text.length} characters`);
    assert.deepEqual(codes(diagnosticsOf(editor.document)), verdicts);
  });

  it('is not asked at all for a text that is longer than it can read', async () => {
    await script({ pieces: lines });
    const long = `It holds 60 buses${' and some more'.repeat(250)}. `;
    const editor = await openOutput(long.repeat(30));
    await check(editor.document, await openContext(context));
    assert.match(diagnosticsOf(editor.document)[0]!.message, /longer than/);
    assert.deepEqual(await requests(), []);
  });
});
