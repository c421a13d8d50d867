import assert from 'node:assert/strict';
import { drawnEdges } from '../../../scripts/architecture/draw.ts';
import { edgeText, folderEdges, ranks, reduced } from '../../../scripts/architecture/graph.ts';
import { folderTable } from '../../../scripts/architecture.ts';
import { withTable } from '../../../scripts/docs/tables.ts';
import { read } from './pages.ts';

describe('docs/architecture.md (npm run architecture draws it)', () => {
  it('shows the imports that the code has', () => {
    assert.deepEqual(drawnEdges(read('docs/architecture.svg')), folderEdges().map(edgeText));
  });

  it('says what is in each folder', () => {
    const page = read('docs/architecture.md');
    assert.equal(page, withTable(page, 'folders', folderTable()));
  });

  it('draws no arrow that follows from others', () => {
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'c' },
    ];
    assert.deepEqual(reduced(edges).map(edgeText), ['a → b', 'b → c']);
    assert.deepEqual(Object.fromEntries(ranks(edges)), { a: 2, b: 1, c: 0 });
  });

  it('refuses folders that import each other', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ];
    assert.throws(() => ranks(circle), /a → b → a/);
  });
});
