import assert from 'node:assert/strict';
import { tableText } from '../../../../src/cli/evaluate/evaluationText.ts';

describe('a table in the terminal', () => {
  it('has its columns below each other, in scripts of double width, too', () => {
    const text = tableText({
      title: 'T',
      header: ['名前', '平均'],
      rows: [
        ['ab', '0.50'],
        ['日本語', '1'],
      ],
    });
    assert.equal(text, 'T\n  名前    平均\n  ab      0.50\n  日本語     1\n');
  });
});
