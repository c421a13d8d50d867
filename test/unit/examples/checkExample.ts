import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectWhole } from '../../../src/check/collect.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import type { Outcome } from '../../../src/check/types.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { readSource } from '../../../src/sources/readSource.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';
import type { Span } from '../../../src/text/span.ts';

export interface Planted {
  readonly sentence: string;
  readonly words: string;
  readonly kind: 'number' | 'date' | 'time' | 'unit' | 'name' | 'negation' | 'detail';
  readonly expected: 'contradicted' | 'unsupported';
  /** Where the context says otherwise; `line` counts from 1. Absent for details that it never mentions. */
  readonly context?: { readonly file: string; readonly line: number; readonly words: string };
}

interface Manifest {
  readonly output: string;
  readonly context: readonly string[];
  readonly question?: string;
  readonly planted: readonly Planted[];
}

export interface CheckedExample {
  readonly text: string;
  readonly outcome: Outcome;
  readonly planted: readonly (Planted & { readonly at: Span; readonly wordsAt: Span })[];
}

/** Reads one example folder and checks its output with the offline judge, as the command would. */
export async function checkExample(folder: string): Promise<CheckedExample> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'planted.json'), 'utf8'));
  const text = await readFile(join(folder, manifest.output), 'utf8');
  const sources = await Promise.all(
    manifest.context.map(async (uri) => readSource({ uri, bytes: await readFile(join(folder, uri)) })),
  );
  const question = manifest.question && (await readFile(join(folder, manifest.question), 'utf8'));
  const index = buildIndex(sources);
  const request = requestOf({ text, index, judge: createOfflineJudge(), ...(question ? { question } : {}) });
  return {
    text,
    outcome: await collectWhole(request, new AbortController().signal),
    planted: manifest.planted.map((p) => ({ ...p, ...place(p, text) })),
  };
}

function place(planted: Planted, text: string) {
  const start = text.indexOf(planted.sentence);
  const words = start + planted.sentence.indexOf(planted.words);
  return {
    at: { start, end: start + planted.sentence.length },
    wordsAt: { start: words, end: words + planted.words.length },
  };
}
