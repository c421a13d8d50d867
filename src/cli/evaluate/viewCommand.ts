import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { t } from '@vscode/l10n';
import { Command, Option } from 'commander';
import { ComparisonTable } from '../../evaluate/export/comparisonTable.ts';
import { runToCsv } from '../../evaluate/export/csv.ts';
import { runToHtml } from '../../evaluate/export/html.ts';
import { runToJson } from '../../evaluate/export/json.ts';
import { runToMarkdown } from '../../evaluate/export/markdown.ts';
import { runToOtlp } from '../../evaluate/export/otlp.ts';
import { summaryTables } from '../../evaluate/export/tables.ts';
import type { CaseResult, Result, RunHeader } from '../../evaluate/results/result.ts';
import { type RunFile, readRunFile } from '../../evaluate/results/runFile.ts';
import { judgesDiffer, SummaryBuilder } from '../../evaluate/results/summary.ts';
import { WorstCases } from '../../evaluate/results/worstCases.ts';
import { plainLine } from '../../report/escape.ts';
import { verdictText } from '../../report/labels.ts';
import { numberText } from '../../report/shownNumber.ts';
import { boundsOf, writeOut } from '../fileArgument.ts';
import { type MakeCommand, parseCount } from '../options.ts';
import { allowOutside } from '../permissions.ts';
import { type ExitCode, exitCode, type Terminal } from '../terminal.ts';
import { datasetFiles, type Permissions } from './datasetFiles.ts';
import { ProblemLines } from './evaluationText.ts';
import { tableText } from './tableText.ts';

export const viewCommand: MakeCommand = (terminal, conclude) =>
  new Command('view')
    .description('Show the results of an evaluation here and in the browser, or export them.')
    .argument('<results>', 'a file that claimlight eval --out wrote')
    .addOption(new Option('--format <format>', 'output format').choices(viewFormats).default('text'))
    .option('--out <file>', 'write to this file instead of the terminal')
    .option('--worst <number>', 'number of worst cases to list', parseCount, 10)
    .option('--disagreements', 'list only cases where the judges differ')
    .option('--no-open', 'do not open the results as a page in the browser')
    .addOption(allowOutside())
    .action(async (results: string, options: ViewOptions) => {
      conclude(await runViewCommand(results, options, terminal));
    });

const viewFormats = ['text', 'json', 'csv', 'markdown', 'html', 'otlp'] as const;

interface ViewOptions extends Pick<Permissions, 'allowOutside'> {
  readonly format: (typeof viewFormats)[number];
  readonly out?: string;
  readonly worst: number;
  readonly disagreements?: true;
  readonly open: boolean;
}

async function runViewCommand(path: string, options: ViewOptions, terminal: Terminal): Promise<ExitCode> {
  const read = () => readRunFile(path, datasetFiles(path, options, terminal).open(path));
  const chunks = render(await read(), { ...options, columns: terminal.columns });
  if (options.out === undefined) for await (const chunk of chunks) terminal.write(chunk);
  else await writeOut(options.out, Readable.from(chunks), boundsOf(options, terminal));
  if (options.format === 'text' && options.out === undefined && options.open && terminal.openPage)
    await openAsPage(await read(), terminal.openPage, terminal);
  return exitCode.passed;
}

/** The page stays, since the browser reads it when this command has ended. */
async function openAsPage(
  { header, cases }: RunFile,
  openPage: NonNullable<Terminal['openPage']>,
  terminal: Terminal,
): Promise<void> {
  const page = join(await mkdtemp(join(tmpdir(), 'claimlight-')), 'results.html');
  await writeFile(page, await runToHtml(header, cases));
  const opened = await openPage(page);
  terminal.writeError(
    `${opened ? t('Opened in the browser: {0}', page) : t('The page could not be opened. It is here: {0}', page)}\n`,
  );
}

function render({ header, cases }: RunFile, options: ViewOptions & ListOptions): AsyncGenerator<string> {
  switch (options.format) {
    case 'text':
      return viewText(header, cases, options);
    case 'json':
      return runToJson(header, cases);
    case 'csv':
      return runToCsv(cases);
    case 'markdown':
      return whole(runToMarkdown(header, cases));
    case 'html':
      return whole(runToHtml(header, cases));
    case 'otlp':
      return runToOtlp(header, cases, Date.now());
  }
}

async function* whole(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}

interface ListOptions {
  /** Number of cases to list. */
  readonly worst: number;
  readonly disagreements?: true;
  /** Characters of a line. */
  readonly columns?: number;
}

/** Summary and worst cases for the terminal. */
async function* viewText(
  { dataset }: RunHeader,
  cases: AsyncIterable<CaseResult>,
  { worst: limit, disagreements, columns }: ListOptions,
): AsyncGenerator<string> {
  const builder = new SummaryBuilder();
  const tests = new ComparisonTable();
  const worst = new WorstCases(limit);
  const problems = new ProblemLines();
  for await (const one of cases) {
    builder.add(one);
    tests.add(one);
    problems.add(one);
    if (!disagreements || judgesDiffer(one)) worst.add(one);
  }
  const summary = builder.summary();
  yield `${dataset}. ${t('Cases: {0}; failed: {1}', summary.cases, summary.casesWithFailures)}\n\n`;
  const table = tests.table();
  yield [...(table ? [table] : []), ...summaryTables(summary)]
    .map((one) => tableText(one, columns))
    .join('\n');
  const listed = worst.cases();
  if (listed.length > 0)
    yield `\n${disagreements ? t('Worst cases where the judges differ') : t('Worst cases')}\n`;
  for (const { one, result } of listed) yield caseText(one, result);
  const failures = problems.text();
  if (failures) yield `\n${t('Failed')}\n${failures}`;
}

function caseText(one: CaseResult, result: Result): string {
  const score = result.score === null ? '–' : numberText(result.score);
  const wrong = result.claims.filter((claim) => claim.verdict !== 'supported');
  return [
    `  ${t('Line {0}', one.line)}  ${score}  ${result.judge}  ${plainLine(result.reason)}`,
    ...wrong.map(
      (claim) =>
        `    ${verdictText(claim.verdict ?? 'failed')}: ${plainLine(claim.text)} (${plainLine(claim.reason)})`,
    ),
    '',
  ].join('\n');
}
