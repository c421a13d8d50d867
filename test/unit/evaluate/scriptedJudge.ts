import type { Judge } from '../../../src/check/judge.ts';
import { Problem } from '../../../src/check/problem.ts';
import type { Verdict } from '../../../src/check/types.ts';

/** A judge that finds each sentence's verdict in a word of it: "right", "wrong", "unknown", "broken". */
export function scriptedJudge(id = 'scripted', verdicts: Readonly<Record<string, Verdict>> = {}): Judge {
  const known: Readonly<Record<string, Verdict>> = {
    right: 'supported',
    wrong: 'contradicted',
    unknown: 'unsupported',
    ...verdicts,
  };
  return {
    id,
    async *assess({ sentences }) {
      for (const [sentence, { start, end, text }] of sentences.entries()) {
        if (text.includes('broken')) throw new Problem('serverError', { host: 'example.org' });
        const word = Object.keys(known).find((candidate) => text.includes(candidate));
        if (!word) {
          yield { type: 'notCheckable', sentence, why: 'noClaim' };
          continue;
        }
        yield {
          type: 'judged',
          sentence,
          start,
          end,
          verdict: known[word]!,
          reason: { code: 'nothingNear' },
          citations: [{ passage: 0, role: 'supports' }],
          confidence: 'high',
          alarm: known[word] === 'supported' ? 0 : 1,
        };
      }
    },
  };
}
