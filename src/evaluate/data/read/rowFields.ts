import { Problem } from '../../../check/problem.ts';
import type { DataRow, Row } from '../dataset.ts';
import { labelText, parseLabel } from '../label.ts';
import type { RawRow } from './rawRow.ts';

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
  JSON.stringify({ ...content, expected: expected && labelText(expected) });

/** What a row says, without where it stands. */
export type RowFields = Omit<Row, 'position' | 'line'>;

export type RawRecord = Readonly<Record<string, unknown>>;

/** The names that public data sets use for a field; the first one present counts. */
const names = {
  id: ['id'],
  input: ['input', 'query', 'question', 'prompt'],
  output: ['output', 'answer', 'response', 'completion', 'summary', 'claim'],
  context: ['context', 'contexts', 'retrieved_contexts', 'documents', 'document', 'passages'],
  reference: ['reference', 'ideal', 'expected_output', 'ground_truth', 'groundTruth'],
  expected: ['expected', 'label'],
  provider: ['provider', 'model'],
} as const;

/** Fields of a plain row. Throws `rowField` for a wrong type, a label in no known wording, and an empty row. */
function plainFields(record: RawRecord): RowFields {
  const find = (field: keyof typeof names) =>
    names[field].map((name) => ({ name, value: record[name] })).find((found) => found.value != null);
  const text = (field: 'id' | 'input' | 'output' | 'reference' | 'provider'): Partial<RowFields> => {
    const found = find(field);
    return found ? { [field]: asText(found.value, found.name) } : {};
  };
  const context = find('context');
  const expected = find('expected');
  const fields: RowFields = {
    ...text('id'),
    ...text('input'),
    ...text('output'),
    ...(context ? { context: asTexts(context.value, context.name) } : {}),
    ...(expected ? labelOrReference(expected.value, expected.name) : {}),
    ...text('reference'),
    ...text('provider'),
  };
  if (fields.output !== undefined) return fields;
  if (fields.input === undefined) throw new Problem('rowField', { field: 'output' });
  return { ...fields, vars: record };
}

export function asText(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Problem('rowField', { field });
}

/** Some data sets keep the right answer where others keep a label; a sentence is no label. */
function labelOrReference(value: unknown, field: string): Pick<RowFields, 'expected' | 'reference'> {
  const expected = parseLabel(value);
  if (expected) return { expected };
  if (typeof value === 'string' && value.trim().split(/\s+/).length >= 3) return { reference: value };
  throw new Problem('rowField', { field });
}

/** A text is one item; objects with a text ("text", "content", "page_content") are their texts. */
function asTexts(value: unknown, field: string): readonly string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => {
    if (typeof item !== 'object' || item === null) return asText(item, field);
    const { text, content, page_content } = item as RawRecord;
    return asText(text ?? content ?? page_content, field);
  });
}

/** TruthfulQA's CSV: questions with lists of correct and incorrect answers, separated by semicolons. */
const isTruthfulQa = (record: RawRecord): boolean =>
  'Question' in record && 'Best Answer' in record && 'Correct Answers' in record;

/** The correct answers are the facts that an answer must agree with; the best one is the reference. */
function truthfulQaFields(record: RawRecord): RowFields {
  const input = asText(record.Question, 'Question');
  const reference = asText(record['Best Answer'], 'Best Answer');
  const correct = asText(record['Correct Answers'], 'Correct Answers');
  const output = record.output ?? record.Answer;
  return {
    input,
    reference,
    context: correct
      .split(';')
      .map((answer) => answer.trim())
      .filter((answer) => answer !== ''),
    vars: { question: input },
    output: output === undefined ? undefined : asText(output, 'output'),
  };
}
