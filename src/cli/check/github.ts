import { appendFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { t } from '@vscode/l10n';
import { plainMarkdown } from '../../report/formEscapes.ts';
import { githubAnnotations } from '../../report/githubAnnotations.ts';
import { githubReview, type LineRange } from '../../report/githubReview.ts';
import { outputsToMarkdown } from '../../report/markdown.ts';
import { type RunReport, runTotals } from '../../report/runReport.ts';
import { writeProblem } from '../../sources/fileSystem.node.ts';
import type { Terminal } from '../terminal.ts';
import { shownLines } from './gitChanges.ts';

/** GitHub refuses a longer summary as a whole; it allows 1,048,576 bytes a step. */
const mostBytes = 1_000_000;

type Workplace = Pick<Terminal, 'env' | 'workingDirectory'>;

/** What GitHub Actions shows at the lines of a pull request. */
export const githubText = (run: RunReport, workplace: Workplace): string =>
  githubAnnotations(run, (uri) => repositoryPath(uri, workplace));

const repositoryPath = (uri: string, { env, workingDirectory }: Workplace): string =>
  relative(env.GITHUB_WORKSPACE || workingDirectory, fileURLToPath(uri)).replaceAll(sep, '/');

/**
 * One review of a pull request, for GitHub's interface.
 * @param revision what the pull request is shown against; without it, every line counts as shown
 * @throws {Problem} badInput where git cannot tell what changed; the signal's reason
 */
export async function pullRequestReview(
  run: RunReport,
  revision: string | undefined,
  terminal: Workplace & Pick<Terminal, 'stop'>,
): Promise<string> {
  const shown = new Map<string, readonly LineRange[]>();
  if (revision !== undefined)
    for (const uri of run.checked.flatMap(({ report }) => report.output.uri ?? []))
      shown.set(uri, await shownLines(revision, fileURLToPath(uri), terminal));
  return githubReview(run, (uri) => ({ path: repositoryPath(uri, terminal), shown: shown.get(uri) }));
}

/**
 * Adds the report to the summary of the job, where GitHub Actions keeps one.
 * @throws {Problem} unwritable
 */
export async function addJobSummary(run: RunReport, { env }: Pick<Terminal, 'env'>): Promise<void> {
  const path = env.GITHUB_STEP_SUMMARY;
  if (!path) return;
  await appendFile(path, summaryText(run)).catch((error: unknown) => {
    throw writeProblem(path, error);
  });
}

export function summaryText(run: RunReport, most = mostBytes): string {
  const whole = `${outputsToMarkdown(run)}\n`;
  if (Buffer.byteLength(whole) <= most) return whole;
  const note = t('The whole report is too long for a job summary.');
  return `**${plainMarkdown(runTotals(run))}**\n\n${note}\n\n`;
}
