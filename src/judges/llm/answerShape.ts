import type { AnswerShape } from '../../models/chatModel.ts';
import { answerSchema, answersSchema, modelFlags, modelSkipKinds } from './answer.ts';
import { ObjectScanner } from './objectScanner.ts';
import { strictSchema } from './strictSchema.ts';

const objects = `{"sentence": 1, "context": [4], "verdict": "supported"}
{"sentence": 2, "context": [7], "verdict": {"contradicted": "why, in one sentence", "wrong": "words of OUTPUT", "right": "their replacement"}}
{"sentence": 3, "context": [], "verdict": {"unsupported": "why, in one sentence"}}
{"split": 4, "claims": [{"words": "exact words of sentence 4", "flags": ["hedged"], "context": [2, 3], "verdict": "supported"}]}
{"skip": 5, "why": "question"}`;

const kinds = `Flags: ${modelFlags.join(', ')}; often none: []. Why: ${modelSkipKinds.join(', ')}.`;

/** Single pass: one answer a sentence. */
export const answerShape = (): AnswerShape => ({
  name: 'answers',
  schema: strictSchema(answersSchema),
  asJson: `Answer with one JSON object and nothing else: {"answers": [...]}. Each answer is one of these, by its case:\n${objects}\n${kinds}`,
  asLines: `Answer with one JSON object a line and nothing else: no list, no code fence, no words around it. Each line is one of these, by its case:\n${objects}\n${kinds}`,
  holds: (text) => new ObjectScanner().push(text).some((found) => answerSchema.safeParse(found).success),
});
