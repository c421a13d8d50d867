import * as z from 'zod/mini';
import { attributionKinds } from '../attribution/attributionProblem.ts';
import type { Report } from './report.ts';
import { ruleIds } from './ruleId.ts';
import { measureIds } from './score/measureCatalogue.ts';

const offset = z.int().check(z.nonnegative());
const share = z.number().check(z.minimum(0), z.maximum(1));

const evidence = z.object({
  uri: z.string(),
  start: offset,
  end: offset,
  line: z.int().check(z.positive()),
  page: z.optional(z.int().check(z.positive())),
  quote: z.string(),
  role: z.enum(['supports', 'clashes']),
});

const place = z.object({
  uri: z.string(),
  line: z.int().check(z.positive()),
  page: z.optional(z.int().check(z.positive())),
});

const attribution = z.object({
  kind: z.enum(attributionKinds),
  text: z.string(),
  start: offset,
  end: offset,
  reason: z.string(),
  at: z.optional(place),
  otherAt: z.optional(place),
  correction: z.optional(z.string()),
});

const claim = z.object({
  id: z.string(),
  text: z.string(),
  start: offset,
  end: offset,
  verdict: z.enum(['supported', 'contradicted', 'unsupported', 'failed']),
  confidence: z.enum(['low', 'medium', 'high']),
  flagged: z.boolean(),
  hedged: z.optional(z.literal(true)),
  subjective: z.optional(z.literal(true)),
  rounded: z.optional(z.literal(true)),
  coarser: z.optional(z.literal(true)),
  disputed: z.optional(z.literal(true)),
  ungrounded: z.optional(z.literal(true)),
  unwarranted: z.optional(z.literal(true)),
  focus: z.optional(z.object({ start: offset, end: offset })),
  reason: z.string(),
  evidence: z.array(evidence),
  correction: z.optional(z.string()),
  attribution: z.optional(z.array(attribution)),
  rule: z.optional(z.enum(ruleIds)),
  decision: z.optional(
    z.object({
      kind: z.enum(['ignored', 'verified']),
      note: z.optional(z.string()),
      author: z.optional(z.string()),
      inText: z.optional(z.literal(true)),
      inBaseline: z.optional(z.literal(true)),
    }),
  ),
  note: z.optional(z.string()),
  stale: z.optional(z.enum(['edited', 'context'])),
});

/** Validates a `Report`. */
export const reportSchema = z.object({
  version: z.literal(1),
  output: z.object({ uri: z.optional(z.string()), start: offset, end: offset }),
  query: z.optional(z.string()),
  context: z.array(
    z.object({
      uri: z.string(),
      characters: offset,
      readShare: share,
      sameAsOutput: z.optional(z.literal(true)),
    }),
  ),
  leftOut: z.optional(z.array(z.object({ name: z.string(), code: z.string(), message: z.string() }))),
  judge: z.string(),
  model: z.optional(z.string()),
  strategy: z.optional(z.string()),
  fingerprint: z.optional(
    z.object({
      version: z.string(),
      rules: z.string(),
      judge: z.string(),
      weights: z.optional(z.string()),
      settings: z.optional(z.string()),
      served: z.optional(z.array(z.string())),
      hash: z.string(),
    }),
  ),
  scorer: z.enum(measureIds),
  scale: z.number().check(z.positive()),
  score: z.nullable(z.number()),
  scoreRange: z.optional(z.tuple([z.number(), z.number()])),
  scores: z.object({
    faithfulness: z.nullable(z.number()),
    hallucination: z.nullable(z.number()),
    contradiction: z.nullable(z.number()),
  }),
  factuality: z.optional(
    z.object({
      category: z.nullable(z.enum(['A', 'B', 'C', 'D', 'E'])),
      pass: z.boolean(),
      score: z.nullable(z.number()),
      reason: z.string(),
      form: z.enum(['graded', 'derived']),
    }),
  ),
  status: z.enum(['scored', 'partial', 'notApplicable', 'failed']),
  /** An offline score is an estimate. */
  estimate: z.boolean(),
  /** Of the verdicts that rest on evidence, the share that it bears out. */
  warranted: z.optional(z.nullable(z.number())),
  reason: z.string(),
  claims: z.array(claim),
  skipped: z.array(z.object({ start: offset, end: offset, why: z.string() })),
  failedClaims: z.int().check(z.nonnegative()),
  hiddenClaims: z.optional(z.int().check(z.nonnegative())),
  usage: z.object({
    calls: z.int().check(z.nonnegative()),
    promptTokens: z.int().check(z.nonnegative()),
    completionTokens: z.int().check(z.nonnegative()),
    cost: z.optional(z.number()),
  }),
  /** Milliseconds. */
  timings: z.object({ total: z.number(), firstVerdict: z.optional(z.number()) }),
}) satisfies z.ZodMiniType<Report>;
