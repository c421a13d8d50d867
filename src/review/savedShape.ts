import * as z from 'zod/mini';
import { attributionKinds } from '../attribution/attributionProblem.ts';

/** What restoring relies on; a code that is unknown is told as such where it is put into words. */
const position = z.number().check(z.minimum(0));
const span = { start: position, end: position };
const sentence = z.looseObject({ ...span, text: z.string(), kind: z.string(), trail: z.array(z.string()) });
const claim = z.looseObject({ ...span, id: z.string(), text: z.string(), sentence: z.number() });
const problem = z.looseObject({
  code: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});
const finding = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('assessment'),
    claim,
    verdict: z.enum(['supported', 'contradicted', 'unsupported']),
    flags: z.looseObject({}),
    reason: z.looseObject({ code: z.string() }),
    evidence: z.array(
      z.looseObject({
        ...span,
        uri: z.string(),
        line: position,
        quote: z.string(),
        role: z.enum(['supports', 'clashes']),
      }),
    ),
    attribution: z.optional(
      z.array(z.looseObject({ ...span, kind: z.enum(attributionKinds), text: z.string() })),
    ),
    confidence: z.enum(['low', 'medium', 'high']),
    alarm: z.number(),
    judge: z.string(),
  }),
  z.looseObject({ type: z.literal('failure'), claim, problem, judge: z.string() }),
]);
const run = z.looseObject({
  id: z.number(),
  judge: z.string(),
  context: z.array(
    z.looseObject({
      uri: z.string(),
      characters: z.number(),
      hash: z.string(),
      sameAsOutput: z.optional(z.literal(true)),
      problem: z.optional(problem),
    }),
  ),
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  problem: z.optional(problem),
  startedAt: z.number(),
});
const usage = z.looseObject({ calls: z.number(), promptTokens: z.number(), completionTokens: z.number() });
const skipped = z.looseObject({ ...span, why: z.string() });

const review = z.looseObject({
  run,
  span: z.looseObject(span),
  size: z.looseObject({ statements: z.number(), items: z.number() }),
  usage,
  read: z.optional(
    z.array(
      z.looseObject({ uri: z.string(), passages: z.array(z.tuple([z.number(), z.number(), z.number()])) }),
    ),
  ),
  sentences: z.array(
    z.looseObject({
      sentence,
      start: position,
      words: z.string(),
      findings: z.array(finding),
      skipped: z.optional(skipped),
      changedContext: z.array(z.string()),
    }),
  ),
});

const history = z.looseObject({
  runs: z.array(
    z.looseObject({
      run,
      outcome: z.looseObject({
        sentences: z.array(sentence),
        findings: z.array(finding),
        skipped: z.array(skipped),
        unanswered: z.array(z.number()),
        usage,
        statements: z.number(),
        items: z.number(),
      }),
    }),
  ),
});

/** Whether stored data has the shape of a saved review: another program, or a broken disk, may have written it. */
export const isSavedReview = (data: unknown): boolean => review.safeParse(data).success;

export const isSavedHistory = (data: unknown): boolean => history.safeParse(data).success;
