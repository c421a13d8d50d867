import assert from 'node:assert/strict';
import type { DataFiles } from '../../../../../src/evaluate/data/dataFiles.ts';
import { openDataset } from '../../../../../src/evaluate/data/openDataset.ts';
import { RunNotices } from '../../../../../src/evaluate/data/runNotices.ts';
import { plain } from '../../../plain.ts';
import { chunked, collect } from '../../bytes.ts';

export interface Given {
  readonly loaded?: unknown;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export const memoryFiles = (files: Readonly<Record<string, string>>, { loaded, env }: Given): DataFiles => ({
  open: (path) => chunked(files[path] ?? assert.fail(`no file ${path}`), 64),
  exists: async (path) => path in files,
  resolve: (_, path) => path,
  runLoader: loaded === undefined ? undefined : async () => loaded,
  hubCache: '/cache',
  env,
});

/** A configuration, opened and read to its end. */
export async function open(config: string, others: Readonly<Record<string, string>> = {}, given: Given = {}) {
  const leftOut = new RunNotices();
  const files = memoryFiles({ 'c.yaml': config, ...others }, given);
  const dataset = await openDataset('c.yaml', files, leftOut.add);
  return plain({ ...dataset, rows: await collect(dataset.rows), leftOut: leftOut.texts });
}

/** With the least that is a test. */
export const withTest = (config: string): string => `${config}\ntests: [{ vars: { query: Q } }]`;
