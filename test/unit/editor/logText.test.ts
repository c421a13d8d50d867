import assert from 'node:assert/strict';
import { Problem } from '../../../src/check/problem.ts';
import { faultLines, problemLine } from '../../../src/editor/logText.ts';

const secret = 'sk-live-0123456789';

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('the log', () => {
  it('shows where a fault arose, and none of the words that its message quotes', () => {
    const faults = [
      thrownBy(() => JSON.parse(`{"key": ${secret}}`)),
      thrownBy(() => new Headers({ authorization: `Bearer ${secret}\nx` })),
      new Error(`The text says\n    at ${secret} and more`),
      secret,
    ];
    for (const fault of faults) {
      assert.doesNotMatch(faultLines(fault), /sk-live|0123456789|Bearer|The text says/);
    }
    assert.match(faultLines(faults[2]), /^Error\n\s+at .*logText\.test/);
  });

  it('shows the names in a problem, not its words', () => {
    const problem = new Problem('loader', {
      file: 'load.ts',
      line: 3,
      cause: `no ${secret}`,
      detail: secret,
    });
    assert.equal(problemLine(problem), 'loader {"file":"load.ts","line":3}');
    const unreachable = new Problem('unreachable', { host: 'api.example.com', cause: 'ECONNREFUSED' });
    assert.equal(problemLine(unreachable), 'unreachable {"host":"api.example.com","cause":"ECONNREFUSED"}');
    assert.equal(problemLine(new Problem('noContext')), 'noContext');
    const address = new Problem('otherEndpoint', { url: `https://${secret}@evil.example/v1` });
    assert.equal(problemLine(address), 'otherEndpoint');
  });
});
