import assert from 'node:assert/strict';
import { words } from '../../../src/text/words.ts';

const read = (text: string) => words(text).map((word) => word.text);

describe('words', () => {
  it('leave out what French runs together with them', () => {
    assert.deepEqual(read('L’eau d’érable qu’il boit'), ['eau', 'érable', 'il', 'boit']);
    assert.deepEqual(read("jusqu'à l'aube"), ['à', 'aube']);
  });

  it('keep English contractions', () => {
    assert.deepEqual(read("They don't, I'd say, o'clock"), ['they', "don't", "i'd", 'say', "o'clock"]);
  });

  it('stand where they stood', () => {
    const [first] = words('L’eau monte');
    assert.deepEqual([first?.start, first?.end], [0, 5]);
  });
});
