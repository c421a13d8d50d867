import * as z from 'zod/mini';
import type { AnswerShape } from '../../models/chatModel.ts';
import { withoutThoughts } from '../../models/thinking.ts';
import { definitions, strictSchema } from '../shared/strictSchema.ts';
import {
  isRecord,
  isTakenBack,
  readEach,
  readNumber,
  readNumbers,
  readVerdict,
  readWords,
} from './generousReading.ts';
import { ObjectScanner } from './objectScanner.ts';

/**
 * "supported" alone, because most claims are and time is output tokens; what is not supported says why, in the
 * value of the key that names the verdict. `wrong` and `right` are the words at fault and their replacement; where
 * they say it all, `contradicted` is empty.
 */
export const verdictSchema = z.union([
  z.literal('supported'),
  z.strictObject({ contradicted: z.string(), wrong: z.string(), right: z.string() }),
  z.strictObject({ unsupported: z.string() }),
]);
definitions.add(verdictSchema, { id: 'verdict' });

export const modelFlags = ['hedged', 'subjective', 'rounded', 'coarser'] as const;

export type AnswerVerdict = z.infer<typeof verdictSchema>;

const lineNumber = z.int();
const lineNumbers = z.array(lineNumber);

/**
 * A sentence that is one claim, whole and without flags. Evidence stands before the verdict that rests on it; the
 * verdict's key is short because it is written once a claim.
 */
export const wholeSentence = z.strictObject({
  sentence: lineNumber,
  context: lineNumbers,
  is: verdictSchema,
});

/** A sentence of several claims, with flags, or of no claim. `words` are exact words of it, "" for all of them. */
export const splitSentence = z.strictObject({
  split: lineNumber,
  claims: z.array(
    z.strictObject({
      words: z.string(),
      flags: z.array(z.enum(modelFlags)),
      context: lineNumbers,
      is: verdictSchema,
    }),
  ),
});

/**
 * One sentence's answer. The shapes differ in their first key, because strict mode allows a union of objects
 * only so; every property is required, because it has no optional ones.
 */
export const answerSchema = z.union([wholeSentence, splitSentence]);

/** Numbers of sentences and context count from 1. */
export type SentenceAnswer = z.infer<typeof answerSchema>;

/** Number of the sentence that an object claims to answer, even where the rest of it is invalid. */
export function answeredNumber(value: unknown): number | undefined {
  if (!isRecord(value)) return undefined;
  for (const key of ['sentence', 'split', 'skip'] as const) {
    const found = readNumber(value[key], 's');
    if (typeof found === 'number' && Number.isInteger(found)) return found;
  }
  return undefined;
}

/** One sentence's answer, or `undefined` for what is none. */
export function readAnswer(value: unknown): SentenceAnswer | undefined {
  if (!isRecord(value) || isTakenBack(value)) return undefined;
  const { sentence, split, skip, claims, context, is } = value;
  if (split !== undefined && isTakenBack({ ...value, is: 'supported' })) return undefined;
  const plain =
    skip !== undefined
      ? { split: readNumber(skip, 's'), claims: [] }
      : split !== undefined
        ? { split: readNumber(split, 's'), claims: readEach(claims, readClaim) }
        : { sentence: readNumber(sentence, 's'), context: readNumbers(context), is: readVerdict(is) };
  return answerSchema.safeParse(plain).data;
}

const readClaim = (claim: Readonly<Record<string, unknown>>): unknown => {
  const { words, flags, context, is } = claim;
  return {
    words,
    flags: flags === undefined ? [] : readWords(flags),
    context: readNumbers(context),
    is: isTakenBack(claim) ? undefined : readVerdict(is),
  };
};

/** What a shape is made of. */
interface ShapeInWords {
  readonly name: string;
  /** One answer; a whole answer is `{answers: [...]}` of them. */
  readonly item: z.ZodMiniType;
  /** `undefined` for what is no answer, however generously it is read. */
  readonly read: (value: unknown) => unknown;
  /** One example a line, each of another case. */
  readonly examples: string;
  readonly notes: string;
}

/** Lazy, but in its form. */
const isEmptyList = (text: string): boolean => /^\s*\{\s*"answers"\s*:\s*\[\s*\]\s*\}\s*$/.test(text);

/** The shape of a list of answers, in every way that a model may need to hear it. */
export function shapeOf({ name, item, read, examples, notes }: ShapeInWords): AnswerShape {
  const cases = `is one of these, by its case:\n${examples}\n${notes}`;
  return {
    name,
    schema: strictSchema(z.strictObject({ answers: z.array(item) })),
    asJson: `Answer with one JSON object, on one line without spaces between its parts, and nothing else: {"answers": [...]}. Each answer ${cases}`,
    asLines: `Answer with one JSON object a line and nothing else: no list, no code fence, no words around it. Each line ${cases}`,
    holds: (text) => {
      const said = withoutThoughts(text);
      return isEmptyList(said) || new ObjectScanner().push(said).some((found) => read(found) !== undefined);
    },
  };
}

export const flagsNote = `Flags: ${modelFlags.join(', ')}; often none: [].`;

/** Single pass: one answer a sentence. */
export const answerShape = (): AnswerShape =>
  shapeOf({
    name: 'answers',
    item: answerSchema,
    read: readAnswer,
    examples: `{"sentence": 1, "context": [4], "is": "supported"}
{"sentence": 2, "context": [7], "is": {"contradicted": "", "wrong": "words of OUTPUT", "right": "their replacement"}}
{"sentence": 3, "context": [7, 9], "is": {"contradicted": "why, in one sentence", "wrong": "", "right": ""}}
{"sentence": 4, "context": [], "is": {"unsupported": "why, in one sentence"}}
{"split": 5, "claims": [{"words": "exact words of sentence 5", "flags": ["hedged"], "context": [2, 3], "is": "supported"}]}
{"split": 6, "claims": []}`,
    notes: flagsNote,
  });
