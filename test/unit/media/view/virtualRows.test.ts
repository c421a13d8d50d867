import assert from 'node:assert/strict';
import fc from 'fast-check';
import { rowAt, rowTops, rowWindow } from '../../../../media/view/virtualRows.ts';

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 300 });

describe('rowWindow', () => {
  it('adds heights up', () => {
    assert.deepEqual(rowTops([10, 30, 20]), [0, 10, 40, 60]);
  });

  it('names the row that covers a place', () => {
    const tops = rowTops([10, 30, 20]);
    assert.deepEqual(
      [-5, 0, 9, 10, 39, 40, 59, 1000].map((y) => rowAt(tops, y)),
      [0, 0, 0, 1, 1, 2, 2, 2],
    );
  });

  it('draws nothing of nothing', () => {
    assert.deepEqual(rowWindow(rowTops([]), 0, 500, 100), [0, 0]);
  });

  it('holds every row that any pixel of is seen', () => {
    fc.assert(
      fc.property(
        heights,
        fc.nat(60000),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(500),
        (all, from, size, overscan) => {
          const tops = rowTops(all);
          const [first, end] = rowWindow(tops, from, from + size, overscan);
          for (const row of all.keys()) {
            const seen = tops[row + 1]! > from && tops[row]! < from + size;
            assert.ok(!seen || (first <= row && row < end), `row ${row} is missing`);
          }
        },
      ),
    );
  });

  it('draws no row that is further away than the overscan', () => {
    fc.assert(
      fc.property(heights, fc.nat(60000), fc.integer({ min: 1, max: 2000 }), (all, from, size) => {
        const tops = rowTops(all);
        const [first, end] = rowWindow(tops, from, from + size, 100);
        // At least one row stays, so that the list never looks empty.
        for (let row = first; row < end && end - first > 1; row++)
          assert.ok(tops[row + 1]! >= from - 100 && tops[row]! <= from + size + 100);
      }),
    );
  });
});
