import assert from 'node:assert/strict';
import type { CheckEvent } from '../../../src/check/checkEvent.ts';
import { OutcomeBuilder } from '../../../src/check/collect.ts';
import { plain } from '../plain.ts';
import { indexOf, sentencesOf, sourceOf } from './checks.ts';
import { assessment } from './outcomes.ts';

const sentences = sentencesOf('One.', 'Two?', 'Three.');
const build = (...events: readonly CheckEvent[]) => {
  const index = indexOf(sourceOf('a.md', 'First.', 'Second.'), sourceOf('b.md', 'Third.'));
  const builder = new OutcomeBuilder(sentences, index);
  for (const event of events) builder.add(event);
  return builder.outcome();
};
const claimAt = (sentence: number, start: number) => {
  const finding = assessment('supported');
  return { ...finding, claim: { ...finding.claim, sentence, start } };
};

describe('an outcome', () => {
  it('has its findings in the order of the text', () => {
    const { findings } = build(claimAt(2, 10), claimAt(0, 0));
    assert.deepEqual(
      findings.map(({ claim }) => claim.sentence),
      [0, 2],
    );
  });

  it('knows which sentences have no answer', () => {
    const skipped = { type: 'skipped', sentence: 1, why: 'question', start: 5, end: 9 } as const;
    assert.deepEqual(build().unanswered, [0, 1, 2]);
    assert.deepEqual(build(claimAt(0, 0), skipped).unanswered, [2]);
  });

  it('forgets what was taken back', () => {
    const taken = build(claimAt(0, 0), claimAt(2, 10), { type: 'retracted', sentence: 0 });
    assert.equal(taken.findings.length, 1);
    assert.deepEqual(taken.unanswered, [0, 1]);
  });

  it('adds usage up, and has no cost where no call had one', () => {
    const usage = { type: 'usage', calls: 1, promptTokens: 100, completionTokens: 10 } as const;
    assert.deepEqual(plain(build(usage, usage).usage), { calls: 2, promptTokens: 200, completionTokens: 20 });
    assert.equal(build(usage, { ...usage, cost: 0.25 }, { ...usage, cost: 0.5 }).usage.cost, 0.75);
  });

  it('counts context items and statements', () => {
    const { items, statements } = build();
    assert.deepEqual([items, statements], [2, 3]);
  });
});
