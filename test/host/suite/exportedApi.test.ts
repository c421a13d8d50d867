import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClaimlightApi } from '../../../src/editor/exportedApi.ts';

describe('what other extensions get', () => {
  const api = async () => {
    const extension = vscode.extensions.getExtension<ClaimlightApi>('claimlight.claimlight');
    assert.ok(extension);
    return (await extension.activate()).scorers();
  };

  it('are the scorers', async () => {
    const { createFaithfulnessScorer } = await api();
    const scorer = createFaithfulnessScorer({
      options: { context: ['Backups are kept for 30 days.', 'Storage: 10 GB a person.'] },
    });
    const { score, status } = await scorer.run({
      output: 'Backups are kept for 30 days. Storage is 5 GB a person.',
    });
    assert.deepEqual([score, status], [0.5, 'scored']);
  });

  it('take a model that VS Code offers', async () => {
    const reply = JSON.stringify({ reason: 'The same.', category: 'C' });
    await vscode.commands.executeCommand('scriptedLm.script', [{ pieces: [reply] }]);
    const [model] = await vscode.lm.selectChatModels({ vendor: 'scripted' });
    const { createFactualityScorer } = await api();
    const scorer = createFactualityScorer({ model: model!, options: { reference: 'It rains.' } });
    const { category, reason } = await scorer.run({ output: 'It rains.' });
    assert.deepEqual([category, reason], ['C', 'The same.']);
  });

  it('is not the person’s key', async () => {
    const { createFactualityScorer } = await api();
    const scorer = createFactualityScorer({ model: 'openai/gpt-4o', options: { reference: 'It rains.' } });
    await assert.rejects(scorer.run({ output: 'It rains.' }), /No API key/);
  });
});
