import { t } from '@vscode/l10n';
import { plainMarkdown } from '../../report/formEscapes.ts';
import { numberText } from '../../report/shownNumber.ts';
import type { CaseResult, RunHeader } from '../results/result.ts';
import { SummaryBuilder } from '../results/summary.ts';
import { WorstCases } from '../results/worstCases.ts';
import { ComparisonTable } from './comparisonTable.ts';
import { summaryTables, type Table } from './tables.ts';

/** Summary and worst cases as Markdown. Texts of the data are escaped: they are no markup of ours. */
export async function runToMarkdown(
  header: RunHeader,
  cases: AsyncIterable<CaseResult> | Iterable<CaseResult>,
): Promise<string> {
  const builder = new SummaryBuilder();
  const tests = new ComparisonTable();
  const worst = new WorstCases(20);
  for await (const one of cases) {
    builder.add(one);
    tests.add(one);
    worst.add(one);
  }
  const summary = builder.summary();
  const models = tests.table();
  return [
    `# ${t('Evaluation of {0}', plainMarkdown(header.dataset))}`,
    t('Cases: {0}; failed: {1}', summary.cases, summary.casesWithFailures),
    ...summaryTables(summary).map(table),
    ...(models ? [table(models)] : []),
    table({
      title: t('Worst cases'),
      header: [t('Line'), t('Score'), t('Judge'), t('Reason')],
      rows: worst
        .cases()
        .map(({ one, result }) => [
          String(one.line),
          result.score === null ? '–' : numberText(result.score),
          result.judge,
          result.reason,
        ]),
    }),
    '',
  ].join('\n\n');
}

function table({ title, header, rows }: Table): string {
  const row = (cells: readonly string[]) => `| ${cells.map(plainMarkdown).join(' | ')} |`;
  return [
    `## ${plainMarkdown(title)}`,
    '',
    row(header),
    `|${' --- |'.repeat(header.length)}`,
    ...rows.map(row),
  ].join('\n');
}
