import assert from 'node:assert/strict';
import { findValues } from '../../../../src/values/findValues.ts';

const read = (text: string) =>
  findValues(text, { language: 'zh' }).map((value) =>
    value.kind === 'time' ? value.minutes : value.kind === 'date' ? value.readings[0].decade : value.kind,
  );

describe('Chinese hours and decades without a half of the day or a number of the year', () => {
  it('are read', () => {
    assert.deepEqual(read('五点钟关门'), [300]);
    assert.deepEqual(read('五点半关门'), [330]);
    assert.deepEqual(read('五点左右关门'), [300]);
    assert.deepEqual(read('成立于二十世纪五十年代'), [1950]);
  });
  it('are no hours where they may be points', () => assert.deepEqual(read('得了5点'), ['number']));
});
