import * as z from 'zod/mini';
import type { AnswerShape } from '../../models/chatModel.ts';
import { answerSchema } from './answer.ts';
import { ObjectScanner } from './objectScanner.ts';
import { strictSchema } from './strictSchema.ts';
import { modelFlags, modelSkipKinds } from './verdict.ts';

/** What a shape is made of. */
export interface ShapeInWords {
  readonly name: string;
  /** One answer; a whole answer is `{answers: [...]}` of them. */
  readonly item: z.ZodMiniType;
  /** One example a line, each of another case. */
  readonly examples: string;
  readonly notes: string;
}

/** The shape of a list of answers, in every way that a model may need to hear it. */
export function shapeOf({ name, item, examples, notes }: ShapeInWords): AnswerShape {
  const cases = `is one of these, by its case:\n${examples}\n${notes}`;
  return {
    name,
    schema: strictSchema(z.strictObject({ answers: z.array(item) })),
    asJson: `Answer with one JSON object and nothing else: {"answers": [...]}. Each answer ${cases}`,
    asLines: `Answer with one JSON object a line and nothing else: no list, no code fence, no words around it. Each line ${cases}`,
    holds: (text) => new ObjectScanner().push(text).some((found) => item.safeParse(found).success),
  };
}

export const skipNote = `"why" of "skip": ${modelSkipKinds.join(', ')}.`;

/** Single pass: one answer a sentence. */
export const answerShape = (): AnswerShape =>
  shapeOf({
    name: 'answers',
    item: answerSchema,
    examples: `{"sentence": 1, "context": [4], "is": "supported"}
{"sentence": 2, "context": [7], "is": {"contradicted": "why, in one sentence", "wrong": "words of OUTPUT", "right": "their replacement"}}
{"sentence": 3, "context": [], "is": {"unsupported": "why, in one sentence"}}
{"split": 4, "claims": [{"words": "exact words of sentence 4", "flags": ["hedged"], "context": [2, 3], "is": "supported"}]}
{"skip": 5, "why": "question"}`,
    notes: `Flags: ${modelFlags.join(', ')}; often none: []. ${skipNote}`,
  });
