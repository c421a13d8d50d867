import { t } from '@vscode/l10n';
import { Argument, Command } from 'commander';
import { Problem } from '../check/problem.ts';
import { type Decision, isDecision, parseDecisions } from '../review/decisions.ts';
import { readProblem } from '../sources/fileSystem.node.ts';
import { readRegularText } from '../sources/regularFile.node.ts';
import { readContext } from './check/contextFiles.ts';
import { boundsOf, pathOfArgument, writeOut } from './fileArgument.ts';
import { collected, type MakeCommand } from './options.ts';
import { allowOutside } from './permissions.ts';
import { type ExitCode, exitCode, type Terminal } from './terminal.ts';

/** Where a team shares its decisions. */
const decisionFile = '.claimlight/decisions.json';

export const exportCommand: MakeCommand = (terminal, conclude) =>
  new Command('export')
    .description('Export what people ignored and verified as labelled rows for claimlight eval.')
    .addArgument(new Argument('<what>', 'what to export').choices(['decisions']))
    .argument('[file]', 'file of decisions', decisionFile)
    .option(
      '-c, --context <file>',
      'file, folder or glob that the rows are to be checked against; repeat it for several',
      collected,
    )
    .option('--out <file>', 'write to this file instead of the terminal')
    .addOption(allowOutside())
    .action(async (_what: 'decisions', file: string, options: ExportOptions) => {
      conclude(await runExportCommand(file, options, terminal));
    });

interface ExportOptions {
  readonly context?: readonly string[];
  readonly out?: string;
  readonly allowOutside?: true;
}

/** Writes a row a decision. Without a context the rows are a list of labels that no judge can be held against. */
async function runExportCommand(file: string, options: ExportOptions, terminal: Terminal): Promise<ExitCode> {
  const bounds = boundsOf(options, terminal);
  const remarks = parseDecisions(await readText(file, await pathOfArgument(file, bounds).catch(() => file)));
  if (!remarks) throw new Problem('badInput', { detail: t('{0} contains no decisions.', file) });
  // A note says nothing of a claim that could be held against a judge.
  const decisions = remarks.filter(isDecision);
  const read = options.context && (await readContext(options.context, { bounds, typed: true }, terminal));
  const context = read?.sources.map(({ text }) => text);
  const rows = decisions
    .map((decision) => `${JSON.stringify({ ...labelled(decision), context })}\n`)
    .join('');
  if (options.out === undefined) terminal.write(rows);
  else await writeOut(options.out, rows, bounds);
  const counts = (kind: Decision['kind']) => decisions.filter((one) => one.kind === kind).length;
  terminal.writeError(
    `${t('Decisions: {0} verified, {1} ignored.', counts('verified'), counts('ignored'))}\n`,
  );
  if (!context) terminal.writeError(`${t('To check the rows against their context, add --context FILE.')}\n`);
  return exitCode.passed;
}

/**
 * Who verifies a claim calls it right; who ignores a finding says that nothing is to be mended. Both hold against a
 * judge that calls the claim wrong, and neither says that a judge was right to raise another.
 */
const labelled = ({ claim, text, kind, note, author }: Decision) => ({
  id: claim,
  output: text,
  expected: 'right',
  decision: kind,
  note,
  author,
});

const readText = (file: string, path: string): Promise<string> =>
  readRegularText(path, file).catch((cause: unknown) => {
    throw readProblem(file, cause, { missing: 'dataMissing', unreadable: 'dataUnreadable' });
  });
