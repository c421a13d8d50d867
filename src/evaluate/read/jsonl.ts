import { Problem } from '../../check/problem.ts';
import type { Line } from './lines.ts';
import type { RawRow } from './rawRow.ts';

/** One JSON value a line; empty lines are skipped. */
export async function* readJsonl(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  for await (const { number, text } of lines)
    if (text === undefined) yield { line: number, fault: new Problem('rowEncoding') };
    else if (text.trim() !== '') yield parseJson(text, number);
}

export function parseJson(text: string, line: number): RawRow {
  try {
    return { line, value: JSON.parse(text) };
  } catch (error) {
    return { line, fault: new Problem('rowSyntax', { cause: (error as SyntaxError).message }) };
  }
}
