import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import {
  applyFix as apply,
  check,
  codeOf,
  codesOf,
  diagnosticsOf,
  fixesAt,
  hoverAt,
  openContext,
  openOutput,
  until,
} from './_check.ts';

describe('a marker of the wrong source', () => {
  let editor: vscode.TextEditor;

  beforeEach(async () => {
    const limits = await openContext('Free accounts can store up to 10 GB of files.\n');
    const terms = await openContext('Either side may end the contract with six weeks of notice.\n');
    editor = await openOutput(
      'Free accounts can store up to 10 GB of files [2]. Either side may end the contract with six weeks of notice [7].\n',
    );
    await check(editor.document, limits, terms);
  });

  it('is underlined by itself, beside verdicts that stay', async () => {
    const told = diagnosticsOf(editor.document).map((one) => [
      codeOf(one),
      editor.document.getText(one.range),
    ]);
    assert.deepEqual(told, [
      ['claim.misattributed', '[2]'],
      ['claim.dangling', '[7]'],
    ]);
    assert.match(await hoverAt(editor.document, 'Free accounts'), /Supported.*does not say this\\; .* does/s);
  });

  it('is replaced by the right one, before all else in the light bulb', async () => {
    const ours = (await fixesAt(editor.document, '[2]')).filter(({ command }) =>
      command?.command.startsWith('claimlight.'),
    );
    assert.deepEqual(
      ours.map(({ title }) => title),
      [
        'Replace “[2]” with “[1]”',
        'Peek evidence',
        'Ignore this claim',
        'Mark as verified',
        'More for this claim…',
      ],
    );
    await apply(editor.document, '[2]', /^Replace “\[2\]”/);
    assert.match(editor.document.getText(), /files \[1\]\./);
  });

  it('is quiet once the claim is ignored', async () => {
    await apply(editor.document, '[7]', /^Ignore/);
    await until('one left', () => codesOf(editor.document).join() === 'claim.misattributed');
  });
});
