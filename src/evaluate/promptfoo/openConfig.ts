import { parse } from 'yaml';
import type * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { Problem } from '../../check/problem.ts';
import type { DataFiles } from '../dataFiles.ts';
import type { Dataset } from '../dataset.ts';
import type { OnLeftOut } from '../leftOut.ts';
import { loadedItems, parseLoader } from '../loader.ts';
import type { RawRow } from '../read/rawRow.ts';
import { rawRows, rowFormat } from '../read/readRows.ts';
import type { DataRow } from '../row.ts';
import { providerId } from './checks.ts';
import { type Config, configSchema, type PartialTest, partialTestSchema } from './config.ts';
import { rowToTest } from './csvTest.ts';
import { fillEnvironment } from './environment.ts';
import type { ParsedConfig } from './parsedConfig.ts';
import { promptsOf } from './prompts.ts';
import { providersOf } from './provider.ts';
import { type ReadText, readTextOf } from './readText.ts';
import { testRows } from './toRows.ts';
import { nameUnreadOfConfig, nameUnreadOfTest } from './unread.ts';

const filePrefix = 'file://';

/** The data set of a promptfoo configuration. Throws `badInput` with the field that cannot be read. */
export async function openConfig(
  path: string,
  { value, lineOf }: ParsedConfig,
  files: DataFiles,
  onLeftOut: OnLeftOut,
): Promise<Dataset> {
  const config = valid(configSchema, value, path);
  nameUnreadOfConfig(config, onLeftOut);
  const read = readTextOf(path, files);
  const defaults = fillEnvironment(await defaultsOf(config, read, path), files.env);
  nameUnreadOfTest(defaults, 'defaultTest', onLeftOut);
  const grader = defaults.options?.provider;
  return {
    rows: toRows(rawTests(config.tests, lineOf, path, files), defaults, read, onLeftOut),
    providers: providersOf(config, files.env),
    prompts: await promptsOf(fillEnvironment(config.prompts ?? [], files.env), read),
    ...(grader === undefined ? {} : { defaultGrader: providerId(grader) }),
  };
}

function valid<T extends z.ZodMiniType>(schema: T, value: unknown, path: string): z.output<T> {
  const parsed = schema.safeParse(value, { error: english().localeError });
  if (parsed.success) return parsed.data;
  const { path: field, message } = parsed.error.issues[0]!;
  throw new Problem('badInput', { detail: `${path}: ${field.join('.')}: ${message}` });
}

async function defaultsOf({ defaultTest = {} }: Config, read: ReadText, path: string): Promise<PartialTest> {
  if (typeof defaultTest !== 'string') return defaultTest;
  return valid(partialTestSchema, parse(await read(defaultTest)), `${path}: ${defaultTest}`);
}

async function* toRows(
  tests: AsyncIterable<RawRow>,
  defaults: PartialTest,
  read: ReadText,
  onLeftOut: OnLeftOut,
): AsyncGenerator<DataRow> {
  let position = 0;
  for await (const raw of tests)
    for (const row of await testRows(raw, defaults, read, onLeftOut)) yield { ...row, position: position++ };
}

/** Tests of the configuration itself, and of files and loaders that it names. */
async function* rawTests(
  tests: Config['tests'],
  lineOf: (i: number) => number,
  path: string,
  files: DataFiles,
): AsyncGenerator<RawRow> {
  for (const [i, test] of (typeof tests === 'string' ? [tests] : tests).entries())
    if (typeof test === 'string') yield* testsOfFile(test, path, files);
    else yield { line: lineOf(i), value: test };
}

async function* testsOfFile(name: string, base: string, files: DataFiles): AsyncGenerator<RawRow> {
  const bare = name.startsWith(filePrefix) ? name.slice(filePrefix.length) : name;
  const loader = parseLoader(bare);
  if (loader) {
    const items = loadedItems({ ...loader, path: files.resolve(base, loader.path) }, files);
    for await (const raw of items) yield rowToTest(raw);
    return;
  }
  const format = rowFormat(bare);
  if (!format) throw new Problem('datasetFormat', { file: bare });
  for await (const raw of rawRows(format, files.open(files.resolve(base, bare)))) yield rowToTest(raw);
}
