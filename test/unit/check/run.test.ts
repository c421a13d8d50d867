import assert from 'node:assert/strict';
import type { CheckEvent } from '../../../src/check/checkEvent.ts';
import type { JudgeEvent } from '../../../src/check/judge.ts';
import { Problem } from '../../../src/check/problem.ts';
import { eventsOf, indexOf, judged, scripted, sentencesOf, sourceOf } from './checks.ts';

const sentences = sentencesOf('The sky is blue.', 'Is it?', 'Grass is green.');

/** Each event in a word: "contradicted 0", "skipped 1", "failure 2 noAnswer", "ended completed". */
const told = (events: readonly CheckEvent[]): readonly string[] => events.map(inAWord);

function inAWord(event: CheckEvent): string {
  switch (event.type) {
    case 'assessment':
      return `${event.verdict} ${event.claim.sentence}`;
    case 'failure':
      return `failure ${event.claim.sentence} ${event.problem.code}`;
    case 'skipped':
    case 'retracted':
      return `${event.type} ${event.sentence}`;
    case 'usage':
    case 'estimate':
    case 'read':
      return event.type;
    case 'ended':
      return `ended ${event.how}`;
  }
}

const question: JudgeEvent = { type: 'notCheckable', sentence: 1, why: 'question' };

describe('a check', () => {
  it('passes each answer on in the order in which the judge gives it', async () => {
    const events = await eventsOf(
      { sentences },
      scripted(() => [judged(sentences[2]!, 2), question, judged(sentences[0]!, 0)]),
    );
    assert.deepEqual(told(events), ['unsupported 2', 'skipped 1', 'unsupported 0', 'ended completed']);
    assert.deepEqual(events[1], { type: 'skipped', sentence: 1, why: 'question', start: 17, end: 23 });
  });

  it('makes failures of the sentences that the judge left out', async () => {
    const events = await eventsOf(
      { sentences },
      scripted(() => [judged(sentences[0]!, 0)]),
    );
    assert.deepEqual(told(events).slice(1), ['failure 1 noAnswer', 'failure 2 noAnswer', 'ended completed']);
  });

  it('keeps what was found when the judge breaks, and names the problem for the rest', async () => {
    const judge = scripted(function* () {
      yield judged(sentences[0]!, 0);
      throw new Problem('dropped');
    });
    const events = await eventsOf({ sentences }, judge);
    assert.deepEqual(told(events), [
      'unsupported 0',
      'failure 1 dropped',
      'failure 2 dropped',
      'ended failed',
    ]);
  });

  it('does not hide a fault of ours', async () => {
    const judge = scripted(function* () {
      yield judged(sentences[0]!, 0);
      throw new TypeError('ours');
    });
    await assert.rejects(eventsOf({ sentences }, judge), TypeError);
  });

  it('keeps what was found when it is cancelled, and makes no failures', async () => {
    const stop = new AbortController();
    const judge = scripted(function* (_, signal) {
      yield judged(sentences[0]!, 0);
      stop.abort();
      signal.throwIfAborted();
    });
    assert.deepEqual(told(await eventsOf({ sentences }, judge, stop.signal)), [
      'unsupported 0',
      'ended cancelled',
    ]);
  });

  it('takes answers for sentences that were asked, and no others', async () => {
    const events = await eventsOf(
      { sentences, only: [1] },
      scripted(() => [judged(sentences[0]!, 0), judged(sentences[0]!, 7), question]),
    );
    assert.deepEqual(told(events), ['skipped 1', 'ended completed']);
  });

  it('ignores a second answer of another kind', async () => {
    const events = await eventsOf(
      { sentences: sentences.slice(0, 2) },
      scripted(() => [
        judged(sentences[0]!, 0),
        { type: 'notCheckable', sentence: 0, why: 'noClaim' },
        { type: 'failed', sentence: 0, problem: new Problem('offSchema') },
        question,
        judged(sentences[1]!, 1),
      ]),
    );
    assert.deepEqual(told(events), ['unsupported 0', 'skipped 1', 'ended completed']);
  });

  it('asks for an answer in place of one that was taken back', async () => {
    const take = { type: 'retracted', sentence: 0 } as const;
    const again = await eventsOf(
      { sentences: sentences.slice(0, 1) },
      scripted(() => [judged(sentences[0]!, 0), take, judged(sentences[0]!, 0)]),
    );
    assert.deepEqual(told(again), ['unsupported 0', 'retracted 0', 'unsupported 0', 'ended completed']);
    const [first, , second] = again;
    assert.ok(first?.type === 'assessment' && second?.type === 'assessment');
    assert.equal(first.claim.id, second.claim.id);

    const never = await eventsOf(
      { sentences: sentences.slice(0, 1) },
      scripted(() => [judged(sentences[0]!, 0), take]),
    );
    assert.deepEqual(told(never).slice(-2), ['failure 0 noAnswer', 'ended completed']);
  });

  it('downgrades a verdict whose evidence is not in the context, loudly and without its correction', async () => {
    const [assessment] = await eventsOf(
      { sentences: sentences.slice(0, 1), index: indexOf(sourceOf('c.md', 'The sky is red.')) },
      scripted(() => [
        judged(sentences[0]!, 0, {
          verdict: 'contradicted',
          citations: [{ passage: 4, role: 'clashes', quote: 'The sky is green.' }],
          alarm: 0.1,
          correction: 'green',
        }),
      ]),
    );
    assert.ok(assessment?.type === 'assessment');
    assert.equal(assessment.verdict, 'unsupported');
    assert.equal(assessment.flags.ungrounded, true);
    assert.equal(assessment.reason.code, 'ungrounded');
    assert.equal(assessment.alarm, 1);
    assert.equal(assessment.correction, undefined);
  });
});
