import { shortHash } from '../check/claimId.ts';
import { Problem } from '../check/problem.ts';
import { rowContent } from './read/toRow.ts';
import { type DataRow, isFaulty, type Row } from './row.ts';

/** One prompt put to one provider: where the rows bring no output, every pair answers every row. */
export interface Variant {
  readonly provider: string;
  readonly prompt: string;
  /** What a row makes of the prompt; the input of rows that have none of their own. */
  readonly question: (row: Row) => string;
  /** The output for a row. Throws a `Problem` when the provider gives none. */
  readonly answer: (row: Row, signal: AbortSignal) => Promise<string>;
}

/** One line of the results: a row with an output, its own or a variant's. */
export interface Case {
  /** From 0, over the whole run. */
  readonly position: number;
  readonly row: DataRow;
  readonly variant?: Variant;
  /** Same row, same words, same variant; so that a resumed run notices a changed data set. */
  readonly hash: string;
}

/** The cases of a data set, in order. */
export async function* toCases(
  rows: AsyncIterable<DataRow> | Iterable<DataRow>,
  variants: readonly Variant[],
): AsyncGenerator<Case> {
  let position = 0;
  for await (const row of rows) {
    if (isFaulty(row)) yield { position: position++, row, hash: shortHash(`fault ${row.fault.code}`) };
    else if (row.output !== undefined) yield { position: position++, row, hash: hashOf(row) };
    else if (variants.length === 0) {
      const fault = new Problem('noOutput');
      yield {
        position: position++,
        row: { position: row.position, line: row.line, fault },
        hash: hashOf(row),
      };
    } else
      for (const variant of variants)
        yield { position: position++, row, variant, hash: hashOf(row, variant) };
  }
}

const hashOf = (row: Row, variant?: Variant) =>
  shortHash(`${rowContent(row)}\n${variant?.provider ?? ''}\n${variant?.prompt ?? ''}`);
