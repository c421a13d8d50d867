import assert from 'node:assert/strict';
import { cacheAnswers, createAnswerStore } from '../../../src/check/cache.ts';
import { askedPositions, type Judge, type JudgeEvent } from '../../../src/check/judge.ts';
import { Problem } from '../../../src/check/problem.ts';
import type { Span } from '../../../src/text/span.ts';
import { indexOf, judged, sentencesOf, sourceOf } from './checks.ts';

const index = indexOf(sourceOf('a.md', 'It holds 40 buses.'));

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** A judge that supports all it is asked, and tells what that was. */
function counting(answer?: (position: number) => readonly JudgeEvent[]) {
  const asked: (readonly number[])[] = [];
  const judge: Judge = {
    id: 'counting',
    destination: 'example.org',
    async *assess(request) {
      const { sentences } = request;
      const positions = askedPositions(request);
      asked.push(positions);
      for (const position of positions)
        yield* answer?.(position) ?? [
          judged(sentences[position]!, position, {
            verdict: 'supported',
            focus: spanOf(sentences[position]!),
          }),
        ];
    },
  };
  return { judge, asked };
}

const collect = async (
  judge: Judge,
  texts: readonly string[],
  more: { question?: string; index?: typeof index } = {},
): Promise<readonly JudgeEvent[]> => {
  const events: JudgeEvent[] = [];
  const request = { sentences: sentencesOf(...texts), index, ...more };
  for await (const event of judge.assess(request, new AbortController().signal)) events.push(event);
  return events;
};

const text = ['One.', 'Two.', 'Three.', 'Four.'];

describe('a judge with a cache', () => {
  it('asks nothing for a text that has not changed', async () => {
    const { judge, asked } = counting();
    const cached = cacheAnswers(judge, createAnswerStore());
    const first = await collect(cached, text);
    const second = await collect(cached, text);
    assert.deepEqual(second, first);
    assert.equal(asked.length, 1);
  });

  it('asks for the changed sentence, and for the one after it, whose pronouns may point to it', async () => {
    const { judge, asked } = counting();
    const cached = cacheAnswers(judge, createAnswerStore());
    await collect(cached, text);
    await collect(cached, ['One.', 'Changed.', 'Three.', 'Four.']);
    assert.deepEqual(asked[1], [1, 2]);
  });

  it('gives answers at their new place when text before them grows', async () => {
    const { judge } = counting();
    const cached = cacheAnswers(judge, createAnswerStore());
    await collect(cached, text);
    const moved = await collect(cached, ['A much longer beginning.', ...text]);
    const sentences = sentencesOf('A much longer beginning.', ...text);
    for (const event of moved) {
      assert.ok(event.type === 'judged');
      const { start, end } = sentences[event.sentence]!;
      assert.deepEqual([event.start, event.end], [start, end]);
      assert.deepEqual([event.focus?.start, event.focus?.end], [start, end]);
    }
  });

  it('asks again when the context, the question or the settings change', async () => {
    const store = createAnswerStore();
    const { judge, asked } = counting();
    const cached = cacheAnswers(judge, store);
    await collect(cached, text);
    await collect(cached, text, { index: indexOf(sourceOf('a.md', 'It holds 41 buses.')) });
    await collect(cached, text, { question: 'How many?' });
    await collect(cacheAnswers({ ...judge, settings: 'prompt 2' }, store), text);
    assert.equal(asked.length, 4);
  });

  it('keeps neither failures nor answers that were taken back', async () => {
    const { judge, asked } = counting((position) => {
      if (position === 0) return [{ type: 'failed', sentence: 0, problem: new Problem('dropped') }];
      const answer = judged(sentencesOf(...text)[position]!, position);
      return position === 1 ? [answer, { type: 'retracted', sentence: 1 }] : [answer];
    });
    const cached = cacheAnswers(judge, createAnswerStore());
    await collect(cached, text);
    await collect(cached, text);
    assert.deepEqual(asked[1], [0, 1]);
  });

  it('keeps what came before the consumer stopped, but no half answers', async () => {
    const { judge, asked } = counting();
    const cached = cacheAnswers(judge, createAnswerStore());
    const request = { sentences: sentencesOf(...text), index };
    for await (const event of cached.assess(request, new AbortController().signal))
      if (event.type === 'judged' && event.sentence === 2) break;
    await collect(cached, text);
    assert.deepEqual(asked[1], [2, 3]);
  });

  it('forgets the oldest answers first', async () => {
    const { judge, asked } = counting();
    const cached = cacheAnswers(judge, createAnswerStore(2));
    await collect(cached, text);
    await collect(cached, text);
    assert.deepEqual(asked[1], [0, 1]);
  });
});
