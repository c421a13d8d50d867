import { t } from '@vscode/l10n';
import { summaryTables } from '../../evaluate/export/tables.ts';
import { TestsTable } from '../../evaluate/export/testsTable.ts';
import type { CaseResult, Result, RunHeader } from '../../evaluate/result.ts';
import { isDisputed, SummaryBuilder } from '../../evaluate/summary.ts';
import { WorstCases } from '../../evaluate/worstCases.ts';
import { ProblemLines } from './problemLines.ts';
import { tableText } from './tableText.ts';

export interface ListOptions {
  /** Number of cases to list. */
  readonly worst: number;
  readonly disagreements?: true;
}

/** Summary and worst cases for the terminal. */
export async function* viewText(
  { dataset }: RunHeader,
  cases: AsyncIterable<CaseResult>,
  { worst: limit, disagreements }: ListOptions,
): AsyncGenerator<string> {
  const builder = new SummaryBuilder();
  const tests = new TestsTable();
  const worst = new WorstCases(limit);
  const problems = new ProblemLines();
  for await (const one of cases) {
    builder.add(one);
    tests.add(one);
    problems.add(one);
    if (!disagreements || isDisputed(one)) worst.add(one);
  }
  const summary = builder.summary();
  yield `${dataset}. ${t('Cases: {0}; failed: {1}', summary.cases, summary.failedCases)}\n\n`;
  const table = tests.table();
  yield [...(table ? [table] : []), ...summaryTables(summary)].map(tableText).join('\n');
  const listed = worst.cases();
  if (listed.length > 0)
    yield `\n${disagreements ? t('Worst cases on which the judges differ') : t('Worst cases')}\n`;
  for (const { one, result } of listed) yield caseText(one, result);
  const failures = problems.text();
  if (failures) yield `\n${t('Failed')}\n${failures}`;
}

function caseText(one: CaseResult, result: Result): string {
  const score = result.score === null ? '–' : result.score.toFixed(2);
  const wrong = result.claims.filter((claim) => claim.verdict !== 'supported');
  return [
    `  ${t('Line {0}', one.line)}  ${score}  ${result.judge}  ${oneLine(result.reason)}`,
    ...wrong.map((claim) => `    ${claim.verdict}: ${oneLine(claim.text)} (${oneLine(claim.reason)})`),
    '',
  ].join('\n');
}

/** Texts of the data may hold control characters, which a terminal would obey. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
