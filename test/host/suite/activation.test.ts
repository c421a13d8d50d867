import assert from 'node:assert/strict';
import * as vscode from 'vscode';

const manifest = vscode.extensions.getExtension('claimlight.claimlight');

describe('activation', () => {
  it('finds the extension under test', () => {
    assert.ok(manifest);
  });

  it('activates without an error', async () => {
    await manifest?.activate();
    assert.equal(manifest?.isActive, true);
  });

  it('registers every command that its manifest contributes', async () => {
    await manifest?.activate();
    const contributed: { command: string }[] = manifest?.packageJSON.contributes?.commands ?? [];
    const known = new Set(await vscode.commands.getCommands(true));
    assert.deepEqual(
      contributed.map(({ command }) => command).filter((command) => !known.has(command)),
      [],
    );
  });

  it('asks for no proposed API, which the test host would silently grant', () => {
    assert.equal(manifest?.packageJSON.enabledApiProposals, undefined);
  });
});
