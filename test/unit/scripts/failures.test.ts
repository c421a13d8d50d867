import assert from 'node:assert/strict';
import { failureLines, programFailure, readFailures } from '../../../scripts/failures.ts';

const report = `
  the review by keyboard alone
    ✔ checks (10246ms)
    1) puts the fix: into the text
    2) "after all" hook in "the review"


  5 passing (3m)
  2 failing

  1) the review by keyboard alone
       in the editor
         puts the fix: into the text:
     locator.waitFor: Timeout 120000ms exceeded.
Call log:
\u001b[2m  - waiting for locator('.quick-input-widget') to be visible\u001b[22m

      at QuickInput.open (test/ui/quickInput.ts:25:22)
      at async Context.<anonymous> (test/ui/keyboard.test.ts:153:5)

  2) the review by keyboard alone
       "after all" hook in "the review":

      AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:
      + expected - actual

      -1
      +2

      at x (node:internal/y:1:2)

`;

describe('the failures of a test suite', () => {
  it('are read with their titles, the first lines of the error and the place in the test', () => {
    assert.deepEqual(readFailures(report), [
      {
        title: 'the review by keyboard alone › in the editor › puts the fix: into the text',
        lines: [
          'locator.waitFor: Timeout 120000ms exceeded.',
          'Call log:',
          "- waiting for locator('.quick-input-widget') to be visible",
          'at async Context.<anonymous> (test/ui/keyboard.test.ts:153:5)',
        ],
      },
      {
        title: 'the review by keyboard alone › "after all" hook in "the review"',
        lines: [
          'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:',
          '+ expected - actual',
          '-1',
          '+2',
        ],
      },
    ]);
  });

  it('are none where none is told', () => {
    assert.deepEqual(readFailures('\n  5 passing (1s)\n'), []);
  });

  it('of a program that is no test are what it says about errors, else its last words', () => {
    const types = 'checking\nsrc/a.ts(1,2): error TS2322: Type\nmore\n';
    assert.deepEqual(programFailure('types', types, 2), {
      title: 'types: ended with exit code 2',
      lines: ['src/a.ts(1,2): error TS2322: Type'],
    });
    const crash = Array.from({ length: 20 }, (_, i) => `line ${i}`).join('\n\n');
    assert.deepEqual(programFailure('host', crash, 1).lines.at(-1), 'line 19');
    assert.equal(programFailure('host', crash, 1).lines.length, 6);
  });

  it('share the lines that there is room for', () => {
    const failure = (title: string) => ({ title, lines: ['a', 'b', 'c'] });
    assert.deepEqual(failureLines([failure('x')], 3), ['FAILED x', '       a', '       b']);
    assert.deepEqual(failureLines([failure('x'), failure('y')], 3), ['FAILED x', 'FAILED y']);
    assert.deepEqual(failureLines(['x', 'y', 'z'].map(failure), 2), ['FAILED x', 'FAILED 2 more']);
    assert.deepEqual(failureLines([], 3), []);
  });
});
