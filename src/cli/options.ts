import { type Command, InvalidArgumentError, type Option } from 'commander';
import type { ExitCode, Terminal } from './terminal.ts';

/** Makes a subcommand, which reports its exit code instead of ending the process. */
export type MakeCommand = (terminal: Terminal, conclude: (code: ExitCode) => void) => Command;

/** A command with these options. */
export function withOptions(command: Command, options: readonly Option[]): Command {
  for (const option of options) command.addOption(option);
  return command;
}

/** A share of the scale. Throws what commander shows beside the option's name. */
export function parseShare(value: string): number {
  const share = Number(value);
  if (value.trim() === '' || !(share >= 0 && share <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return share;
}

export function parsePositive(value: string): number {
  const number = Number(value);
  if (!(number > 0 && number < Infinity)) throw new InvalidArgumentError('It must be a number above 0.');
  return number;
}

export function parseWhole(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number) || number < 0)
    throw new InvalidArgumentError('It must be a whole number from 0.');
  return number;
}

export function parseCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new InvalidArgumentError('It must be a whole number above 0.');
  return count;
}

/** For an option that is repeated: it takes one value at a time, so that it swallows nothing that follows. */
export const collected = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];
