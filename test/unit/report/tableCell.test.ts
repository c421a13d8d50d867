import assert from 'node:assert/strict';
import { cellAt, cellName, type LinedText } from '../../../src/report/tableCell.ts';

const lined = (text: string): LinedText => ({
  lineAt: (line) => ({ text: text.split('\n')[line]! }),
  positionAt: (offset) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length - 1, character: before.at(-1)!.length };
  },
});

const table =
  '# Plans\n\n| Plan | Storage per member | Price |\n| --- | --- | --- |\n| Free | up to 5 GB | 0 |\n';

/** The words of the cell that holds some words, and its name. */
function cell(words: string, text = table) {
  const start = text.indexOf(words);
  const found = cellAt(lined(text), { start, end: start + words.length });
  return found && [text.slice(found.start, found.end), cellName(found)];
}

describe('a cell of a table', () => {
  it('is all of it, with its row and its column', () => {
    assert.deepEqual(cell('5 GB'), ['up to 5 GB', 'row “Free”, column “Storage per member”']);
  });

  it('at the head of a row is named by its column', () => {
    assert.deepEqual(cell('Free'), ['Free', 'column “Plan”']);
  });

  it('needs no bars at the edges', () => {
    assert.deepEqual(cell('5 GB', 'Plan | Storage\n--- | ---\nFree | 5 GB\n'), [
      '5 GB',
      'row “Free”, column “Storage”',
    ]);
  });

  it('is found behind empty cells and escaped bars', () => {
    const text = '| A | B | C |\n| - | - | - |\n| a \\| b |  | 5 GB |\n';
    assert.deepEqual(cell('5 GB', text), ['5 GB', 'row “a \\| b”, column “C”']);
  });

  it('is none in prose, in a row without a head, or over several cells', () => {
    assert.equal(cell('5 GB', 'Free accounts have 5 GB.'), undefined);
    assert.equal(cell('5 GB', 'Free | 5 GB\n'), undefined);
    assert.equal(cell('up to 5 GB | 0'), undefined);
  });
});
