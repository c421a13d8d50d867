import assert from 'node:assert/strict';
import { partOf, sampleItems } from '../../bench/accuracy/closedDocuments.ts';
import type { Labelled } from '../../bench/accuracy/labelled.ts';

const item = (dataset: string, group: string, context = 'A context.', id = group): Labelled => ({
  id,
  dataset,
  context,
  query: null,
  output: 'An output.',
  granularity: 'sentence',
  label: 'supported',
  spans: [],
  meta: { group },
});

describe('closed documents', () => {
  // As the training of the local model parts them (scripts/train/model/sets.py, is_closed).
  const known: readonly (readonly [string, string, string])[] = [
    ['ragtruth_sent', 'document-1', 'open'],
    ['qags', 'document-2', 'open'],
    ['snli', 'Straße 7', 'open'],
    ['paws', 'document-4', 'closed'],
    ['q2', 'document-6', 'open'],
    ['summedits', 'document-7', 'open'],
    ['faithbench_sent', 'document-8', 'open'],
    ['wice_tokens', 'document-9', 'closed'],
  ];
  for (const [dataset, group, part] of known)
    it(`${dataset}, ${group}: ${part}`, () => assert.equal(partOf(item(dataset, group)), part));

  it('go by the context where a document has no name', () =>
    assert.equal(partOf(item('begin', '', 'A context of its own — 東京')), 'closed'));

  it('are the same for sets that share documents', () => {
    const names = Array.from({ length: 50 }, (_, i) => `document ${i}`);
    const parts = (dataset: string) => names.map((name) => partOf(item(dataset, name)));
    assert.deepEqual(parts('ragtruth'), parts('ragtruth_sent'));
    assert.notDeepEqual(parts('ragtruth'), parts('summedits'));
    assert.deepEqual(new Set(parts('ragtruth')), new Set(['open', 'closed']));
  });
});

describe('a sample of items', () => {
  const all = Array.from({ length: 30 }, (_, document) =>
    Array.from({ length: 10 }, (_, i) =>
      item('fm2', `document ${document}`, 'A context.', `${document}/${i}`),
    ),
  ).flat();
  const sample = sampleItems(all, 20);

  it('holds as many of each part, in the order of the file', () => {
    const parts = sample.map(partOf);
    assert.equal(parts.filter((part) => part === 'open').length, 20);
    assert.equal(parts.filter((part) => part === 'closed').length, 20);
    const places = sample.map((one) => all.indexOf(one));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
  });

  it('takes no more of a document than its share', () => {
    const closed = sample.filter((one) => partOf(one) === 'closed').map(({ meta }) => meta.group);
    const documents = new Set(all.filter((one) => partOf(one) === 'closed').map(({ meta }) => meta.group));
    const share = Math.ceil(20 / documents.size);
    for (const document of documents) assert.ok(closed.filter((one) => one === document).length <= share);
  });

  it('is everything where there is no limit', () =>
    assert.deepEqual(sampleItems(all, Number.POSITIVE_INFINITY), all));
});
