import { type Document, isSeq, LineCounter, type Node, parseDocument, type YAMLSeq } from 'yaml';
import { Problem } from '../../../check/problem.ts';
import { isDeepYaml, mostYamlLevels } from '../../../sources/yamlDepth.ts';
import type { Decoded } from './fileLines.ts';
import type { RawRow } from './rawRow.ts';

/**
 * Items of a YAML list. Read whole, for the sake of its anchors. Where it is broken, the items are read one by one as
 * far as they begin at the edge, so that a broken one costs that item alone.
 */
export function* yamlRows({ text, badLines }: Decoded): Generator<RawRow> {
  if (isDeepYaml(text)) {
    yield { line: 1, fault: new Problem('tooDeep', { most: mostYamlLevels }) };
    return;
  }
  const counter = new LineCounter();
  const document = parseDocument(`${text}\n`, { lineCounter: counter, logLevel: 'error' });
  if (document.errors.length > 0) {
    for (const { line, part } of partsOf(text)) yield onePart(part, line, badLines);
  } else if (isSeq(document.contents)) {
    for (const item of (document.contents as YAMLSeq<Node>).items) {
      const [start = 0, end = start] = item.range ?? [];
      const line = counter.linePos(start).line;
      yield toRaw(
        item,
        document,
        line,
        hasAny(badLines, line, counter.linePos(Math.max(start, end - 1)).line),
      );
    }
  } else if (document.contents !== null) {
    yield { line: 1, fault: new Problem('rowSyntax', { cause: 'a list of rows is wanted' }) };
  }
}

/** What follows each "- " at the edge, with the line on which it begins. */
function partsOf(text: string): readonly { readonly line: number; readonly part: string }[] {
  const parts: { line: number; part: string }[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    const last = parts.at(-1);
    if (/^-(?:\s|$)/.test(line) || !last) parts.push({ line: i + 1, part: `${line}\n` });
    else last.part += `${line}\n`;
  }
  return parts;
}

function onePart(part: string, line: number, badLines: Decoded['badLines']): RawRow {
  const document = parseDocument(part, { logLevel: 'error' });
  const [error] = document.errors;
  if (error) {
    const at = line + (error.linePos?.[0].line ?? 1) - 1;
    return { line, fault: syntax(error, at === line ? '' : ` (line ${at})`) };
  }
  const item = isSeq(document.contents) ? (document.contents as YAMLSeq<Node>).items[0] : undefined;
  if (!item) return { line, fault: new Problem('rowSyntax', { cause: 'a list of rows is wanted' }) };
  return toRaw(item, document, line, hasAny(badLines, line, line + part.split('\n').length - 2));
}

function toRaw(item: Node, document: Document, line: number, isBad: boolean): RawRow {
  if (isBad) return { line, fault: new Problem('rowEncoding') };
  try {
    return { line, value: item.toJS(document) };
  } catch (error) {
    // An alias that leads nowhere, or one of too many.
    return { line, fault: syntax(error as Error) };
  }
}

/** @param place instead of the message's own, which is one in the part that was read */
const syntax = ({ message }: Error, place = ''): Problem => {
  const cause = message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
  return new Problem('rowSyntax', { cause: cause + place });
};

const hasAny = (lines: ReadonlySet<number>, from: number, to: number): boolean =>
  [...lines].some((line) => from <= line && line <= to);
