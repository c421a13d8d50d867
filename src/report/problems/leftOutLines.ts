import { t } from '@vscode/l10n';
import type { LeftOut } from '../../check/leftOut.ts';
import { plainLine } from '../escape.ts';
import { problemText } from './problemText.ts';
import type { Surface } from './problemWords.ts';

/** Files of one type that are named; the rest of them are counted. */
const mostNamed = 20;

/** How many files of the context were not read, and then each with why, those of one type of file together. */
export function leftOutLines(leftOut: readonly LeftOut[], surface: Surface): readonly string[] {
  const named = leftOut.map(({ name, problem }) => ({
    name,
    message: problemText(problem, surface).message,
    group: problem.code === 'typeNotRead' ? `.${problem.args.extension}` : name,
  }));
  return [leftOutCount(leftOut.length), ...groupedLines(named).map((line) => `  ${line}`)];
}

/** A line for each group: what is said of it, with the names of its first members. */
export function groupedLines(
  named: readonly { readonly name: string; readonly message: string; readonly group: string }[],
): readonly string[] {
  const groups = new Map<string, { readonly message: string; readonly names: string[] }>();
  for (const { name, message, group } of named) {
    const known = groups.get(group) ?? { message, names: [] };
    known.names.push(name);
    groups.set(group, known);
  }
  return [...groups.values()].map(({ message, names }) => {
    const more = names.length - mostNamed;
    const list = [...names.slice(0, mostNamed), ...(more > 0 ? [t('{0} more', more)] : [])].join(', ');
    return plainLine(message.includes(list) ? message : `${list}: ${message}`);
  });
}

/** How many files of the context were not read. */
export const leftOutCount = (count: number): string =>
  count === 1 ? t('1 context file was not read.') : t('{0} context files were not read.', count);
