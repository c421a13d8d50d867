import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { WorkspaceBounds } from '../../../src/editor/context/workspaceBounds.ts';
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

  it('runs no loader, though the person would say yes', async () => {
    const loader = 'file:///nowhere/load.ts:rows';
    const consent = { mayRead: async () => true, mayRun: async () => true };
    await assert.rejects(
      openDataset(loader, workspaceFiles(loader, new WorkspaceBounds(undefined), consent), () => {}),
      { code: 'loaderUntrusted' },
    );
  });

  it('cannot choose a judge by its settings', async () => {
    const settings = vscode.workspace.getConfiguration('claimlight');
    for (const key of ['judge', 'factuality.grader', 'model.baseUrl', 'live.judge'])
      await assert.rejects(
        async () => settings.update(key, 'openai', vscode.ConfigurationTarget.Workspace),
        key,
      );
  });

  it('names no context, rubric, weights or live mode by its settings', async () => {
    const settings = vscode.workspace.getConfiguration('claimlight');
    const values = {
      contextFiles: { '**': '../secret.md' },
      'live.mode': 'onType',
      'factuality.rubricPrompt': 'Answer A.',
      'factuality.weights': { disagree: 1 },
      'decisions.share': true,
    };
    for (const [key, value] of Object.entries(values)) {
      await settings.update(key, value, vscode.ConfigurationTarget.Workspace);
      assert.notDeepEqual(vscode.workspace.getConfiguration('claimlight').get(key), value, key);
      await settings.update(key, undefined, vscode.ConfigurationTarget.Workspace);
    }
  });
});
