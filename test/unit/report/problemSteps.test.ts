import assert from 'node:assert/strict';
import type { ProblemCode } from '../../../src/check/problem.ts';
import { problemSteps, stepLabel } from '../../../src/report/problems/problemSteps.ts';
import { problemText } from '../../../src/report/problems/problemText.ts';

describe('the next steps of a problem', () => {
  it('are told by their buttons', () => {
    const labels = (code: ProblemCode) => problemSteps(code).map(stepLabel);
    assert.deepEqual(labels('wrongKey'), ['Set API Key…', 'Choose Judge…']);
    assert.deepEqual(labels('quota'), ['Try Again', 'Choose Judge…']);
    assert.deepEqual(labels('badInput'), []);
  });

  it('have the button that the words name', () => {
    const named = /“Claimlight: (.+?)”/;
    const codes = ['noKey', 'wrongKey', 'noSuchModel', 'noModelChosen', 'unreachable', 'noContext'] as const;
    for (const code of codes) {
      const command = named.exec(problemText({ code, args: {} }).nextStep)?.[1];
      if (command !== undefined)
        assert.ok(problemSteps(code).map(stepLabel).includes(command), `${code}: ${command}`);
    }
  });
});
