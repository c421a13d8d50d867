import type { Judge, JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import { whyNotCheckable } from './checkable.ts';
import { splitClaims } from './claims.ts';
import { judgeClaim, readQuestion } from './judgeClaim.ts';
import { ContextReader } from './reader.ts';

/** Longest stretch of work, in milliseconds, before the host gets a turn. */
const turn = 12;

/**
 * Compares wording and values with the context: deterministic, explainable, and nothing leaves the machine.
 * It does not understand: see the README for what that means and how often it is right.
 */
export function createOfflineJudge(): Judge {
  return { id: 'offline', assess };
}

async function* assess(request: JudgeRequest, signal: AbortSignal): AsyncGenerator<JudgeEvent> {
  const reader = new ContextReader(request.index);
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
    for (const span of splitClaims(sentence)) yield judgeClaim(sentence, position, span, reader, question);
  }
}
