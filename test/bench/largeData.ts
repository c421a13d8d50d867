import type { Judge } from '../../src/check/judge.ts';
import type { DataFiles } from '../../src/evaluate/data/dataFiles.ts';
import { openDataset } from '../../src/evaluate/data/openDataset.ts';
import { toCases } from '../../src/evaluate/run/case.ts';
import { evaluate } from '../../src/evaluate/run/evaluate.ts';
import { textSteps } from '../../src/sources/readText.ts';
import { DataWorker } from '../../src/worker/dataWorker.ts';
import { Transcripts } from '../../src/worker/transcripts.ts';
import type { WorkerPort } from '../../src/worker/workerPort.ts';
import { createProse } from './prose.ts';
import { type Time, timed } from './recheck.ts';

const prose = createProse(3);

/** About 12 MB of questions, tool results and answers. */
function messages(): readonly object[] {
  const result = prose(1800);
  return Array.from({ length: 900 }, (_, i) => [
    { role: 'user', content: `What of report ${i}?` },
    { role: 'tool', name: 'search', content: `Report ${i}. ${result}` },
    { role: 'assistant', content: `Report ${i} says so. ${result.slice(0, 300)}` },
  ]).flat();
}

/** About 10 MB of rows, none of them special. */
function rows(): readonly { readonly output: string; readonly context: string }[] {
  const context = prose(300);
  return Array.from({ length: 4500 }, (_, i) => ({ output: `Report ${i} is here.`, context }));
}

/** Chat transcripts by name, as the editor reads them. */
export const largeTranscripts: Readonly<Record<string, () => string>> = {
  'chat.jsonl': () =>
    messages()
      .map((message) => JSON.stringify(message))
      .join('\n'),
  'chat.json': () => JSON.stringify({ messages: messages() }),
};

/** Data sets by name; the last is one row as large as a file. */
export const largeDatasets: Readonly<Record<string, () => string>> = {
  'rows.jsonl': () =>
    rows()
      .map((row) => JSON.stringify(row))
      .join('\n'),
  'rows.json': () => JSON.stringify(rows()),
  'wrapped.json': () => JSON.stringify({ data: rows() }, undefined, 1),
  'rows.csv': () =>
    `output,context\n${rows()
      .map(({ output, context }) => `"${output}","${context.replaceAll('"', '""')}"`)
      .join('\n')}`,
  'rows.yaml': () =>
    rows()
      .map(({ output, context }) => `- output: ${output}\n  context: ${JSON.stringify(context)}`)
      .join('\n'),
  'config.json': () =>
    JSON.stringify({
      tests: rows().map(({ output, context }) => ({ providerOutput: output, vars: { context } })),
    }),
  'row.json': () => JSON.stringify([{ output: 'Report 1 is here.', context: prose(1_100_000) }]),
};

/** Opens every answer that a person could check, and every result of the last. */
export function timeTranscript(text: string, start: () => WorkerPort): Promise<Time> {
  const transcripts = new Transcripts({ start });
  const file = { uri: 'file:///chat', text };
  return timed(async () => {
    const { hashes } = await transcripts.outline(file);
    const answer = await transcripts.answer(file, hashes.length - 1);
    for (const uri of answer?.results ?? []) await transcripts.result(file, uri);
  });
}

/** Supports nothing and costs nothing: what is timed is the data. */
const judge: Judge = {
  id: 'none',
  async *assess({ sentences }) {
    for (const sentence of sentences.keys()) yield { type: 'notCheckable', sentence, why: 'question' };
  },
};

/** Runs a data set as the editor does. */
export function timeDataset(name: string, text: string, start: () => WorkerPort): Promise<Time> {
  const files: DataFiles = {
    open: async function* () {
      yield new TextEncoder().encode(text);
    },
    exists: async () => false,
    resolve: (_, path) => path,
    parser: new DataWorker({ start }),
  };
  return timed(async () => {
    const dataset = await openDataset(name, files, () => undefined);
    const evaluation = {
      judges: [judge],
      measures: ['faithfulness' as const],
      scale: 1,
      readContext: textSteps,
    };
    const { signal } = new AbortController();
    let cases = 0;
    for await (const _ of evaluate(toCases(dataset.rows, []), evaluation, { concurrency: 4 }, signal))
      cases++;
    if (cases === 0) throw new Error(`${name} holds no row.`);
  });
}
