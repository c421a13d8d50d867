import { timeSlicer } from '../../base/timeSlices.ts';
import {
  askedPositions,
  type Judge,
  type Judged,
  type JudgeEvent,
  type JudgeRequest,
} from '../../check/judge.ts';
import { toneOf } from '../../statements/tone.ts';
import type { Sentence } from '../../text/passage.ts';
import { type SearchIndex, toLocalIndex } from '../../text/searchIndex.ts';
import type { Span } from '../../text/span.ts';
import { whyNotCheckable } from '../shared/checkable.ts';
import { splitClaims } from './claims.ts';
import { decideParts } from './decide.ts';
import { measure } from './features.ts';
import { observe, type Question, readQuestion } from './observation.ts';
import { ContextReader } from './retrieval.ts';

/** Contexts that are kept read: the one of a document, and its reverse or that of a second document. */
const contextsKept = 2;

/**
 * Compares wording and values with the context: deterministic, explainable, and nothing leaves the machine.
 * It does not understand: docs/offline-judge.md says what that means and how often it is right. What it has read of
 * the latest contexts is kept, so that a recheck of one sentence reads nothing twice.
 */
export function createOfflineJudge(): Judge {
  const readers = new Map<string, ContextReader>();
  const readerOf = async (index: SearchIndex): Promise<ContextReader> => {
    const reader = readers.get(index.id) ?? new ContextReader(await toLocalIndex(index));
    readers.delete(index.id);
    readers.set(index.id, reader);
    for (const id of [...readers.keys()].slice(0, -contextsKept)) readers.delete(id);
    return reader;
  };
  return {
    id: 'offline',
    async *assess(request, signal) {
      if (askedPositions(request).length === 0 || signal.aborted) return;
      yield* assess(request, await readerOf(request.index), signal);
    },
  };
}

async function* assess(
  request: JudgeRequest,
  reader: ContextReader,
  signal: AbortSignal,
): AsyncGenerator<JudgeEvent> {
  const question = readQuestion(request.question ?? '');
  const turn = timeSlicer();
  for (const position of askedPositions(request)) {
    await turn();
    if (signal.aborted) return;
    const sentence = request.sentences[position]!;
    const why = whyNotCheckable(sentence);
    if (why) {
      yield { type: 'notCheckable', sentence: position, why };
      continue;
    }
    for (const span of splitClaims(sentence)) yield* judgeClaim(sentence, position, span, reader, question);
  }
}

/** What a claim says, one thing at a time. `span` is in the output's document, as are the spans of the answer. */
export function judgeClaim(
  sentence: Sentence,
  position: number,
  span: Span,
  reader: ContextReader,
  question: Question,
): readonly Judged[] {
  const seen = observe(sentence, span, reader, question);
  return decideParts(seen, measure(seen, reader), reader).map(({ part, decision }) => {
    const words = seen.text.slice(part.start, part.end).replace(/[\s,]+$/, '');
    const place = seen.inDocument({ start: part.start, end: part.start + words.length });
    const flags = { ...decision.flags, ...toneOf(words) };
    return { type: 'judged', sentence: position, ...place, ...decision, flags };
  });
}
