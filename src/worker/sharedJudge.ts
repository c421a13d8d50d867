import { mergeStreams } from '../base/asyncIterables.ts';
import { askedPositions, type Judge, type JudgeEvent, type JudgeRequest } from '../check/judge.ts';

/** With less to judge, another thread would only begin as the first is done. */
const leastShared = 1000;
/** Characters of a context that each thread indexes and reads for itself: of a larger one that fills the memory. */
const mostIndexed = 3_000_000;
/** Sentences that are asked at a time, so that all are done at about the same time. */
const partLength = 500;

/** Whether judging with a second thread is faster, in memory that there is. */
export const isWorthSharing = (request: JudgeRequest): boolean =>
  askedPositions(request).length >= leastShared &&
  request.index.sources.reduce((sum, { text }) => sum + text.length, 0) <= mostIndexed;

/** Judges that judge alike, as one: who has answered a part of a request takes the next. */
export const sharedJudge = (first: Judge, second: Judge, length = partLength): Judge => ({
  ...first,
  async *assess(request, signal) {
    const asked = askedPositions(request);
    const parts = Array.from({ length: Math.ceil(asked.length / length) }, (_, i) =>
      asked.slice(i * length, (i + 1) * length),
    ).values();
    const streams = [first, second].map(
      (judge) =>
        async function* (signal: AbortSignal) {
          for (const only of parts) yield* bySentence(judge.assess({ ...request, only }, signal));
        },
    );
    for await (const events of mergeStreams(streams, streams.length, signal)) {
      if (signal.aborted) return;
      yield* events;
    }
  },
});

/** The claims of a sentence come together, whatever the other judge says meanwhile. */
async function* bySentence(events: AsyncIterable<JudgeEvent>): AsyncGenerator<readonly JudgeEvent[]> {
  let together: JudgeEvent[] = [];
  for await (const event of events) {
    const [before] = together;
    if (before && sentenceOf(before) !== sentenceOf(event)) {
      yield together;
      together = [];
    }
    together.push(event);
  }
  if (together.length > 0) yield together;
}

const sentenceOf = (event: JudgeEvent): number | undefined =>
  'sentence' in event ? event.sentence : undefined;
