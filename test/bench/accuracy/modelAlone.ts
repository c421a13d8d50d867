import { runInTurns } from '../../../src/base/timeSlices.ts';
import { askedPositions, type Judge } from '../../../src/check/judge.ts';
import { splitClaims } from '../../../src/judges/offline/claims.ts';
import { type ReadingLabel, readingLabels } from '../../../src/judges/reading/modelConfig.ts';
import { type PreparedPair, ReadingInput } from '../../../src/judges/reading/readingInput.ts';
import type { PairReading, ReadingModel } from '../../../src/judges/reading/readingModel.ts';
import { whyNotCheckable } from '../../../src/judges/shared/checkable.ts';
import type { Span } from '../../../src/text/span.ts';

/** The local model without a rule beside it, for the ablation: its likeliest label is the verdict. */
export function modelAlone(model: ReadingModel): Judge {
  const input = new ReadingInput(model);
  return {
    id: 'model',
    async *assess(request, signal) {
      const context = await runInTurns(input.read(request.index), signal);
      const waiting: { readonly sentence: number; readonly span: Span; readonly pair: PreparedPair }[] = [];
      for (const sentence of askedPositions(request)) {
        const asked = request.sentences[sentence]!;
        const why = whyNotCheckable(asked);
        if (why) yield { type: 'notCheckable', sentence, why };
        else
          for (const span of splitClaims(asked)) {
            const text = asked.text.slice(span.start - asked.start, span.end - asked.start);
            waiting.push({ sentence, span, pair: input.pair(text, input.evidence(text, context)) });
          }
      }
      const pairs = waiting.map(({ pair }) => pair);
      for await (const { pair, reading } of model.read(pairs, signal)) {
        const { sentence, span } = waiting[pair]!;
        const { supported } = reading.pair;
        const verdict = likeliest(reading);
        yield {
          type: 'judged',
          sentence,
          start: span.start,
          end: span.end,
          verdict,
          reason: { code: 'nothingNear' },
          // It names no passage, and a verdict without one would not count: any will do to measure what it says.
          citations:
            verdict === 'unsupported'
              ? []
              : [{ passage: 0, role: verdict === 'supported' ? 'supports' : 'clashes' }],
          confidence: Math.max(supported, 1 - supported) < 0.76 ? 'low' : 'high',
          alarm: 1 - supported,
          support: supported,
        };
      }
    },
  };
}

const likeliest = ({ pair }: PairReading): ReadingLabel =>
  readingLabels.reduce((best, label) => (pair[label] > pair[best] ? label : best));
