import assert from 'node:assert/strict';
import { readMemory } from '../../../../media/view/memory.ts';

describe('what the view remembers', () => {
  it('starts with everything shown, worst first', () => {
    assert.deepEqual(readMemory(undefined), {
      filters: [],
      follow: false,
      query: '',
      order: 'worst',
      scroll: 0,
      openSections: [],
    });
  });

  it('comes back as it was stored', () => {
    const memory = { ...readMemory({}), filters: ['stale' as const], query: 'gb', active: 'c2', scroll: 120 };
    assert.deepEqual(readMemory(JSON.parse(JSON.stringify(memory))), memory);
  });

  it('keeps what an older version stored and adds the rest', () => {
    assert.equal(readMemory({ order: 'text' }).order, 'text');
  });

  it('is forgotten where it makes no sense', () => {
    assert.deepEqual(readMemory({ filters: 'all' }), readMemory({}));
    assert.deepEqual(readMemory('7'), readMemory({}));
  });
});
