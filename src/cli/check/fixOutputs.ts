import { relative, resolve } from 'node:path';
import { t } from '@vscode/l10n';
import { plainLine } from '../../report/escape.ts';
import type { CheckedOutput } from '../../report/runReport.ts';
import { type ClearFix, editedText } from '../../review/fixes.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import { sourceFormat } from '../../sources/sourceFormat.ts';
import { pathOfArgument, writeOut } from '../fileArgument.ts';
import type { Terminal } from '../terminal.ts';
import type { OutputArgument } from './outputArgument.ts';

/** An output with the corrections that are beyond doubt, as the editor's Replace Contradicted Values has them. */
export interface FixableOutput extends CheckedOutput {
  readonly output: OutputArgument;
  readonly fixes: readonly ClearFix[];
}

/** A text file that corrections were made for. */
export interface FixedText {
  readonly of: FixableOutput;
  readonly before: string;
  readonly after: string;
}

/**
 * The outputs with their corrections in them. One that is no plain text in UTF-8, or that changed since it was read, is
 * left as it is and told: of records, offsets and what other programs wrote there is no safe way back.
 */
export async function fixedTexts(
  checked: readonly FixableOutput[],
  bounds: Bounds,
  terminal: Terminal,
): Promise<readonly FixedText[]> {
  const fixed: FixedText[] = [];
  for (const one of checked.filter(({ fixes }) => fixes.length > 0)) {
    const before = await plainText(one, bounds, terminal.stop);
    if (before === undefined) {
      const why = t('{0} is left as it is: only plain text files in UTF-8 are corrected.', one.name);
      terminal.writeError(`claimlight: ${plainLine(why)}\n`);
      continue;
    }
    const head = before.length - one.document.length;
    fixed.push({ of: one, before, after: before.slice(0, head) + editedText(one.document, one.fixes) });
  }
  return fixed;
}

/** The whole file, where what was checked is its text, but for a byte order mark before it. */
async function plainText(
  { output: { path }, report: { output }, document }: FixableOutput,
  bounds: Bounds,
  stop: AbortSignal,
): Promise<string | undefined> {
  if (path === '-' || !output.uri || new URL(output.uri).hash !== '') return undefined;
  const bytes = await readRegularFile(await pathOfArgument(path, bounds), path, stop);
  if (sourceFormat({ uri: output.uri, bytes }) !== 'text') return undefined;
  const text = Buffer.from(bytes).toString('utf8');
  const isText = text === document || text === `\uFEFF${document}`;
  return isText && Buffer.from(text).equals(bytes) ? text : undefined;
}

/** Writes the corrected texts, and tells how many corrections there are. */
export async function writeFixes(
  fixed: readonly FixedText[],
  bounds: Bounds,
  terminal: Terminal,
): Promise<void> {
  for (const { of, after } of fixed) {
    await writeOut(of.output.path, after, bounds);
    const told = t('{0}: {1} corrected.', of.name, of.fixes.length);
    terminal.writeError(`claimlight: ${plainLine(told)}\n`);
  }
}

/** What the corrections would change, for people and for `git apply` in the working directory. */
export async function diffText(
  fixed: readonly FixedText[],
  { workingDirectory }: Pick<Terminal, 'workingDirectory'>,
): Promise<string> {
  const { createTwoFilesPatch } = await import('diff');
  return fixed
    .map(({ of, before, after }) => {
      const name = relative(workingDirectory, resolve(of.output.path)).replaceAll('\\', '/');
      return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after).replace(/^=+\n/, '');
    })
    .join('');
}
