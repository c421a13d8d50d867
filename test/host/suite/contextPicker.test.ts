import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ContextBindings } from '../../../src/editor/context/contextBindings.ts';
import { ContextPicker } from '../../../src/editor/context/contextPicker.ts';
import type { ContextSources } from '../../../src/editor/context/contextSources.ts';
import type { LeftOutFiles } from '../../../src/editor/context/leftOutFiles.ts';
import type { WorkspaceBounds } from '../../../src/editor/context/workspaceBounds.ts';
import { until } from './_check.ts';
import { file, openFile, write } from './_workspace.ts';

describe('the list of files to choose a context from', () => {
  const { findFiles } = vscode.workspace;
  const { createQuickPick } = vscode.window;
  const workspace = vscode.workspace as { findFiles: unknown };
  const window = vscode.window as { createQuickPick: unknown };
  let list: vscode.QuickPick<vscode.QuickPickItem>;
  let find: (uris: readonly vscode.Uri[]) => void;
  let chosen: readonly string[];
  let picker: ContextPicker;

  beforeEach(() => {
    workspace.findFiles = () => new Promise((resolve) => (find = resolve));
    window.createQuickPick = () => (list = createQuickPick());
    chosen = [];
    const bindings: Partial<ContextBindings> = {
      get: () => undefined,
      recentContext: () => [],
      setContext: async (_: string, context: readonly string[]) => {
        chosen = context;
      },
    };
    picker = new ContextPicker(
      bindings as ContextBindings,
      {} as ContextSources,
      { realUri: async (uri: string) => uri } as WorkspaceBounds,
      { ofFolders: () => {} } as unknown as LeftOutFiles,
    );
  });

  afterEach(() => {
    workspace.findFiles = findFiles;
    window.createQuickPick = createQuickPick;
  });

  const labels = () => (list?.items ?? []).map(({ label }) => label);
  const row = (name: string) => list.items.find(({ label }) => label === name)!;

  it('opens with what is near; what a slow search finds joins it, and what was ticked stays so', async () => {
    await write('plans.md', 'Backups run every 12 hours.\n');
    await write('near.md', 'Files are kept for 30 days.\n');
    const { document } = await openFile('plans.md');
    const done = picker.pick(document);
    await until('the list', () => labels().includes('near.md'));
    list.selectedItems = [row('near.md')];
    find([file('deep/far.md'), file('near.md')]);
    await until('the end of the search', () => !list.busy);
    assert.equal(labels().filter((label) => label === 'near.md').length, 1);
    assert.ok(labels().includes('far.md'));
    assert.deepEqual(list.selectedItems, [row('near.md')]);
    list.hide();
    assert.equal(await done, false);
    assert.deepEqual(chosen, []);
  });

  it('chooses nothing where it is left while the search goes on', async () => {
    await write('plans.md', 'Backups run every 12 hours.\n');
    const { document } = await openFile('plans.md');
    const done = picker.pick(document);
    await until('the list', () => labels().length > 0);
    list.hide();
    assert.equal(await done, false);
    find([file('far.md')]);
    assert.deepEqual(chosen, []);
  });
});
