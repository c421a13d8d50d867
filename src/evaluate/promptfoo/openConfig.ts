import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { Problem } from '../../check/problem.ts';
import { type DataFiles, readWhole } from '../dataFiles.ts';
import type { Dataset } from '../dataset.ts';
import { loaderItems, parseLoader } from '../loader.ts';
import type { RawRow } from '../read/rawRow.ts';
import { rawRows, rowFormat } from '../read/readRows.ts';
import type { DataRow } from '../row.ts';
import { providerId } from './checks.ts';
import {
  type Config,
  configSchema,
  looksLikeConfig,
  type PartialTest,
  type ProviderEntry,
} from './config.ts';
import { rowToTest } from './csvTest.ts';
import { type Prompt, promptLabel } from './prompt.ts';
import { type OnIgnored, testRows } from './toRows.ts';

const filePrefix = 'file://';

/** Reads a promptfoo configuration (YAML, or JSON, which is YAML too); undefined where the text is no such thing. */
export async function openConfig(
  path: string,
  text: string,
  files: DataFiles,
  onIgnored: OnIgnored,
): Promise<Dataset | undefined> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  if (!looksLikeConfig(value)) return undefined;
  const parsed = configSchema.safeParse(value);
  if (!parsed.success) {
    const { path: field, message } = parsed.error.issues[0]!;
    throw new Problem('badInput', { detail: `${path}: ${field.join('.')}: ${message}` });
  }
  const config = parsed.data;
  const tests = isMap(document.contents) ? document.contents.get('tests', true) : undefined;
  const lineOf = (i: number): number => {
    const item = isSeq(tests) ? tests.items[i] : undefined;
    const range = (item as { range?: readonly [number, number, number] | null } | undefined)?.range;
    return range ? counter.linePos(range[0]).line : 1;
  };
  const grader = config.defaultTest?.options?.provider;
  return {
    rows: toRows(
      rawTests(config.tests, lineOf, path, files),
      config.defaultTest ?? {},
      path,
      files,
      onIgnored,
    ),
    providers: providersOf(config),
    prompts: await promptsOf(config.prompts ?? [], path, files),
    ...(grader === undefined ? {} : { defaultGrader: providerId(grader) }),
  };
}

const providersOf = ({ providers, targets }: Config): readonly ProviderEntry[] => {
  const entries = providers ?? targets ?? [];
  return typeof entries === 'string' ? [entries] : entries;
};

async function promptsOf(
  prompts: NonNullable<Config['prompts']>,
  path: string,
  files: DataFiles,
): Promise<readonly Prompt[]> {
  const entries = typeof prompts === 'string' ? [prompts] : prompts;
  return Promise.all(
    entries.map(async (entry) => {
      const raw = typeof entry === 'string' ? entry : entry.raw;
      const label = typeof entry === 'string' ? undefined : entry.label;
      const template = raw.startsWith(filePrefix)
        ? await readWhole(files, files.resolve(path, raw.slice(filePrefix.length)))
        : raw;
      return { label: label ?? promptLabel(raw), template };
    }),
  );
}

async function* toRows(
  tests: AsyncIterable<RawRow>,
  defaults: PartialTest,
  path: string,
  files: DataFiles,
  onIgnored: OnIgnored,
): AsyncGenerator<DataRow> {
  const read = (name: string) => readWhole(files, files.resolve(path, name));
  let position = 0;
  for await (const raw of tests)
    for (const row of await testRows(raw, defaults, read, onIgnored)) yield { ...row, position: position++ };
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
    const items = loaderItems({ ...loader, path: files.resolve(base, loader.path) }, files);
    for await (const raw of items) yield rowToTest(raw);
    return;
  }
  const format = rowFormat(bare);
  if (!format) throw new Problem('datasetFormat', { file: bare });
  for await (const raw of rawRows(format, files.open(files.resolve(base, bare)))) yield rowToTest(raw);
}
