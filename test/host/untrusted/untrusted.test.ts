import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { workspaceFiles } from '../../../src/editor/evaluate/workspaceFiles.ts';
import { openDataset } from '../../../src/evaluate/data/openDataset.ts';
import { check, diagnosticsOf, openContext, openOutput, until } from '../suite/_check.ts';

describe('a workspace that nobody has trusted', () => {
  it('is untrusted in this window', () => {
    assert.equal(vscode.workspace.isTrusted, false);
  });

  it('gets the offline judge, which sends nothing', async () => {
    const { document } = await openOutput('The limit is 5 GB per user.\n');
    await check(document, await openContext('The limit is 10 GB per user.\n'));
    const [found] = await until('a finding', () => {
      const diagnostics = diagnosticsOf(document);
      return diagnostics.length > 0 && diagnostics;
    });
    assert.match(found?.message ?? '', /10 GB/);
  });

  it('runs no loader', async () => {
    await assert.rejects(
      openDataset('file:///nowhere/load.ts:rows', workspaceFiles(), () => {}),
      { code: 'loaderUntrusted' },
    );
  });

  it('cannot choose a judge by its settings', async () => {
    const settings = vscode.workspace.getConfiguration('claimlight');
    await assert.rejects(async () =>
      settings.update('judge', 'openai', vscode.ConfigurationTarget.Workspace),
    );
  });
});
