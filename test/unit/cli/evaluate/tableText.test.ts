import assert from 'node:assert/strict';
import { tableText } from '../../../../src/cli/evaluate/tableText.ts';

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

  const wide = {
    title: 'T',
    header: ['Test', 'openai:gpt-4o · Answer in one word', 'openai:gpt-4o · Answer in ten words', 'echo'],
    rows: [
      ['1  What is the capital of the country that Oslo is the capital of?', '✓ C 1.00', '✗ D 0.00', '–'],
    ],
  };

  it('that does not fit names its columns by numbers, and keeps to the width', () => {
    const text = tableText(wide, 60);
    assert.match(text, /^T\n {2}\[1\] openai:gpt-4o · Answer in one word\n {2}\[2\] .*\n {2}\[3\] echo\n/);
    assert.match(
      text,
      /^ {2}Test +\[1\] +\[2\] +\[3\]\n {2}1 {2}What is .*….*of\? {2}✓ C 1\.00 {2}✗ D 0\.00 +–\n$/m,
    );
    assert.ok(text.split('\n').every((line) => line.length <= 60));
  });

  it('of very many columns is told in parts', () => {
    const header = ['Test', ...Array.from({ length: 30 }, (_, i) => `model ${i}`)];
    const text = tableText(
      { title: 'T', header, rows: [['1  Q', ...header.slice(1).map(() => '✓ 1.00')]] },
      80,
    );
    assert.ok(text.split('\n').every((line) => line.length <= 80));
    assert.equal(text.match(/1 {2}Q/g)?.length, 4);
    assert.equal(text.match(/✓/g)?.length, 30);
  });
});
