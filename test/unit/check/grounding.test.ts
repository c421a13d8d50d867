import assert from 'node:assert/strict';
import { Grounder } from '../../../src/check/grounding.ts';
import type { Citation } from '../../../src/check/judge.ts';
import type { Verdict } from '../../../src/check/types.ts';
import { plain } from '../plain.ts';
import { indexOf, judged, sentencesOf, sourceOf } from './checks.ts';

const [sentence] = sentencesOf('Storage is 5 GB.');
const index = indexOf(
  sourceOf('limits.md', 'Uploads: 2 GB.', 'Storage: 10 GB a person.'),
  sourceOf('faq.md', 'Ask us anything.', 'Storage grows with your plan.'),
);
const ground = (verdict: Verdict, ...citations: readonly Citation[]) =>
  new Grounder(index).ground(judged(sentence!, 0, { verdict, citations }));

describe('evidence', () => {
  it('cited by passage is the passage, with its place', () => {
    const { verdict, evidence } = ground('contradicted', { passage: 1, role: 'clashes' });
    assert.equal(verdict, 'contradicted');
    assert.deepEqual(plain(evidence), [
      {
        uri: 'limits.md',
        start: 15,
        end: 39,
        line: 2,
        quote: 'Storage: 10 GB a person.',
        role: 'clashes',
        statement: 1,
      },
    ]);
  });

  it('cited by span is just that span', () => {
    const [found] = ground('contradicted', {
      passage: 1,
      role: 'clashes',
      span: { start: 24, end: 29 },
    }).evidence;
    assert.equal(found?.quote, '10 GB');
  });

  it('quoted is located in the cited passage', () => {
    const [found] = ground('supported', { passage: 1, role: 'supports', quote: '10 gb' }).evidence;
    assert.deepEqual([found?.quote, found?.start, found?.statement], ['10 GB', 24, 1]);
  });

  it('quoted under a wrong number is located where it stands', () => {
    for (const passage of [0, 99]) {
      const [found] = ground('supported', {
        passage,
        role: 'supports',
        quote: 'grows with your plan',
      }).evidence;
      assert.deepEqual([found?.uri, found?.line, found?.statement], ['faq.md', 2, 3]);
    }
  });

  it('that stands nowhere is dropped; a verdict that rested on it falls to unsupported', () => {
    const invented: Citation = { passage: 1, role: 'supports', quote: 'Storage is unlimited.' };
    for (const verdict of ['supported', 'contradicted'] as const) {
      const grounded = ground(verdict, invented);
      assert.equal(grounded.verdict, 'unsupported');
      assert.deepEqual(grounded.flags, { ungrounded: true });
      assert.deepEqual(grounded.evidence, []);
    }
    const kept = ground('supported', invented, { passage: 0, role: 'supports' });
    assert.equal(kept.verdict, 'supported');
    assert.equal(kept.evidence.length, 1);
  });

  it('is not needed for "not in the context"', () => {
    const { verdict, flags } = ground('unsupported');
    assert.deepEqual([verdict, flags], ['unsupported', {}]);
  });
});
