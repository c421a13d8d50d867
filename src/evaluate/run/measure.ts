import { t } from '@vscode/l10n';
import { abstentionOf } from '../../check/abstention.ts';
import { type CategoryWeights, toCategoryWeights } from '../../check/factuality/category.ts';
import { deriveFactuality, type Factuality } from '../../check/factuality/factuality.ts';
import type { Judge } from '../../check/judge.ts';
import { isOfflineId } from '../../check/offlineId.ts';
import { Problem, type ProblemCode, type ProblemData } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import { type RowScorerId, rowScorers } from '../../check/score/measureCatalogue.ts';
import { scoreRow } from '../../check/score/row/rowScorer.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import type { Outcome } from '../../check/types.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { toReport } from '../../report/toReport.ts';
import type { Row, RowCheck } from '../data/dataset.ts';
import { type Vars, variableText } from '../data/promptfoo/vars.ts';
import { meetsThreshold, type Result } from '../results/result.ts';
import { type CheckedText, checkBothWays, checkText } from './checkText.ts';
import type { Evaluation, Grader } from './evaluation.ts';
import { RowChecks } from './rowChecks.ts';

type Answered = Row & { readonly output: string };

/** Measures one row. Scorers over the same claims share one check, which is paid for once. */
export class Measurement {
  readonly #checked = new Map<Judge, Promise<CheckedText>>();
  readonly #rowChecks = new Map<string, RowChecks>();

  constructor(
    private readonly row: Answered,
    readonly evaluation: Evaluation,
    private readonly signal: AbortSignal,
  ) {}

  /** Every claim of the output against the row's context, or against its reference where it has no context. */
  async claims(check: RowCheck & { readonly measure: ScorerId }, judge: Judge): Promise<Result> {
    const { row, evaluation } = this;
    const facts = row.context ?? (row.reference === undefined ? undefined : [row.reference]);
    if (facts === undefined) throw new Problem('rowField', { field: 'context' });
    const { outcome, sources } = await this.#outputAgainst(facts, judge);
    const report = toReport({
      output: { start: 0, end: row.output.length },
      sources,
      judge: judge.id,
      outcome,
      scorer: check.measure,
      options: { scale: evaluation.scale, unit: evaluation.unit },
      timings: { total: 0 },
    });
    const failure = outcome.findings.find((finding) => finding.type === 'failure');
    const result = { ...toResult(report, check, evaluation.threshold), abstention: abstentionOf(outcome) };
    return withProblem(result, failure?.problem);
  }

  /** The texts of the row against each other. What a row lacks is told as a result, not as a fault. */
  async rowScore(check: RowCheck & { readonly measure: RowScorerId }, judge: Judge): Promise<Result> {
    const { evaluation } = this;
    const { measure, reference = this.row.reference } = check;
    const checks = this.#checksOf({ ...this.row, reference }, judge);
    const options = { scale: evaluation.scale };
    const score = await scoreRow(rowScorers[measure], checks.texts, checks.check, options);
    const report = toReport({
      output: { start: 0, end: this.row.output.length },
      sources: [],
      judge: judge.id,
      outcome: { ...emptyOutcome, usage: checks.takeUsage() },
      options,
      rowScore: { scorer: measure, score },
      timings: { total: 0 },
    });
    return withProblem(toResult(report, check, evaluation.threshold), checks.problem);
  }

  /** The output against the facts of its row, checked once: what it used is told to who asks first. */
  #outputAgainst(facts: readonly string[], judge: Judge): Promise<CheckedText> {
    const earlier = this.#checked.get(judge);
    if (earlier)
      return earlier.then((checked) => ({ ...checked, outcome: { ...checked.outcome, usage: noUsage } }));
    const texts = { text: this.row.output, facts, question: this.row.input };
    const checked = checkText(texts, judge, this.evaluation.readContext, this.signal);
    this.#checked.set(judge, checked);
    return checked;
  }

  /** Scorers of one row share their checks, and that of the output against its context. */
  #checksOf(row: Answered, judge: Judge): RowChecks {
    const key = JSON.stringify([judge.id, row.reference]);
    const known = this.#rowChecks.get(key);
    if (known) return known;
    const { readContext } = this.evaluation;
    const checks = new RowChecks(row, judge, readContext, this.signal, (claimsOf, against) =>
      claimsOf === 'output' && row.context && against.length === row.context.length
        ? this.#outputAgainst(row.context, judge)
        : undefined,
    );
    this.#rowChecks.set(key, checks);
    return checks;
  }

  /** How the output stands to its reference: graded by a model where there is one, else derived from verdicts. */
  async factuality(check: RowCheck, judge: Judge): Promise<Result> {
    const { row, evaluation } = this;
    const reference = check.reference ?? row.reference ?? row.context?.join('\n\n');
    if (reference === undefined) throw new Problem('rowField', { field: 'reference' });
    const grader = evaluation.graderFor?.(check.grader, judge);
    const { factuality, outcome, by } = grader
      ? await this.#graded(reference, check, grader)
      : await this.#derived(reference, check, judge);
    const report = toReport({
      output: { start: 0, end: row.output.length },
      sources: [],
      judge: by,
      outcome,
      options: { scale: evaluation.scale },
      factuality,
      timings: { total: 0 },
    });
    return toResult(report, check, evaluation.threshold);
  }

  async #graded(reference: string, check: RowCheck, grader: Grader): Promise<Found> {
    const { row, evaluation, signal } = this;
    const { factuality, usage } = await grader.grade(
      {
        input: row.asked ?? row.input ?? '',
        reference,
        output: row.output,
        scale: evaluation.scale,
        weights: this.#weights(check),
        variables: row.vars && textsOf(row.vars),
        rubricPrompt: check.rubricPrompt ?? evaluation.rubricPrompt,
      },
      signal,
    );
    return { factuality, outcome: { ...emptyOutcome, usage }, by: grader.id };
  }

  async #derived(reference: string, check: RowCheck, judge: Judge): Promise<Found> {
    const { row, evaluation, signal } = this;
    evaluation.onNotice?.({ kind: 'derived', offline: isOfflineId(judge.id) });
    const texts = { output: row.output, reference, question: row.input };
    const { usage, ...outcomes } = await checkBothWays(texts, judge, evaluation.readContext, signal);
    const factuality = deriveFactuality(
      { ...outcomes, offline: isOfflineId(judge.id) },
      { weights: this.#weights(check), scale: evaluation.scale },
    );
    return { factuality, outcome: { ...outcomes.output, usage }, by: judge.id };
  }

  #weights({ weights }: RowCheck): CategoryWeights {
    return toCategoryWeights({ ...this.evaluation.weights, ...weights });
  }
}

const noUsage = { calls: 0, promptTokens: 0, completionTokens: 0 };

/** Of what was graded, which is not checked claim by claim. */
const emptyOutcome = {
  sentences: [],
  findings: [],
  skipped: [],
  unanswered: [],
  usage: noUsage,
  statements: 0,
  items: 0,
};

interface Found {
  readonly factuality: Factuality;
  /** What the factuality was derived from; without findings where it was graded. */
  readonly outcome: Outcome;
  /** Id of the judge or grader. */
  readonly by: string;
}

/** The part of a report that a results file keeps. */
function toResult(report: Report, check: RowCheck, threshold: number | undefined): Result {
  const { judge, scorer, scale, status, reason, claims, skipped, failedClaims, usage } = report;
  return {
    judge,
    label: check.label,
    scorer,
    scale,
    ...(check.inverted ? inverted(report) : { score: report.score, scoreRange: report.scoreRange }),
    scores: report.scores,
    factuality: report.factuality,
    status,
    pass: passes(report, check, threshold),
    set: check.set,
    weight: check.weight,
    verdict: worstVerdict(claims),
    reason,
    claims,
    skipped,
    failedClaims,
    usage,
  };
}

/** What failed says why. */
const withProblem = (result: Result, problem: ProblemData | undefined): Result =>
  result.status === 'failed' && problem ? { ...result, problem: rowProblem(Problem.from(problem)) } : result;

/** Of an inverted check, the best that a partial score can be is its worst. */
function passes(report: Report, { inverted, threshold }: RowCheck, runThreshold?: number): boolean | null {
  const scoreRange = inverted ? swapped(report.scoreRange) : report.scoreRange;
  const pass = meetsThreshold({ ...report, scoreRange }, threshold ?? runThreshold);
  return inverted && pass !== null ? !pass : pass;
}

/** A high score is a low one; none stays none. */
function inverted({ scale, score, scoreRange }: Report): Pick<Report, 'score' | 'scoreRange'> {
  const other = (value: number) => Math.max(0, scale - value);
  const [worst, best] = swapped(scoreRange) ?? [];
  return {
    score: score === null ? null : other(score),
    scoreRange: worst === undefined || best === undefined ? undefined : [other(worst), other(best)],
  };
}

const swapped = (range: Report['scoreRange']): Report['scoreRange'] => range && [range[1], range[0]];

const worstFirst = ['contradicted', 'unsupported', 'supported'] as const;

const worstVerdict = (claims: Report['claims']): Result['verdict'] =>
  worstFirst.find((verdict) => claims.some((claim) => claim.verdict === verdict)) ?? null;

/** Refusals that the person can lift: their words are of no use without how. */
const needsLeave: ReadonlySet<ProblemCode> = new Set([
  'outside',
  'addressNotAllowed',
  'unknownProvider',
  'foreignProvider',
]);

/** A fault of ours, too, costs the row that it happened on and not the run. */
export function rowProblem(error: unknown): NonNullable<Result['problem']> {
  if (error instanceof Problem) {
    const { message, nextStep } = problemText(error, 'commandLine');
    return { code: error.code, message: needsLeave.has(error.code) ? `${message} ${nextStep}` : message };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'fault', message: t('Internal error: {0}', message) };
}

const textsOf = (vars: Vars): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, variableText(value)]));
