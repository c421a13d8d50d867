import { Problem } from '../../check/problem.ts';
import type { OnLeftOut } from '../leftOut.ts';
import type { RawRow } from '../read/rawRow.ts';
import type { FaultyRow, Row } from '../row.ts';
import type { RowCheck } from '../rowCheck.ts';
import { toChecks } from './checks.ts';
import { type PartialTest, type Test, testSchema } from './config.ts';
import type { ReadText } from './readText.ts';
import type { Vars } from './template.ts';
import { nameUnreadOfTest } from './unread.ts';

/** A row before its place in the data set is known. */
type Unplaced = Omit<Row, 'position'> | Omit<FaultyRow, 'position'>;

/** The rows of one test: more than one where a variable lists several values. A bad test is a faulty row. */
export async function testRows(
  raw: RawRow,
  defaults: PartialTest,
  read: ReadText,
  onLeftOut: OnLeftOut,
): Promise<readonly Unplaced[]> {
  const { line } = raw;
  if ('fault' in raw) return [raw];
  const parsed = testSchema.safeParse(raw.value);
  if (!parsed.success) {
    const field = parsed.error.issues[0]!.path.join('.');
    return [{ line, fault: new Problem('rowField', { field }) }];
  }
  nameUnreadOfTest(parsed.data, 'tests', onLeftOut);
  try {
    const all = { ...defaults.vars, ...parsed.data.vars };
    const rows: Omit<Row, 'position'>[] = [];
    for (const { context, ...others } of combinations(all)) {
      const texts = await readAll(others, read);
      const facts = context === undefined ? undefined : await readList(context, read);
      const vars = facts ? { ...texts, context: facts.join('\n\n') } : texts;
      const checks = await toChecks({ test: parsed.data, defaults, vars, read }, onLeftOut);
      rows.push({ line, ...toRow(parsed.data, vars, facts, checks) });
    }
    return rows;
  } catch (error) {
    if (error instanceof Problem) return [{ line, fault: error }];
    throw error;
  }
}

function toRow(
  test: Test,
  vars: Vars,
  context: readonly string[] | undefined,
  checks: readonly RowCheck[],
): Omit<Row, 'position' | 'line'> {
  const input = inputOf(vars);
  const output = test.providerOutput;
  return {
    vars,
    ...(test.description === undefined ? {} : { id: test.description }),
    ...(input === undefined ? {} : { input }),
    ...(output === undefined ? {} : { output }),
    ...(context === undefined ? {} : { context }),
    ...(checks.length > 0 ? { checks } : {}),
  };
}

const inputNames = ['query', 'question', 'input', 'prompt'];

/** What is asked, under one of its usual names, however they are written. */
function inputOf(vars: Vars): string | undefined {
  const written = new Map(Object.entries(vars).map(([name, value]) => [name.toLowerCase(), value]));
  return inputNames.map((name) => written.get(name)).find((value) => value !== undefined);
}

/** Every choice of one value from each variable that lists several; a listed context is one context. */
function combinations(vars: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  let all: Readonly<Record<string, unknown>>[] = [{}];
  for (const [name, value] of Object.entries(vars)) {
    const choices = Array.isArray(value) && name !== 'context' ? value : [value];
    all = all.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name]: choice })));
  }
  return all;
}

async function readAll(vars: Readonly<Record<string, unknown>>, read: ReadText): Promise<Vars> {
  const entries = Object.entries(vars).map(
    async ([name, value]) => [name, await asText(value, read)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const readList = (value: unknown, read: ReadText): Promise<readonly string[]> =>
  Promise.all((Array.isArray(value) ? value : [value]).map((item) => asText(item, read)));

async function asText(value: unknown, read: ReadText): Promise<string> {
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return read(value);
}
