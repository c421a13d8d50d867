import { t } from '@vscode/l10n';
import type { LeftOut } from '../../check/leftOut.ts';
import type { ProblemData } from '../../check/problem.ts';
import { plainLine } from '../escape.ts';
import { problemText } from './problemText.ts';
import type { Surface } from './problemWords.ts';

/** Files of one type that are named; the rest of them are counted. */
const mostNamed = 20;

/** How many files of the context were not read, and then each with why, those of one type of file together. */
export function leftOutLines(leftOut: readonly LeftOut[], surface: Surface): readonly string[] {
  const groups = new Map<string, { readonly problem: ProblemData; readonly names: string[] }>();
  for (const { name, problem } of leftOut) {
    const key = problem.code === 'typeNotRead' ? `.${problem.args.extension}` : name;
    const group = groups.get(key) ?? { problem, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(({ problem, names }) => {
    const more = names.length - mostNamed;
    const named = [...names.slice(0, mostNamed), ...(more > 0 ? [t('{0} more', more)] : [])].join(', ');
    const { message } = problemText(problem, surface);
    return plainLine(message.includes(named) ? message : `${named}: ${message}`);
  });
  return [leftOutCount(leftOut.length), ...lines.map((line) => `  ${line}`)];
}

/** How many files of the context were not read. */
export const leftOutCount = (count: number): string =>
  count === 1 ? t('1 context file was not read.') : t('{0} context files were not read.', count);
