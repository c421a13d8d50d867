import assert from 'node:assert/strict';
import { neighbour, worstFirst } from '../../../src/review/findingOrder.ts';
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

  it('puts last what someone has decided about', () => {
    const decided: LiveFinding = {
      ...at(0, 'contradicted'),
      decision: { kind: 'ignored', claim: '0', evidence: '', text: '' },
    };
    assert.deepEqual(ids(worstFirst([decided, at(10, 'unsupported')])), ['10', '0']);
  });
});

describe('the neighbour of a finding', () => {
  const findings = [at(0, 'contradicted'), at(10, 'contradicted'), at(20, 'contradicted')];
  const step = (offset: number, by: 1 | -1) => neighbour(findings, offset, by)?.finding.claim.id;

  it('is the next one, round the end', () => {
    assert.equal(step(2, 1), '10');
    assert.equal(step(22, 1), '0');
  });

  it('is the one before, round the beginning', () => {
    assert.equal(step(12, -1), '0');
    assert.equal(step(2, -1), '20');
  });

  it('is the first or the last, away from all of them', () => {
    assert.equal(step(100, 1), '0');
    assert.equal(step(100, -1), '20');
  });

  it('is none where there are none', () => {
    assert.equal(neighbour([], 0, 1), undefined);
  });
});
