import { Problem } from '../../check/problem.ts';
import { labelText } from '../label.ts';
import type { DataRow, Row } from '../row.ts';
import { plainFields, type RawRecord, type RowFields } from './fields.ts';
import type { RawRow } from './rawRow.ts';
import { isTruthfulQa, truthfulQaFields } from './truthfulQa.ts';

/** Reads a raw row with the shape's fields; what is wrong with it becomes its fault. */
export function toRow(
  raw: RawRow,
  position: number,
  read: (record: RawRecord) => RowFields = anyFields,
): DataRow {
  const { line } = raw;
  if ('fault' in raw) return { position, line, fault: raw.fault };
  try {
    return { position, line, ...read(asRecord(raw.value)) };
  } catch (error) {
    if (error instanceof Problem) return { position, line, fault: error };
    throw error;
  }
}

const anyFields = (record: RawRecord): RowFields =>
  isTruthfulQa(record) ? truthfulQaFields(record) : plainFields(record);

function asRecord(value: unknown): RawRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('rowSyntax', { cause: 'an object is wanted' });
  return value as RawRecord;
}

/** What a row says, for its hash: not where it stands. */
export const rowContent = ({ position: _, line: __, expected, ...content }: Row): string =>
  JSON.stringify({ ...content, ...(expected ? { expected: labelText(expected) } : {}) });
