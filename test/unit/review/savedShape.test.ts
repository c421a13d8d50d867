import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Findings } from '../../../src/review/findings.ts';
import { History } from '../../../src/review/history.ts';
import { isSavedHistory, isSavedReview } from '../../../src/review/savedShape.ts';
import { finding } from './_findings.ts';

const uri = 'file:///output.md';

function saved(): readonly [review: unknown, history: unknown] {
  const findings = new Findings(
    () => undefined,
    () => 0,
  );
  const history = new History(findings);
  const run = findings.begin(uri, {
    judge: 'test',
    context: [{ uri: 'file:///context.md', characters: 8, hash: 'h' }],
    sentences: [{ text: 'One is here.', start: 0, end: 12, kind: 'prose', trail: [] }],
    span: { start: 0, end: 12 },
    size: { statements: 1, items: 1 },
  });
  const whole = finding({ id: 'a', text: 'One is here.' });
  run.add(whole);
  run.add({ type: 'read', passages: [{ uri: 'file:///context.md', start: 0, end: 8, kind: 'prose' }] });
  run.add({ type: 'failure', claim: whole.claim, problem: { code: 'noAnswer', args: {} }, judge: 'test' });
  run.add({ type: 'ended', how: 'completed' });
  return [findings.save(uri), history.save(uri)].map((one) => JSON.parse(JSON.stringify(one))) as [
    unknown,
    unknown,
  ];
}

/** Copies of data in which one member has lost its kind. */
function* broken(data: unknown): Generator<unknown> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const copy = (other: unknown) =>
      Array.isArray(data) ? Object.assign([...data], { [key]: other }) : { ...data, [key]: other };
    if (typeof value === 'object' || typeof value === 'number') yield copy('broken');
    for (const other of broken(value)) yield copy(other);
  }
}

describe('the shape of what is stored', () => {
  it('is that of what was saved', () => {
    const [review, history] = saved();
    assert.ok(isSavedReview(review));
    assert.ok(isSavedHistory(history));
  });
  it('is told from that of broken data, which would break the window that restores it', () => {
    const [review, history] = saved();
    for (const one of broken(review)) {
      if (isSavedReview(one)) assert.doesNotThrow(() => restored(one), JSON.stringify(one));
    }
    const { span, ...rest } = review as { span: { start: number; end: number } };
    assert.equal(isSavedReview({ ...rest, span: { ...span, start: -1 } }), false);
    for (const nothing of [
      undefined,
      null,
      7,
      'text',
      [],
      {},
      { runs: [{}] },
      { ...(history as object), runs: 7 },
    ]) {
      assert.equal(isSavedReview(nothing), false);
      assert.equal(isSavedHistory(nothing), false);
    }
    assert.equal([...broken(review)].filter(isSavedReview).length < 15, true);
  });
});

function restored(data: unknown): unknown {
  const findings = new Findings(
    () => undefined,
    () => 0,
  );
  findings.restore(data as Parameters<typeof findings.restore>[0], 'One is here.');
  return findings.get(uri)?.tally;
}
