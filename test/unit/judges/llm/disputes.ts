import assert from 'node:assert/strict';
import type { Assessment, Finding } from '../../../../src/check/types.ts';

/** Whether a claim has failed, since what a model cites for it speaks against it. */
export const isDisputed = (finding: Finding | undefined): boolean =>
  finding?.type === 'failure' && finding.problem.code === 'disputed';

/** A claim that a model called supported does not pass: it has failed, or is contradicted by our own rules. */
export function assertNoPass(finding: Finding | undefined): void {
  if (finding?.type === 'assessment') {
    assert.equal(finding.verdict, 'contradicted');
    assert.equal(finding.reason.code, 'ownEvidenceClashes');
  } else assert.ok(isDisputed(finding), JSON.stringify(finding));
}

/** Neither: the verdict stands, and is not marked. */
export function assertBorneOut(finding: Finding | undefined): void {
  const { verdict, flags } = finding as Assessment;
  assert.deepEqual([verdict, flags.unwarranted], ['supported', undefined], JSON.stringify(finding));
}
