import { Problem } from '../../../check/problem.ts';
import type { Verdict } from '../../../check/types.ts';
import type { Line } from './fileLines.ts';
import { jsonLinesRows } from './jsonRows.ts';
import { asText, type RawRecord, type RowFields } from './rowFields.ts';

/** What RAGTruth's models were given, by `source_id`. */
type RagTruthSources = ReadonlyMap<string, Pick<RowFields, 'input' | 'context'>>;

/** Reads `source_info.jsonl`; lines that are broken are missing sources of their rows. */
export async function readRagTruthSources(lines: AsyncIterable<Line>): Promise<RagTruthSources> {
  const sources = new Map<string, Pick<RowFields, 'input' | 'context'>>();
  for await (const raw of jsonLinesRows(lines)) {
    if ('fault' in raw) continue;
    const record = raw.value as RawRecord;
    sources.set(String(record.source_id), sourceOf(record.source_info));
  }
  return sources;
}

/** A question with its passages, a record of data, or a document. */
function sourceOf(info: unknown): Pick<RowFields, 'input' | 'context'> {
  if (typeof info === 'string') return { context: [info] };
  const { question, passages } = info as RawRecord;
  return typeof question === 'string' && typeof passages === 'string'
    ? { input: question, context: [passages] }
    : { context: [JSON.stringify(info, null, 1)] };
}

/** A row of `response.jsonl`: a model's response with the spans that people found wrong. */
export const ragTruthFields =
  (sources: RagTruthSources) =>
  (record: RawRecord): RowFields => {
    const source = sources.get(String(record.source_id));
    if (!source) throw new Problem('rowField', { field: 'source_id' });
    if (!Array.isArray(record.labels)) throw new Problem('rowField', { field: 'labels' });
    return {
      ...source,
      id: asText(record.id, 'id'),
      output: asText(record.response, 'response'),
      provider: asText(record.model, 'model'),
      expected: { kind: 'verdict', verdict: worst(record.labels as readonly RawRecord[]) },
    };
  };

/** "Evident Conflict", "Subtle Conflict": against the source; "… Baseless Info": beyond it. */
function worst(labels: readonly RawRecord[]): Verdict {
  if (labels.some(({ label_type }) => String(label_type).includes('Conflict'))) return 'contradicted';
  return labels.length > 0 ? 'unsupported' : 'supported';
}
