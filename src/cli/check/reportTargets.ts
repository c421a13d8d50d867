import { t } from '@vscode/l10n';
import { InvalidArgumentError, Option } from 'commander';
import { Problem } from '../../check/problem.ts';
import { type FormatId, formatIds } from '../../report/formats.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { sameFileAs } from '../../sources/sameFile.node.ts';
import { pathToWrite } from '../fileArgument.ts';

/** Those of every report, and what GitHub takes, which needs to know the repository. */
export type CheckFormat = FormatId | 'github' | 'github-review';

const checkFormats: readonly CheckFormat[] = [...formatIds, 'github', 'github-review'];

/** A format of the report, and the file that it goes to; the standard output where that is absent. */
export interface ReportTarget {
  readonly format: CheckFormat;
  readonly path?: string;
}

export interface ReportOptions {
  readonly format?: readonly ReportTarget[];
  readonly out?: string;
  readonly watch?: true;
}

export const reportOptions = (): readonly Option[] => [
  new Option(
    '--format <format>',
    t('output format, or FORMAT=FILE to write it to a file; repeat it for several (default: text)'),
  )
    .choices(checkFormats)
    .argParser(parseTarget),
  new Option('--out <file>', t('write to this file instead of the terminal')),
];

/** Throws what commander shows beside the option's name. */
function parseTarget(value: string, before: readonly ReportTarget[] = []): readonly ReportTarget[] {
  const [name = '', ...rest] = value.split('=');
  const format = checkFormats.find((id) => id === name);
  const path = rest.length === 0 ? undefined : rest.join('=');
  if (format === undefined) throw new InvalidArgumentError(`Allowed choices are ${checkFormats.join(', ')}.`);
  if (path === '') throw new InvalidArgumentError('After = there must be a file.');
  return [...before, { format, path }];
}

/**
 * Where the report goes, looked at before anything is checked.
 * @param read files that a report must not be written over
 * @throws {Problem} badInput, unwritable
 */
export async function reportTargets(
  { format = [], out, watch }: ReportOptions,
  read: readonly string[],
  bounds: Bounds,
): Promise<readonly ReportTarget[]> {
  const [plain = { format: 'text' as const }, ...more] = format.filter(({ path }) => path === undefined);
  if (more.length > 0)
    refuse(t('Only one format can go to the terminal. Write the others to files: --format FORMAT=FILE.'));
  const targets = [{ ...plain, path: out }, ...format.filter(({ path }) => path !== undefined)];
  const paths = targets.flatMap(({ path }) => path ?? []);
  if (watch && paths.length > 0) refuse(t('With --watch, reports go to the terminal only.'));
  const real = await Promise.all(paths.map((path) => pathToWrite(path, bounds)));
  if (new Set(real).size < real.length) refuse(t('Two reports cannot be written to the same file.'));
  const isRead = await sameFileAs(read);
  for (const path of paths)
    if (await isRead(path))
      refuse(t('{0} is part of this check. Specify another file for the report.', path));
  return targets;
}

function refuse(detail: string): never {
  throw new Problem('badInput', { detail });
}
