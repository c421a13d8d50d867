import * as z from 'zod';
import type { Report } from './report.ts';

const offset = z.int().nonnegative();
const share = z.number().min(0).max(1);

const evidence = z.object({
  uri: z.string(),
  start: offset,
  end: offset,
  line: z.int().positive(),
  page: z.int().positive().optional(),
  quote: z.string(),
  role: z.enum(['supports', 'clashes']),
});

const claim = z.object({
  id: z.string(),
  text: z.string(),
  start: offset,
  end: offset,
  verdict: z.enum(['supported', 'contradicted', 'unsupported', 'failed']),
  confidence: z.enum(['low', 'medium', 'high']),
  flagged: z.boolean(),
  hedged: z.literal(true).optional(),
  subjective: z.literal(true).optional(),
  rounded: z.literal(true).optional(),
  coarser: z.literal(true).optional(),
  disputed: z.literal(true).optional(),
  ungrounded: z.literal(true).optional(),
  focus: z.object({ start: offset, end: offset }).optional(),
  reason: z.string(),
  evidence: z.array(evidence),
  correction: z.string().optional(),
});

/**
 * The report as JSON: what `--format json` prints and exports write. Offsets are UTF-16 into the output's and the
 * context's own text, lines count from 1, scores are exact and `null` where not applicable.
 */
export const reportSchema = z.object({
  version: z.literal(1),
  output: z.object({ uri: z.string().optional(), start: offset, end: offset }),
  query: z.string().optional(),
  context: z.array(z.object({ uri: z.string(), characters: offset, readShare: share })),
  judge: z.string(),
  model: z.string().optional(),
  strategy: z.string().optional(),
  scorer: z.enum(['faithfulness', 'hallucination', 'contradiction', 'factuality']),
  scale: z.number().positive(),
  score: z.number().nullable(),
  scoreRange: z.tuple([z.number(), z.number()]).optional(),
  scores: z.object({
    faithfulness: z.number().nullable(),
    hallucination: z.number().nullable(),
    contradiction: z.number().nullable(),
  }),
  factuality: z
    .object({
      category: z.enum(['A', 'B', 'C', 'D', 'E']).nullable(),
      pass: z.boolean(),
      score: z.number().nullable(),
      reason: z.string(),
      form: z.enum(['graded', 'derived']),
    })
    .optional(),
  status: z.enum(['scored', 'partial', 'notApplicable', 'failed']),
  /** An offline score is an estimate. */
  estimate: z.boolean(),
  reason: z.string(),
  claims: z.array(claim),
  skipped: z.array(z.object({ start: offset, end: offset, why: z.string() })),
  failedClaims: z.int().nonnegative(),
  usage: z.object({
    calls: z.int().nonnegative(),
    promptTokens: z.int().nonnegative(),
    completionTokens: z.int().nonnegative(),
    cost: z.number().optional(),
  }),
  /** Milliseconds. */
  timings: z.object({ total: z.number(), firstVerdict: z.number().optional() }),
}) satisfies z.ZodType<Report>;
