import { appendFile } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { t } from '@vscode/l10n';
import { plainMarkdown } from '../../report/formEscapes.ts';
import { githubAnnotations } from '../../report/githubAnnotations.ts';
import { githubReview } from '../../report/githubReview.ts';
import { outputsToMarkdown } from '../../report/markdown.ts';
import { type RunReport, runTotals } from '../../report/runReport.ts';
import { writeProblem } from '../../sources/fileSystem.node.ts';
import type { Terminal } from '../terminal.ts';
import { repositoryRoot, shownLines } from './gitChanges.ts';

/** GitHub refuses a longer summary as a whole; it allows 1,048,576 bytes a step. */
const mostBytes = 1_000_000;

/** What GitHub Actions shows at the lines of a pull request. */
export const githubText = (
  run: RunReport,
  { env, workingDirectory }: Pick<Terminal, 'env' | 'workingDirectory'>,
): string =>
  githubAnnotations(run, (uri) => pathFrom(env.GITHUB_WORKSPACE || workingDirectory, fileURLToPath(uri)));

const pathFrom = (root: string, file: string): string => relative(root, file).replaceAll(sep, '/');

/**
 * One review of a pull request, for GitHub's interface.
 * @param revision what the pull request is shown against; without it, every line counts as shown
 * @throws {Problem} badInput where git cannot tell what changed; the signal's reason
 */
export async function pullRequestReview(
  run: RunReport,
  revision: string | undefined,
  { workingDirectory, stop }: Pick<Terminal, 'workingDirectory' | 'stop'>,
): Promise<string> {
  const root = (await repositoryRoot(workingDirectory, stop)) ?? workingDirectory;
  const files = run.checked.flatMap(({ report }) => report.output.uri ?? []).map((uri) => fileURLToPath(uri));
  const shown =
    revision === undefined ? undefined : await shownLines(revision, files, workingDirectory, stop);
  return githubReview(run, (uri) => {
    const file = fileURLToPath(uri);
    const path = pathFrom(root, file);
    return path.startsWith('../') || isAbsolute(path) ? undefined : { path, shown: shown?.get(file) };
  });
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
