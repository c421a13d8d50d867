import { t } from '@vscode/l10n';
import { Problem } from '../check/problem.ts';
import type { Report, ReportClaim } from '../check/report.ts';
import { countsAsHedged } from '../check/score/scorer.ts';
import { higherIsBetter, type Result, worstScore } from '../evaluate/results/result.ts';
import type { ColumnSummary } from '../evaluate/results/resultColumns.ts';
import type { Summary } from '../evaluate/results/summary.ts';
import type { Evaluated } from '../evaluate/run/evaluate.ts';
import type { RunReport } from '../report/runReport.ts';
import { numberText } from '../report/shownNumber.ts';
import { type ExitCode, exitCode, type Terminal } from './terminal.ts';

/** Gates for scripts, as shares of the scale, 0..1. */
export interface Threshold {
  readonly failUnder?: number;
  readonly failOver?: number;
  readonly failUnderPassRate?: number;
}

/** What an evaluation is held to. */
export interface EvalGate extends Threshold {
  /** Whatever the data set asserts is to be evaluated. */
  readonly strict?: true;
}

/** What a check is held to. */
export interface CheckGate extends Threshold {
  /** Of all outputs together. */
  readonly maxFindings?: number;
  /** What was found is for people to read, and for no script. */
  readonly exitZero?: true;
}

/** A gate that fits none of the scorers would pass the worst output, so it is refused. */
export function checkThreshold(
  { failUnder, failOver }: Threshold,
  measured: readonly Report['scorer'][],
): void {
  const names = measured.join(', ');
  if (failOver !== undefined && measured.every(higherIsBetter))
    throw new Problem('badInput', { detail: `${names}: higher is better; use --fail-under.` });
  if (failUnder !== undefined && !measured.some(higherIsBetter))
    throw new Problem('badInput', { detail: `${names}: lower is better; use --fail-over.` });
}

/**
 * Of several outputs the worst counts, and none hides behind the others; one that was asked for by name and could not
 * be checked is no pass.
 */
export function gateRun(held: CheckGate, { checked, notChecked }: RunReport): ExitCode {
  const codes = checked.map(({ report }) => gate(held, report));
  if (notChecked.some(({ blocks }) => blocks)) codes.push(exitCode.failed);
  if (!held.exitZero && tooManyFindings(held, { checked }) !== undefined) codes.push(exitCode.missed);
  return Math.max(exitCode.passed, ...codes) as ExitCode;
}

/** How many findings there are, where they are more than may be. */
export function tooManyFindings(
  { maxFindings = Infinity }: CheckGate,
  { checked }: Pick<RunReport, 'checked'>,
): number | undefined {
  const findings = checked.flatMap(({ report }) => report.claims.filter(isOpenFinding)).length;
  return findings > maxFindings ? findings : undefined;
}

/**
 * Without a threshold, a contradiction, a claim that could not be judged and one that names the wrong source are none that may pass. Of a partial result
 * the worst score counts. A category that could not be found is never a pass. What makes no claim misses nothing.
 */
export function gate({ exitZero, ...held }: CheckGate, report: Report): ExitCode {
  const code = codeOf(held, report);
  return exitZero && code === exitCode.missed ? exitCode.passed : code;
}

function codeOf({ maxFindings, ...threshold }: CheckGate, report: Report): ExitCode {
  if (report.status === 'failed') return exitCode.failed;
  if (!hasGate(threshold) && maxFindings === undefined && report.claims.some(mayNotPass))
    return exitCode.missed;
  const score = worstScore(report);
  if (score === null)
    return report.claims.length > 0 && (hasGate(threshold) || report.factuality)
      ? exitCode.failed
      : exitCode.passed;
  return misses(threshold, score / report.scale) ? exitCode.missed : exitCode.passed;
}

/** What someone looked at and decided passes, and what only may differ. */
const mayNotPass = (claim: ReportClaim): boolean =>
  !claim.decision && (claim.verdict === 'failed' || isWrong(claim) || isMisplaced(claim));

/** Somebody has yet to look at it. */
export const isOpenFinding = (claim: ReportClaim): boolean =>
  !claim.decision && (claim.attribution !== undefined || (claim.verdict !== 'supported' && !isHedged(claim)));

/** Wrong by what the sources say, whatever they are called, and nobody decided about it. */
export const isOpenError = (claim: ReportClaim): boolean =>
  !claim.decision &&
  (isWrong(claim) ||
    (claim.attribution ?? []).some(({ kind }) => kind === 'misattributed' || kind === 'misquoted'));

const isWrong = (claim: ReportClaim): boolean => claim.verdict === 'contradicted' && !isHedged(claim);

const isHedged = (claim: ReportClaim): boolean => claim.verdict === 'contradicted' && countsAsHedged(claim);

/** It says of the wrong place, or in the wrong words, where it comes from. */
const isMisplaced = ({ attribution = [] }: ReportClaim): boolean =>
  attribution.some(({ kind }) => kind !== 'sourcesDisagree');

const misses = ({ failUnder, failOver }: Threshold, share: number): boolean =>
  (failUnder !== undefined && share < failUnder) || (failOver !== undefined && share > failOver);

/** Of a configuration's own assertions, and of rows that never came to them. */
export class AssertionCounter {
  #asserted = false;
  #failing = 0;

  add({ result, asserted }: Pick<Evaluated, 'result' | 'asserted'>): void {
    if (asserted) this.#asserted = true;
    if (result.problem) this.#failing += 1;
    else if (asserted) this.#failing += failingOf(result.results);
  }

  /** 0 where the data set asserts nothing. */
  get failing(): number {
    return this.#asserted ? this.#failing : 0;
  }
}

/** Assertions that fail one by one, and sets that fail as a whole. */
function failingOf(results: readonly Result[]): number {
  const sets = new Map<number, Result[]>();
  let failing = 0;
  for (const result of results) {
    if (result.weight === 0) continue;
    if (result.set) sets.set(result.set.number, [...(sets.get(result.set.number) ?? []), result]);
    else if (result.pass === false || result.status === 'failed') failing += 1;
  }
  return failing + [...sets.values()].filter((set) => !setPasses(set)).length;
}

/** By the weighted mean of its shares of the scale; what failed counts as 0, and what does not apply is left out. */
function setPasses(results: readonly Result[]): boolean {
  const applies = results.filter(({ status }) => status !== 'notApplicable');
  const weights = applies.reduce((total, { weight = 1 }) => total + weight, 0);
  const sum = applies.reduce(
    (total, result) => total + ((worstScore(result) ?? 0) / result.scale) * (result.weight ?? 1),
    0,
  );
  return weights === 0 || sum / weights >= (results[0]?.set?.threshold ?? 1);
}

/**
 * Of several columns the worst counts, and of a column the worst that it can be. Without a gate, the data set's own
 * assertions are one. Says last how much was judged, or what was missed.
 * @param notEvaluated what a configuration asks for and nothing here evaluates; with `strict` it lets nothing pass
 */
export function evalGate(
  gate: EvalGate,
  summary: Summary,
  assertions: AssertionCounter,
  notEvaluated: number,
  terminal: Terminal,
): ExitCode {
  const code = thresholdGate(gate, summary, assertions, terminal);
  return gate.strict && notEvaluated > 0 && code === exitCode.passed
    ? says(
        t('Parts of the configuration that were not evaluated: {0}.', notEvaluated),
        exitCode.incomplete,
        terminal,
      )
    : code;
}

function thresholdGate(
  threshold: Threshold,
  summary: Summary,
  assertions: AssertionCounter,
  terminal: Terminal,
): ExitCode {
  const { judged, text } = coverage(summary);
  if (text !== undefined) terminal.writeError(`${text}\n`);
  if (judged === 0) return says(t('Nothing could be judged.'), exitCode.failed, terminal);
  if (!hasGate(threshold)) {
    const { failing } = assertions;
    return failing === 0
      ? exitCode.passed
      : says(t('Failed assertions or rows: {0}.', failing), exitCode.missed, terminal);
  }
  const misses = [
    ...summary.columns.flatMap((column) => columnMisses(threshold, column)),
    ...summary.silent.map(({ name, cases }) => t('{0}: none of {1} rows was answered.', name, cases)),
  ];
  for (const miss of misses) terminal.writeError(`${miss}\n`);
  if (!summary.columns.some((column) => holds(threshold, column)))
    return says(t('The thresholds apply to none of the scores.'), exitCode.failed, terminal);
  const unjudged = summary.columns.filter(({ judged, worstMean }) => judged === 0 && worstMean === null);
  for (const { name } of unjudged) terminal.writeError(`${t('{0}: nothing could be judged.', name)}\n`);
  if (unjudged.length > 0) return exitCode.failed;
  return misses.length > 0 ? exitCode.missed : exitCode.passed;
}

const hasGate = ({ failUnder, failOver, failUnderPassRate }: Threshold): boolean =>
  [failUnder, failOver, failUnderPassRate].some((share) => share !== undefined);

function says(text: string, code: ExitCode, terminal: Terminal): ExitCode {
  terminal.writeError(`${text}\n`);
  return code;
}

/** What the figures rest on; no text where they rest on every row. */
function coverage({ columns, failedCases }: Summary): { readonly judged: number; readonly text?: string } {
  const total = (of: (column: ColumnSummary) => number) =>
    columns.reduce((sum, column) => sum + of(column), 0);
  const judged = total((column) => column.judged);
  const failed = failedCases + total(({ counts }) => counts.failed);
  const leftOut = total(({ counts }) => counts.notApplicable);
  if (failed + leftOut === 0) return { judged };
  const all = judged + failed + leftOut;
  return {
    judged,
    text: t('Judged: {0} of {1}; failed: {2}; not applicable: {3}.', judged, all, failed, leftOut),
  };
}

const holds = ({ failUnder, failOver, failUnderPassRate }: Threshold, { column }: ColumnSummary): boolean =>
  failUnderPassRate !== undefined || (higherIsBetter(column.scorer) ? failUnder : failOver) !== undefined;

/** A gate of the other direction would pass a column's worst, so it does not hold that column. */
function columnMisses(threshold: Threshold, column: ColumnSummary): readonly string[] {
  const { name, worstMean, worstPassRate, scale, counts, missing } = column;
  const { failUnder, failOver, failUnderPassRate } = threshold;
  const higher = higherIsBetter(column.column.scorer);
  const mean = worstMean === null ? undefined : worstMean / scale;
  const worst = counts.partial + counts.failed + missing;
  const note =
    worst === 0 ? '' : ` ${t('Partial and failed results ({0}) count with their worst score.', worst)}`;
  const texts: string[] = [];
  if (mean !== undefined && higher && failUnder !== undefined && mean < failUnder)
    texts.push(t('{0}: {1} is below --fail-under {2}.', name, numberText(mean), String(failUnder)));
  if (mean !== undefined && !higher && failOver !== undefined && mean > failOver)
    texts.push(t('{0}: {1} is above --fail-over {2}.', name, numberText(mean), String(failOver)));
  if (worstPassRate !== null && failUnderPassRate !== undefined && worstPassRate < failUnderPassRate)
    texts.push(
      t(
        '{0}: the pass rate {1} is below --fail-under-pass-rate {2}.',
        name,
        numberText(worstPassRate),
        String(failUnderPassRate),
      ),
    );
  return texts.map((text) => `${text}${note}`);
}
