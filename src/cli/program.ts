import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { Problem } from '../check/problem.ts';
import { checkCommand } from './check/checkCommand.ts';
import { completionCommand } from './completionCommand.ts';
import { evalCommand } from './evaluate/evalCommand.ts';
import { initCommand } from './evaluate/initCommand.ts';
import { viewCommand } from './evaluate/viewCommand.ts';
import { exportCommand } from './exportCommand.ts';
import { localizeHelp } from './helpWords.ts';
import { hookCommand } from './hookCommand.ts';
import { lspCommand } from './lsp/lspCommand.ts';
import { mcpCommand } from './mcp/mcpCommand.ts';
import type { MakeCommand } from './options.ts';
import { type ExitCode, exitCode, printProblem, type Terminal } from './terminal.ts';
import { tryCommand } from './try/tryCommand.ts';

/** The subcommands, in the order of the help. */
export const subcommands: readonly MakeCommand[] = [
  checkCommand,
  evalCommand,
  exportCommand,
  initCommand,
  viewCommand,
  tryCommand,
  mcpCommand,
  lspCommand,
  hookCommand,
  completionCommand,
];

/** Runs `claimlight ARGUMENT…` and returns the exit code. A fault of ours is thrown, not reported. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCode.passed;
  const program = new Command('claimlight')
    .description('Check texts against the files they must agree with.')
    .version(manifest.version);
  for (const make of subcommands)
    program.addCommand(
      make(terminal, (concluded) => {
        code = concluded;
      }),
    );
  for (const command of [program, ...program.commands]) {
    localizeHelp(command);
    command.exitOverride().configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.writeError(text),
    });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.passed : exitCode.failed;
    const stopped = terminal.stop.aborted && error === terminal.stop.reason;
    const problem = stopped ? new Problem('cancelled') : error;
    if (!(problem instanceof Problem)) throw problem;
    printProblem(problem, terminal);
    return terminal.stop.aborted ? exitCode.stopped : exitCode.failed;
  }
}
