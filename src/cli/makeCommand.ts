import type { Command } from 'commander';
import type { ExitCode } from './exitCode.ts';
import type { Terminal } from './terminal.ts';

/** Makes a subcommand, which reports its exit code instead of ending the process. */
export type MakeCommand = (terminal: Terminal, conclude: (code: ExitCode) => void) => Command;
