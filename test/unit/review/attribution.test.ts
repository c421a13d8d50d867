import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Assessment } from '../../../src/check/types.ts';
import { attributionEdit, editedText } from '../../../src/review/fixes.ts';
import { faultsOf, findingsAt, isOn, type Review } from '../../../src/review/review.ts';
import { isAffectedByContext, TrackedSentence } from '../../../src/review/trackedSentence.ts';
import { finding } from './_findings.ts';

const text = 'According to b.md, it rains.';
const named = { start: text.indexOf('b.md'), end: text.indexOf('b.md') + 4 };

const cited: Assessment = {
  ...finding({ text: 'it rains.', start: 19, verdict: 'supported' }),
  attribution: [
    {
      kind: 'misattributed',
      text: 'b.md',
      ...named,
      correction: 'a.md',
      at: { uri: 'file:///a.md', line: 1 },
    },
  ],
};

describe('a wrong marker under review', () => {
  it('moves with its sentence', () => {
    const tracked = new TrackedSentence({ start: 0, end: text.length, text, kind: 'prose', trail: [] });
    tracked.add(cited);
    tracked.range = { ...tracked.range, start: 10, end: 10 + text.length };
    const [moved] = tracked.placed(0).findings;
    assert.deepEqual(
      faultsOf(moved!).map(({ start, end }) => [start, end]),
      [[named.start + 10, named.end + 10]],
    );
  });

  it('belongs to its claim, although it stands outside of it', () => {
    assert.ok(isOn({ finding: cited }, named.start));
    assert.ok(!isOn({ finding: cited }, 5));
    const review = { findings: [{ finding: cited }] } as unknown as Review;
    assert.equal(findingsAt(review, named.start + 1).length, 1);
  });

  it('is replaced by the right one', () => {
    const [fault] = faultsOf(cited);
    assert.equal(editedText(text, [attributionEdit(fault!)!]), 'According to a.md, it rains.');
    const { correction: _, ...unknown } = fault!;
    assert.equal(attributionEdit(unknown as typeof fault & object), undefined);
  });

  it('is looked at again where the context changed', () => {
    assert.ok(isAffectedByContext(cited, 'file:///a.md', 'evidence, and more'));
    assert.ok(!isAffectedByContext({ ...cited, attribution: undefined }, 'file:///a.md', 'evidence'));
  });
});
