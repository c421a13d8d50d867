import type * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { Problem } from '../../../check/problem.ts';
import type { DataFiles } from '../dataFiles.ts';
import type { DataRow, Dataset, FaultyRow, Row, RowCheck } from '../dataset.ts';
import { loadedItems } from '../loader.ts';
import { parseLoader } from '../loaderName.ts';
import type { RawRow } from '../read/rawRow.ts';
import { rowFormat, rowsOfFile } from '../read/readRows.ts';
import type { OnNotice } from '../runNotices.ts';
import { checkDefaults, columnsToTest, toChecks } from './assertions.ts';
import {
  type Config,
  configSchema,
  type PartialTest,
  partialTestSchema,
  providersOf,
  type Test,
  testSchema,
  toProvider,
} from './config.ts';
import { hubTests, parseHubDataset } from './hubDataset.ts';
import type { ParsedConfig } from './parseConfig.ts';
import { foreignCode, promptsOf, type TextReader, textReader } from './prompts.ts';
import { refuseAddressesIn } from './providerAddress.ts';
import { fillEnvironment } from './template.ts';
import { nameUnusedInConfig, nameUnusedInTest } from './unused.ts';
import { type Vars, variableText } from './vars.ts';
import { yamlFile } from './yamlFile.ts';

const filePrefix = 'file://';

/** The data set of a promptfoo configuration. Throws `badInput` with the field that cannot be read. */
export async function openConfig(
  path: string,
  { value, lines }: { readonly value: unknown; readonly lines?: ParsedConfig['lines'] },
  files: DataFiles,
  onLeftOut: OnNotice,
): Promise<Dataset> {
  const config = valid(configSchema, value, path);
  refuseAddressesIn(config.env);
  nameUnusedInConfig(config, onLeftOut);
  const read = textReader(path, files);
  const defaults = fillEnvironment(await defaultsOf(config, read, path), files.env);
  nameUnusedInTest(defaults, 'defaultTest', onLeftOut);
  await checkDefaults(defaults, read);
  const grader = defaults.options?.provider;
  return {
    rows: testsToRows(rawTests(config.tests, lines, path, files, onLeftOut), defaults, read, onLeftOut),
    providers: providersOf(config, files.env),
    prompts: await promptsOf(fillEnvironment(config.prompts ?? [], files.env), {
      path,
      files,
      read,
      onLeftOut,
    }),
    defaultGrader: grader === undefined ? undefined : toProvider(grader),
  };
}

function valid<T extends z.ZodMiniType>(schema: T, value: unknown, path: string): z.output<T> {
  const parsed = schema.safeParse(value, { error: english().localeError });
  if (parsed.success) return parsed.data;
  const { path: field, message } = parsed.error.issues[0]!;
  throw new Problem('badInput', { detail: `${path}: ${field.join('.')}: ${message}` });
}

async function defaultsOf(
  { defaultTest = {} }: Config,
  read: TextReader,
  path: string,
): Promise<PartialTest> {
  if (typeof defaultTest !== 'string') return defaultTest;
  return valid(partialTestSchema, yamlFile(await read(defaultTest), defaultTest), `${path}: ${defaultTest}`);
}

async function* testsToRows(
  tests: AsyncIterable<RawRow>,
  defaults: PartialTest,
  read: TextReader,
  onLeftOut: OnNotice,
): AsyncGenerator<DataRow> {
  let position = 0;
  for await (const raw of tests)
    for (const row of await testRows(raw, defaults, read, onLeftOut)) yield { ...row, position: position++ };
}

/** Tests of the configuration itself, and of files and loaders that it names. */
async function* rawTests(
  tests: Config['tests'],
  lines: ParsedConfig['lines'] | undefined,
  path: string,
  files: DataFiles,
  onLeftOut: OnNotice,
): AsyncGenerator<RawRow> {
  for (const [i, test] of (typeof tests === 'string' ? [tests] : tests).entries())
    if (typeof test !== 'string') yield { line: lines ? (lines[i] ?? 1) : i + 1, value: test };
    else if (foreignCode.test(test)) onLeftOut({ kind: 'tests', file: test });
    else yield* testsOfFile(test, path, files);
}

async function* testsOfFile(name: string, base: string, files: DataFiles): AsyncGenerator<RawRow> {
  const dataset = parseHubDataset(name);
  if (dataset) return yield* hubTests(dataset, base, files);
  const bare = name.startsWith(filePrefix) ? name.slice(filePrefix.length) : name;
  const loader = parseLoader(bare);
  if (loader) {
    const items = loadedItems({ ...loader, path: files.resolve(base, loader.path) }, files);
    for await (const raw of items) yield columnsToTest(raw);
    return;
  }
  const format = rowFormat(bare);
  if (!format) throw new Problem('datasetFormat', { file: bare });
  for await (const raw of rowsOfFile(files, files.resolve(base, bare), format)) yield columnsToTest(raw);
}

/** A row before its place in the data set is known. */
type Unplaced = Omit<Row, 'position'> | Omit<FaultyRow, 'position'>;

/** The rows of one test: more than one where a variable lists several values. A bad test is a faulty row. */
async function testRows(
  raw: RawRow,
  defaults: PartialTest,
  read: TextReader,
  onLeftOut: OnNotice,
): Promise<readonly Unplaced[]> {
  const { line } = raw;
  if ('fault' in raw) return [raw];
  const parsed = testSchema.safeParse(raw.value);
  if (!parsed.success) {
    const field = parsed.error.issues[0]!.path.join('.');
    return [{ line, fault: new Problem('rowField', { field }) }];
  }
  nameUnusedInTest(parsed.data, 'tests', onLeftOut);
  try {
    const all = { ...defaults.vars, ...parsed.data.vars };
    const rows: Omit<Row, 'position'>[] = [];
    const isOne = parsed.data.options?.disableVarExpansion ?? defaults.options?.disableVarExpansion;
    for (const { context, ...others } of isOne ? [all] : combinations(all)) {
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
    id: test.description,
    input,
    output,
    context,
    checks: checks.length > 0 ? checks : undefined,
  };
}

const inputNames = ['query', 'question', 'input', 'prompt'];

/** What is asked, under one of its usual names, however they are written. */
function inputOf(vars: Vars): string | undefined {
  const written = new Map(Object.entries(vars).map(([name, value]) => [name.toLowerCase(), value]));
  const found = inputNames.map((name) => written.get(name)).find((value) => value !== undefined);
  return found === undefined ? undefined : variableText(found);
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

async function readAll(vars: Readonly<Record<string, unknown>>, read: TextReader): Promise<Vars> {
  const entries = Object.entries(vars).map(
    async ([name, value]) => [name, typeof value === 'string' ? await read(value) : value] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const readList = (value: unknown, read: TextReader): Promise<readonly string[]> =>
  Promise.all((Array.isArray(value) ? value : [value]).map((item) => asText(item, read)));

const asText = async (value: unknown, read: TextReader): Promise<string> =>
  typeof value === 'string' ? read(value) : variableText(value);
