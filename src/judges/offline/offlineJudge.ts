import type { Judge, JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import { whyNotCheckable } from './checkable.ts';
import { splitClaims } from './claims.ts';
import { judgeClaim } from './judgeClaim.ts';
import { readQuestion } from './question.ts';
import { ContextReader } from './reader.ts';

/** Longest stretch of work, in milliseconds, before the host gets a turn. */
const turn = 12;

/**
 * Compares wording and values with the context: deterministic, explainable, and nothing leaves the machine.
 * It does not understand: see the README for what that means and how often it is right. What it has read of a context
 * is kept for as long as its index lives, so that a recheck of one sentence reads nothing twice.
 */
export function createOfflineJudge(): Judge {
  const readers = new WeakMap<SearchIndex, ContextReader>();
  const readerOf = (index: SearchIndex): ContextReader => {
    const reader = readers.get(index) ?? new ContextReader(index);
    readers.set(index, reader);
    return reader;
  };
  return { id: 'offline', assess: (request, signal) => assess(request, readerOf(request.index), signal) };
}

async function* assess(
  request: JudgeRequest,
  reader: ContextReader,
  signal: AbortSignal,
): AsyncGenerator<JudgeEvent> {
  const question = readQuestion(request.question ?? '');
  let since = performance.now();
  for (const [position, sentence] of request.sentences.entries()) {
    if (performance.now() - since > turn) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    if (signal.aborted) return;
    const why = whyNotCheckable(sentence);
    if (why) {
      yield { type: 'notCheckable', sentence: position, why };
      continue;
    }
    for (const span of splitClaims(sentence)) yield* judgeClaim(sentence, position, span, reader, question);
  }
}
