import { shortHash } from '../../../src/base/hash.ts';
import type { CheckEvent } from '../../../src/check/checkEvent.ts';
import { collect } from '../../../src/check/collect.ts';
import type { Judge, Judged, JudgeEvent, JudgeRequest } from '../../../src/check/judge.ts';
import type { CheckRequest } from '../../../src/check/run.ts';
import type { Passage, Sentence, Source } from '../../../src/text/passage.ts';
import { buildIndex, type SearchIndex } from '../../../src/text/searchIndex.ts';

/** Scripted checks: sentences and context of a few words each, and a judge that says what it is told. */

export const sentencesOf = (...texts: readonly string[]): readonly Sentence[] => {
  let start = 0;
  return texts.map((text) => {
    const sentence: Sentence = { start, end: start + text.length, text, kind: 'prose', trail: [] };
    start = sentence.end + 1;
    return sentence;
  });
};

/** One source whose lines are its passages. */
export function sourceOf(uri: string, ...lines: readonly string[]): Source {
  const passages = sentencesOf(...lines).map(
    (sentence, position): Passage => ({
      ...sentence,
      position,
      uri,
      line: position + 1,
    }),
  );
  const text = lines.join('\n');
  return { uri, text, hash: shortHash(text), passages };
}

export const indexOf = (...sources: readonly Source[]): SearchIndex => buildIndex(sources);

export const judged = (sentence: Sentence, position: number, given: Partial<Judged> = {}): Judged => ({
  type: 'judged',
  sentence: position,
  start: sentence.start,
  end: sentence.end,
  verdict: 'unsupported',
  reason: { code: 'nothingNear' },
  citations: [],
  confidence: 'high',
  alarm: 0.9,
  ...given,
});

export const scripted = (
  script: (request: JudgeRequest, signal: AbortSignal) => AsyncIterable<JudgeEvent> | Iterable<JudgeEvent>,
): Judge => ({
  id: 'scripted',
  async *assess(request, signal) {
    yield* script(request, signal);
  },
});

export async function eventsOf(
  request: Pick<CheckRequest, 'sentences' | 'only'> & { readonly index?: SearchIndex },
  judge: Judge,
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckEvent[]> {
  const events: CheckEvent[] = [];
  await collect({ index: indexOf(), ...request, judge }, signal, (event) => events.push(event));
  return events;
}
