import assert from 'node:assert/strict';
import { selectPassages } from '../../../../src/judges/llm/plan.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';

const filler = Array.from({ length: 300 }, (_, i) => `Paragraph ${i} speaks of weather and roads.`);
const text = [...filler.slice(0, 150), 'The depot holds 40 buses.', ...filler.slice(150)].join(' ');
const index = buildIndex([readText('source.md', text)]);

describe('the passages of a prompt', () => {
  it('are all of them where they fit', async () => {
    const all = await selectPassages(index, segment('The depot holds 60 buses.'), 100_000);
    assert.equal(all.length, 301);
  });

  it('are the best ones with their neighbours where they do not, in the order of the context', async () => {
    const chosen = await selectPassages(index, segment('The depot holds 60 buses.'), 45);
    assert.deepEqual(
      chosen.map(({ position }) => position),
      [149, 150, 151],
    );
  });

  it('never cost more than the budget', async () => {
    const chosen = await selectPassages(
      index,
      segment('Weather and roads. The depot. Buses and roads.'),
      200,
    );
    const characters = chosen.reduce((sum, passage) => sum + passage.text.length, 0);
    assert.ok(characters / 4 < 200);
    assert.ok(chosen.some(({ position }) => position === 150));
  });
});
