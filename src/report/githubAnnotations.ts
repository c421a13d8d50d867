import { t } from '@vscode/l10n';
import { plainLine } from './escape.ts';
import { openFindings } from './openFindings.ts';
import { positions } from './place.ts';
import { type CheckedOutput, type RunReport, runTotals, uncheckedData } from './runReport.ts';

/**
 * Open findings as workflow commands of GitHub Actions, which shows them at the lines of a pull request, and the totals.
 * @param fileOf the path that GitHub knows an output by, from the root of the repository on
 */
export function githubAnnotations(run: RunReport, fileOf: (uri: string) => string): string {
  const unchecked = run.notChecked
    .map(uncheckedData)
    .map(({ name, message, blocks }) =>
      annotation(blocks ? 'error' : 'notice', { title: t('Not checked') }, [`${name}: ${message}`]),
    );
  const found = run.checked.flatMap((output) => annotationsOf(output, fileOf));
  return `${[...found, ...unchecked, runTotals(run)].join('\n')}\n`;
}

function annotationsOf(output: CheckedOutput, fileOf: (uri: string) => string): string[] {
  const at = positions(output.document);
  const { uri } = output.report.output;
  const file = uri === undefined ? undefined : fileOf(uri);
  return openFindings(output).map(({ level, title, lines, at: span, correction }) => {
    const [start, end] = [at(span.start), at(span.end)];
    // Columns are refused where an annotation has several lines.
    const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
    return annotation(level, { file, line: start.line, endLine: end.line, ...columns, title }, [
      ...lines,
      ...(correction === undefined ? [] : [t('Suggested correction: {0}', correction)]),
    ]);
  });
}

function annotation(
  level: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number | undefined>>,
  lines: readonly string[],
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const list = given.map(([name, value]) => `${name}=${propertyText(plainLine(String(value)))}`);
  return `::${level} ${list.join(',')}::${messageText(lines.map(plainLine).join('\n'))}`;
}

const messageText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\n', '%0A');

const propertyText = (text: string): string =>
  messageText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
