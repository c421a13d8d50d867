import type { ModelConfig } from '../../../../src/judges/reading/modelConfig.ts';
import type { ReadingModel } from '../../../../src/judges/reading/readingModel.ts';
import { bertTokenizer } from '../reading/bertTokenizer.ts';

const config: ModelConfig = {
  language: 'en',
  labels: ['supported', 'contradicted', 'unsupported'],
  padding: 0,
  mostTokens: 160,
  mostClaimTokens: 60,
  mostPreviousTokens: 0,
  evidence: { pieces: 96, gap: ' … ' },
  temperature: 1,
  sha256: undefined,
};

interface Says {
  readonly supported: number;
  readonly contradicted?: number;
  /** The claim's tokens that it finds wrong, counted from 0; each word and mark is one. */
  readonly wrong?: readonly number[];
}

/** A model that says the same of every pair, and counts those that it was shown. */
export function readingModel({
  supported,
  contradicted = 0,
  wrong = [],
}: Says): ReadingModel & { shown: number } {
  const model = {
    shown: 0,
    config,
    sha256: 'abcdef0123456789'.repeat(4),
    // One token a word: all are unknown.
    tokenizer: bertTokenizer({ '[PAD]': 0, '[CLS]': 1, '[SEP]': 2, '[UNK]': 3 }),
    async *read(pairs, signal) {
      for (const [pair, { claim }] of pairs.entries()) {
        await Promise.resolve();
        if (signal.aborted) return;
        model.shown++;
        const words = Array.from({ length: claim.end - claim.start }, (_, at) =>
          wrong.includes(at) ? 3 : -3,
        );
        const unsupported = 1 - supported - contradicted;
        yield { pair, reading: { pair: { supported, contradicted, unsupported }, words } };
      }
    },
  } satisfies ReadingModel & { shown: number };
  return model;
}
