import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { t } from '@vscode/l10n';
import { Problem } from '../../check/problem.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import { type Bounds, realPathWithin } from '../../sources/realPath.node.ts';
import { boundsOfArgument } from '../fileArgument.ts';
import { filesOfName, lookAtName } from './namedFiles.ts';

/** Which text to check: a file or the standard input, and which of its lines, counted from 1, inclusive. */
export interface OutputArgument {
  readonly path: string | '-';
  readonly lines?: { readonly first: number; readonly last: number };
  /** The file that the standard input is the text of, which need not exist. */
  readonly standsFor?: string;
  /** What the person called it, or where a folder or a glob found it. */
  readonly name: string;
  /** By its own name, and not by that of a folder or a glob. */
  readonly isNamed: boolean;
}

/** The file whose text it is; undefined for the standard input, unless that stands for one. */
export const fileOfOutput = ({ path, standsFor }: OutputArgument): string | undefined =>
  path === '-' ? standsFor : path;

interface OutputArguments {
  /** Each once, in the order in which they are named. */
  readonly outputs: readonly OutputArgument[];
  /** There may be several, whatever there is: more than one was named, or a folder or a glob. */
  readonly several: boolean;
}

/** What the standard input is. */
interface StandardInput {
  /** Name of the output that it is the text of. */
  readonly stdinFilename?: string;
  /** "-" among the context reads it as such. */
  readonly context?: readonly string[];
}

/**
 * The texts that the command line names.
 * @throws {Problem} noOutputs where a folder or a glob brings in none; badInput
 */
export async function outputArguments(
  names: readonly string[],
  { stdinFilename, context = [] }: StandardInput,
  bounds: Bounds,
): Promise<OutputArguments> {
  const reads = names.includes('-');
  if (reads && context.includes('-'))
    throw new Problem('badInput', { detail: t('Standard input cannot be both the output and the context.') });
  if (!reads && stdinFilename !== undefined)
    throw new Problem('badInput', { detail: t('--stdin-filename needs - among the outputs.') });
  const found = await Promise.all(
    names.map(
      async (name): Promise<readonly OutputArgument[]> =>
        name === '-'
          ? [{ path: '-', standsFor: stdinFilename, name: stdinFilename ?? t('output'), isNamed: true }]
          : outputsOf(name, bounds),
    ),
  );
  const outputs = new Map<string, OutputArgument>();
  for (const output of found.flat()) {
    const key = JSON.stringify([output.path === '-' ? '-' : resolve(output.path), output.lines]);
    if (output.isNamed || !outputs.has(key)) outputs.set(key, output);
  }
  return {
    outputs: [...outputs.values()],
    several: names.length > 1 || found.flat().some(({ isNamed }) => !isNamed),
  };
}

async function outputsOf(name: string, bounds: Bounds): Promise<readonly OutputArgument[]> {
  const argument = parseOutputArgument(name);
  const looked = await lookAtName(argument.path);
  if (looked.kind === 'file') return [argument];
  const within = await boundsOfArgument(looked.base, bounds);
  await realPathWithin(looked.base, within).catch((cause: unknown) => {
    throw readProblem(name, cause, { missing: 'noOutputs', unreadable: 'outputUnreadable' });
  });
  const { paths } = await filesOfName(name, looked, within, 'output');
  return paths.map((path) => ({ path, name: path, isNamed: false }));
}

const lineRange = /^(?<path>.+):(?<first>\d+)(?:-(?<last>\d+))?$/;

/** Reads `FILE`, `FILE:10-20` or `FILE:10`. A file of just that name wins over a range. */
function parseOutputArgument(name: string, exists: (path: string) => boolean = existsSync): OutputArgument {
  const parts = lineRange.exec(name)?.groups;
  if (!parts || exists(name)) return { path: name, name, isNamed: true };
  const { path = name, first, last = first } = parts;
  return { path, lines: { first: Number(first), last: Number(last) }, name, isNamed: true };
}
