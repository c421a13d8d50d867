import { isSeq, LineCounter, parseDocument } from 'yaml';
import { Problem } from '../../check/problem.ts';
import type { RawRow } from './rawRow.ts';

/** Items of a YAML list. Read whole: YAML's references and indentation leave no other way. */
export function* readYaml(text: string): Generator<RawRow> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  for (const error of document.errors)
    yield {
      line: counter.linePos(error.pos[0]).line,
      fault: new Problem('rowSyntax', { cause: error.message.split('\n')[0]! }),
    };
  if (document.errors.length > 0 || document.contents === null) return;
  if (!isSeq(document.contents)) {
    yield { line: 1, fault: new Problem('rowSyntax', { cause: 'a list of rows is wanted' }) };
    return;
  }
  const values: unknown[] = document.toJS();
  for (const [i, item] of document.contents.items.entries()) {
    const at = (item as { range?: readonly [number, number, number] | null }).range?.[0] ?? 0;
    yield { line: counter.linePos(at).line, value: values[i] };
  }
}
