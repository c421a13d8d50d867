import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { ContextBindings } from '../../../../src/editor/context/contextBindings.ts';

function bindings(kept?: unknown): ContextBindings {
  let value = kept;
  const memento = {
    get: () => value,
    update: async (_: string, next: unknown) => {
      value = JSON.parse(JSON.stringify(next));
    },
  } as unknown as vscode.Memento;
  return new ContextBindings(memento);
}

const [draft, other] = ['file:///repo/draft.md', 'file:///repo/other.md'];
const key = 'file:///home/me/key';

describe('the bindings of documents', () => {
  it('keep what the person agreed to, for that document alone', async () => {
    const all = bindings();
    await all.agree(draft, [key]);
    await all.setContext(other, [key]);
    assert.deepEqual(all.get(draft), { context: [], agreed: [key] });
    assert.deepEqual(all.get(other), { context: [key] });
    assert.deepEqual(all.agreed(), [key]);
  });

  it('keep it under other choices', async () => {
    const all = bindings();
    await all.setContext(draft, ['a'], [key]);
    await all.setQuestion(draft, 'How much?');
    await all.setContext(draft, ['b'], [key, 'file:///home/me/more']);
    await all.setQuestion(draft, undefined);
    assert.deepEqual(all.get(draft), { context: ['b'], agreed: [key, 'file:///home/me/more'] });
  });

  it('agree to nothing more when a context gets another name', async () => {
    const all = bindings();
    await all.setContext(draft, ['file:///repo/limits.md']);
    await all.rename((uri) => (uri === 'file:///repo/limits.md' ? key : undefined));
    assert.deepEqual(all.get(draft), { context: [key] });
  });

  it('that an earlier version kept agree to nothing', () => {
    assert.deepEqual(bindings([[draft, { context: [key] }]]).get(draft), { context: [key] });
    assert.equal(bindings('broken').get(draft), undefined);
  });
});
