import { readFileSync } from 'node:fs';
import type { AttributionKind, AttributionProblem } from '../../../src/attribution/attributionProblem.ts';
import { runAtOnce } from '../../../src/base/timeSlices.ts';
import { collectWhole } from '../../../src/check/collect.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import type { Assessment, Finding } from '../../../src/check/types.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { readCode } from '../../../src/sources/readCode.ts';
import { sourceSteps, textReading } from '../../../src/sources/reading.ts';
import { readText } from '../../../src/sources/readText.ts';
import type { Source } from '../../../src/text/passage.ts';
import { buildIndex, type LocalIndex } from '../../../src/text/searchIndex.ts';

/** A context, and outputs that cite it rightly and wrongly. */
export interface Scene {
  readonly name: string;
  readonly language: string;
  /**
   * Whether its outputs were written before the rules or after them to try them; `blind`: by somebody who had seen no rule;
   * `second measure`: by us, before the rules were mended for those.
   */
  readonly written: string;
  /** Texts by their file names, in the order of the context; form feeds part pages. */
  readonly context: Readonly<Record<string, string>>;
  readonly right: readonly string[];
  readonly wrong: readonly {
    readonly output: string;
    readonly kind: AttributionKind;
    /** What the right marker, name or wording has in it. */
    readonly correction?: string;
  }[];
}

export const scenes = JSON.parse(
  readFileSync(new URL('../../fixtures/attribution.json', import.meta.url), 'utf8'),
) as readonly Scene[];

export const uriOf = (name: string): string => `file:///work/${name}`;

export const contextOf = (files: Scene['context']): LocalIndex =>
  buildIndex(Object.entries(files).map(([name, text]) => sourceOf(uriOf(name), text)));

function sourceOf(uri: string, text: string): Source {
  if (uri.endsWith('.ts')) return runAtOnce(sourceSteps(uri, readCode(text)));
  if (!text.includes('\f')) return readText(uri, text);
  const paged = text.replaceAll('\f', '\n\n\f');
  const pageAt = (offset: number) => paged.slice(0, offset + 1).split('\f').length;
  return runAtOnce(sourceSteps(uri, { ...textReading(paged), pageAt }));
}

const judge = createOfflineJudge();

/** What the rules alone find. */
export async function findingsOf(text: string, index: LocalIndex): Promise<readonly Finding[]> {
  const request = requestOf({ text, index, judge });
  return (await collectWhole(request, new AbortController().signal)).findings;
}

export const problemsIn = (findings: readonly Finding[]): readonly AttributionProblem[] =>
  findings.flatMap((finding) => (finding as Assessment).attribution ?? []);

export const verdictsIn = (findings: readonly Finding[]): readonly string[] =>
  findings.map((finding) => (finding.type === 'failure' ? 'failed' : finding.verdict));
