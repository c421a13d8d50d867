import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Label = 'supported' | 'contradicted' | 'unsupported' | 'partially';

/** One labelled item. The data is not part of the repository (docs/accuracy.md). */
export interface Labelled {
  readonly id: string;
  readonly dataset: string;
  readonly context: string;
  readonly query: string | null;
  readonly output: string;
  readonly granularity: 'claim' | 'sentence' | 'response';
  readonly label: Label;
  /** Half-open UTF-16 ranges of `output` that people marked as wrong. */
  readonly spans: readonly { readonly start: number; readonly end: number; readonly type: string }[];
  readonly meta: {
    /** Items of one document; validation never separates them. */
    readonly group: string;
    /** Predictions of known detectors, where a set publishes them. */
    readonly detectors?: Readonly<Record<string, number>>;
  };
}

/** The sets over which the ranking figures are averaged. */
export const rankingSets = [
  'faithbench_sent',
  'ragtruth',
  'ragtruth_sent',
  'lfqa_verification',
  'factcheckbench',
  'wice_claim',
  'attributionbench',
  'summedits',
  'frank',
  'qags',
  'xsum_hallucination',
  'summeval',
  'begin',
  'q2',
  'dialfact_true',
  'healthver',
  'fm2',
  'contractnli',
  'climate_fever',
  'diasumfact',
] as const;

/** Sets that share outputs or contexts; they are left out together. The first name stands for the family. */
const families: readonly (readonly string[])[] = [
  ['ragtruth', 'ragtruth_sent'],
  ['faithbench', 'faithbench_sent'],
  ['frank', 'xsum_hallucination', 'qags', 'summeval', 'cliff', 'goyal21', 'polytope', 'factcc', 'bump'],
  ['wice_claim', 'wice_tokens'],
  ['begin', 'q2', 'dialfact_true'],
  ['mnli', 'snli'],
];

export const familyOf = (dataset: string): readonly string[] =>
  families.find((family) => family.includes(dataset)) ?? [dataset];

/** Reads `<name>.<split>.jsonl.gz`, or `<name>.<split>.jsonl`, for each name that is there. */
export function readLabelled(
  directory: string,
  names: readonly string[],
  split = 'dev',
): Map<string, Labelled[]> {
  const files = new Set(readdirSync(directory));
  const sets = new Map<string, Labelled[]>();
  for (const name of names) {
    const plain = `${name}.${split}.jsonl`;
    const file = files.has(`${plain}.gz`) ? `${plain}.gz` : files.has(plain) ? plain : undefined;
    if (file === undefined) continue;
    const bytes = readFileSync(join(directory, file));
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    sets.set(
      name,
      text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Labelled] : [])),
    );
  }
  return sets;
}
