import * as z from 'zod/mini';
import { abstentions } from '../../check/abstention.ts';
import type { Report } from '../../check/report.ts';
import { reportSchema } from '../../check/reportSchema.ts';
import { directionOf, type MeasureId } from '../../check/score/measureCatalogue.ts';

const { shape } = reportSchema;

const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
});

/** What one judge found on one case. Offsets are into the case's output; evidence names context items by number. */
const resultSchema = z.object({
  judge: z.string(),
  /** The assertion's own name, where the data set gives it one. */
  label: z.optional(z.string()),
  scorer: shape.scorer,
  scale: shape.scale,
  score: shape.score,
  scoreRange: shape.scoreRange,
  scores: z.optional(shape.scores),
  factuality: shape.factuality,
  status: shape.status,
  /** Against the run's or the row's threshold; `null` where there is no score. */
  pass: z.nullable(z.boolean()),
  /** The assertions that pass together with this one, when the mean of their scores reaches the threshold. */
  set: z.optional(z.object({ number: z.int().check(z.positive()), threshold: z.number() })),
  /** Of its score in the mean of its set, 1 where absent; with 0 it never fails. */
  weight: z.optional(z.number()),
  /** The worst verdict among the claims. */
  verdict: z.nullable(z.enum(['supported', 'contradicted', 'unsupported'])),
  reason: z.string(),
  claims: shape.claims,
  skipped: shape.skipped,
  failedClaims: shape.failedClaims,
  /** Of an output that says nothing but that the context does not tell. */
  abstention: z.optional(z.enum(abstentions)),
  usage: shape.usage,
  problem: z.optional(problemSchema),
});

/** One line of a results file. No times and nothing random, so that an interrupted run ends like any other. */
export const caseResultSchema = z.object({
  type: z.literal('case'),
  case: z.int().check(z.nonnegative()),
  row: z.int().check(z.nonnegative()),
  /** Line in the data set, from 1. */
  line: z.int().check(z.positive()),
  hash: z.string(),
  id: z.optional(z.string()),
  provider: z.optional(z.string()),
  prompt: z.optional(z.string()),
  input: z.optional(z.string()),
  output: z.optional(z.string()),
  context: z.optional(z.array(z.string())),
  reference: z.optional(z.string()),
  expected: z.optional(z.string()),
  results: z.array(resultSchema),
  /** The whole case failed: an unreadable row, or a provider without an answer. */
  problem: z.optional(problemSchema),
  /** By which an installation knows its own results again. */
  seal: z.optional(z.string()),
});

/** First line of a results file: what was run. A run is resumed only under the same header. */
export const runHeaderSchema = z.object({
  type: z.literal('run'),
  version: z.literal(1),
  dataset: z.string(),
  scorer: shape.scorer,
  /** Where there are several. */
  scorers: z.optional(z.array(shape.scorer)),
  scale: shape.scale,
  weights: z.optional(z.record(z.string(), z.optional(z.number()))),
  rubric: z.optional(z.string()),
  unit: z.optional(z.enum(['auto', 'item', 'statement'])),
  /** Share of the scale, 0..1; absent where only a result without fault passes. */
  threshold: z.optional(z.number()),
  judges: z.array(z.string()),
  /** Of each judge all that carries its judgement, as a hash. */
  fingerprints: z.optional(z.array(z.string())),
  grader: z.optional(z.string()),
  providers: z.array(z.string()),
  prompts: z.array(z.string()),
});

export type Result = z.infer<typeof resultSchema>;
export type CaseResult = z.infer<typeof caseResultSchema>;
export type RunHeader = z.infer<typeof runHeaderSchema>;

/** Whether a case, or any judge on it, gave no result. */
export const hasFailed = ({ problem, results }: CaseResult): boolean =>
  problem !== undefined || results.some(({ status }) => status === 'failed');

export const higherIsBetter = (measure: MeasureId): boolean => directionOf(measure) === 'higherIsBetter';

/** Passes only without fault. */
const strictThreshold = (measure: MeasureId): number => (higherIsBetter(measure) ? 1 : 0);

/** Of a partial score the worst that it can be. */
export const worstScore = ({ score, scoreRange }: Pick<Report, 'score' | 'scoreRange'>): number | null =>
  scoreRange?.[0] ?? score;

/**
 * Whether a score passes. Of a partial one the worst counts. Factuality passes by its category's weight (scoring.md §8),
 * and where a threshold is given, only if it reaches that too.
 * @param threshold least share of the scale, or greatest where lower is better.
 */
export function meetsThreshold(
  scored: Pick<Report, 'scorer' | 'score' | 'scale' | 'scoreRange' | 'factuality'>,
  threshold: number | undefined,
): boolean | null {
  const worst = worstScore(scored);
  if (worst === null) return null;
  const { scorer, scale, factuality } = scored;
  if (factuality) return factuality.pass && worst / scale >= (threshold ?? 0);
  const least = threshold ?? strictThreshold(scorer);
  return higherIsBetter(scorer) ? worst / scale >= least : worst / scale <= least;
}
