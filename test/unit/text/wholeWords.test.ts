import assert from 'node:assert/strict';
import { wholeWords } from '../../../src/text/wholeWords.ts';
import { words } from '../../../src/text/words.ts';

const read = (text: string, lacking: readonly string[]): readonly string[] =>
  wholeWords(
    text,
    words(text).filter((word) => lacking.includes(word.text)),
  ).map(({ start, end }) => text.slice(start, end));

describe('whole words', () => {
  it('stand for the character pairs within them', () => {
    assert.deepEqual(read('员工大部分是采茶工。', ['工大', '大部', '部分']), ['大部分']);
  });

  it('are told by pairs across them only where nothing else tells what is missing', () => {
    assert.deepEqual(read('生产车间内可以拍照。', ['内可']), ['内', '可以']);
  });

  it('leave words of spaced scripts as they are', () => {
    assert.deepEqual(read('The mill closes at noon.', ['mill', 'noon']), ['mill', 'noon']);
  });

  it('keep the order of the text where both stand', () => {
    assert.deepEqual(read('Pelican 的员工大部分离开。', ['大部', 'pelican']), ['Pelican', '大部分']);
  });
});
