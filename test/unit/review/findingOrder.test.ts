import assert from 'node:assert/strict';
import { nextPosition, worstFirst } from '../../../src/review/findingOrder.ts';
import type { LiveFinding } from '../../../src/review/review.ts';
import { finding } from './_findings.ts';

const at = (
  start: number,
  verdict: 'contradicted' | 'unsupported' | 'supported',
  alarm = 0.9,
): LiveFinding => ({
  finding: finding({ id: `${start}`, start, text: 'words', verdict, alarm }),
});
const ids = (findings: readonly LiveFinding[]) => findings.map((live) => live.finding.claim.id);

describe('worst first', () => {
  it('is contradicted, then unsupported by alarm, then the rest; equal ones in the order of the text', () => {
    const findings = [
      at(0, 'supported'),
      at(10, 'unsupported', 0.5),
      at(20, 'unsupported'),
      at(30, 'contradicted'),
      at(40, 'contradicted'),
    ];
    assert.deepEqual(ids(worstFirst(findings)), ['30', '40', '20', '10', '0']);
  });

  it('puts what someone has decided about below what is open, and above what is supported', () => {
    const decided: LiveFinding = {
      ...at(0, 'contradicted'),
      decision: { kind: 'ignored', claim: '0', evidence: '', text: '' },
    };
    const all = [at(20, 'supported'), decided, at(10, 'unsupported')];
    assert.deepEqual(ids(worstFirst(all)), ['10', '0', '20']);
  });
});

describe('a step through the findings', () => {
  const findings = [at(0, 'contradicted'), at(10, 'contradicted'), at(20, 'contradicted')];
  const next = (cursor: number, step: 1 | -1, last?: { claim: string; position: number }) =>
    nextPosition(findings, { last, cursor, step });

  it('begins with the first, wherever the cursor is, or with the last one backwards', () => {
    assert.equal(next(0, 1), 0);
    assert.equal(next(12, 1), 0);
    assert.equal(next(12, -1), 2);
  });

  it('leads from one to the next, round the ends', () => {
    assert.equal(next(2, 1, { claim: '0', position: 0 }), 1);
    assert.equal(next(22, 1, { claim: '20', position: 2 }), 0);
    assert.equal(next(2, -1, { claim: '0', position: 0 }), 2);
  });

  it('does not pass over the one that the cursor was put on', () => {
    assert.equal(next(22, 1, { claim: '0', position: 0 }), 2);
    assert.equal(next(100, 1, { claim: '0', position: 0 }), 1);
  });

  it('goes on where the last one was, once that is settled', () => {
    assert.equal(next(100, 1, { claim: 'gone', position: 1 }), 1);
    assert.equal(next(100, -1, { claim: 'gone', position: 1 }), 0);
    assert.equal(next(100, 1, { claim: 'gone', position: 3 }), 0);
  });
});
