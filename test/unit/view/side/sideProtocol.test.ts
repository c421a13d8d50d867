import assert from 'node:assert/strict';
import { fromViewSchema, toViewSchema } from '../../../../src/view/side/sideProtocol.ts';
import { checked, states } from '../../../ui/sideViewStates.ts';

describe('protocol', () => {
  for (const [name, state] of Object.entries(states))
    it(`carries the state "${name}" whole`, () => {
      const message = JSON.parse(JSON.stringify({ type: 'state', state }));
      assert.deepEqual(toViewSchema.parse(message), message);
    });

  it('refuses a verdict outside the list', () => {
    const claims = checked.claims.map((claim) => ({ ...claim, verdict: 'mostly true' }));
    assert.equal(toViewSchema.safeParse({ type: 'state', state: { ...checked, claims } }).success, false);
  });

  it('lets the view ask for listed commands alone', () => {
    const asks = (command: string) => fromViewSchema.safeParse({ type: 'command', command }).success;
    assert.equal(asks('chooseContext'), true);
    assert.equal(asks('workbench.action.terminal.new'), false);
  });

  it('needs to know which evidence is to be opened', () => {
    const opens = (evidence: unknown) =>
      fromViewSchema.safeParse({ type: 'openEvidence', claim: 'c1', evidence }).success;
    assert.deepEqual([0, 2, -1, 1.5, '0', undefined].map(opens), [true, true, false, false, false, false]);
  });
});
