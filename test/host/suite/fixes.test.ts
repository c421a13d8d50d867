import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  applyFix as apply,
  check,
  codesOf,
  diagnosticsOf,
  doFurther,
  fixesAt,
  furtherAt,
  hoverAt,
  openContext,
  openOutput,
  until,
} from './_check.ts';

const context = 'Free accounts can store up to 10 GB of files.\n\nDeleted files are kept for 30 days.\n';
const wrong = 'Free accounts can store up to 5 GB of files.';

describe('a quick fix', () => {
  let editor: vscode.TextEditor;

  beforeEach(async () => {
    const uri = await openContext(context);
    editor = await openOutput(`${wrong} Deleted files are kept for 30 days.`);
    await check(editor.document, uri);
  });

  it('puts the value of the context in the place of the wrong one, and undo brings the finding back', async () => {
    await apply(editor.document, '5 GB', /^Replace with/);
    assert.match(editor.document.getText(), /store up to 10 GB of files/);
    await vscode.commands.executeCommand('undo');
    assert.match(editor.document.getText(), /store up to 5 GB of files/);
    await until('the finding', () => codesOf(editor.document)[0] === 'claim.contradicted');
    assert.equal(diagnosticsOf(editor.document).length, 1);
    assert.match(diagnosticsOf(editor.document)[0]!.relatedInformation![0]!.message, /10 GB/);
    assert.match(await hoverAt(editor.document, '5 GB'), /command:claimlight\.openEvidence/);
  });

  it('takes a sentence away, and undo brings it back with its verdict', async () => {
    await doFurther(editor.document, '5 GB', { act: 'removeSentence' });
    await until('no finding', () => diagnosticsOf(editor.document).length === 0);
    await vscode.commands.executeCommand('undo');
    await until('the finding', () => codesOf(editor.document)[0] === 'claim.contradicted');
  });

  it('removes a sentence with the space behind it', async () => {
    await doFurther(editor.document, '5 GB', { act: 'removeSentence' });
    assert.equal(editor.document.getText(), 'Deleted files are kept for 30 days.');
  });

  it('ignores a claim until that is undone', async () => {
    await apply(editor.document, '5 GB', /^Ignore/);
    await until('no finding', () => diagnosticsOf(editor.document).length === 0);
    await apply(editor.document, '5 GB', /^Undo/);
    await until('the finding', () => diagnosticsOf(editor.document).length === 1);
  });

  it('inserts the evidence as a footnote', async () => {
    await doFurther(editor.document, '5 GB', { act: 'insertEvidence', form: 'footnote' });
    assert.match(editor.document.getText(), /of files\.\[\^1\] Deleted/);
    assert.match(editor.document.getText(), /\[\^1\]: “Free accounts can store up to 10 GB of files\.”/);
  });

  it('is one of five at most, of which decisions are a kind of their own', async () => {
    const ours = /^claimlight\./;
    const fixes = (await fixesAt(editor.document, '5 GB')).filter(({ command }) =>
      ours.test(command?.command ?? ''),
    );
    assert.deepEqual(
      fixes.map(({ title, kind }) => [title, kind?.value]),
      [
        ['Replace with “10 GB”', 'quickfix'],
        ['Peek evidence', 'quickfix'],
        ['Ignore this claim', 'quickfix.decision'],
        ['Mark as verified', 'quickfix.decision'],
        ['More for this claim…', 'quickfix'],
      ],
    );
  });

  it('goes to the evidence', async () => {
    const more = await furtherAt(editor.document, '5 GB');
    const chosen = vscode.commands.executeCommand(more.command, ...more.arguments!);
    let over = false;
    void chosen.then(() => {
      over = true;
    });
    // The list takes a moment to be there.
    while (!over) {
      await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const shown = vscode.window.activeTextEditor!;
    assert.equal(shown.document.getText(shown.selection), 'Free accounts can store up to 10 GB of files.');
  });

  it('rechecks an edited sentence alone', async () => {
    const at = editor.document.getText().indexOf('5 GB');
    await editor.edit((edit) =>
      edit.replace(
        new vscode.Range(editor.document.positionAt(at), editor.document.positionAt(at + 1)),
        '10',
      ),
    );
    await vscode.commands.executeCommand('claimlight.recheckStale');
    await until('no finding', () => diagnosticsOf(editor.document).length === 0);
  });
});

describe('a key of ours', () => {
  it('is nobody else’s', async () => {
    const own = (
      await vscode.workspace.openTextDocument(vscode.Uri.parse('vscode://defaultsettings/keybindings.json'))
    )
      .getText()
      .matchAll(/"key": "([^"]+)",\s+"command": "([^"]+)"/g);
    const all = [...own].map(([, key, command]) => ({ key: key!, command: command! }));
    // Tab is ours in our own peek alone.
    const ours = all.filter(({ key, command }) => command.startsWith('claimlight.') && key !== 'tab');
    assert.equal(ours.length, 3);
    for (const { key, command } of ours)
      assert.deepEqual(
        all.filter((one) => one.key === key).map((one) => one.command),
        [command],
      );
  });
});

describe('Next Finding', () => {
  it('does not pass over the finding that the cursor is on', async () => {
    const uri = await openContext(context);
    const editor = await openOutput(
      `${wrong} Deleted files are kept for 3 days.\n\nThey met in Lisbon in 1999.`,
    );
    await check(editor.document, uri);
    const selected = async () => {
      await vscode.commands.executeCommand('claimlight.nextFinding');
      return editor.document.getText(vscode.window.activeTextEditor!.selection);
    };
    assert.match(await selected(), /5 GB/);
    const end = editor.document.positionAt(editor.document.getText().indexOf('Lisbon'));
    editor.selection = new vscode.Selection(end, end);
    assert.match(await selected(), /Lisbon|1999/);
  });

  it('goes to contradicted claims before unsupported ones, and round', async () => {
    const uri = await openContext(context);
    const editor = await openOutput(`The founders met in Lisbon at a chess club.\n\n${wrong}`);
    await check(editor.document, uri);
    const selected = async (command: string) => {
      await vscode.commands.executeCommand(command);
      return editor.document.getText(vscode.window.activeTextEditor!.selection);
    };
    assert.match(await selected('claimlight.nextFinding'), /5 GB/);
    assert.match(await selected('claimlight.nextFinding'), /Lisbon|founders/);
    assert.match(await selected('claimlight.nextFinding'), /5 GB/);
    assert.match(await selected('claimlight.previousFinding'), /Lisbon|founders/);
  });
});
