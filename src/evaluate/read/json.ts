import { Problem } from '../../check/problem.ts';
import { type JsonItem, JsonItemScanner } from './jsonItems.ts';
import { parseJson } from './jsonl.ts';
import type { Line } from './lines.ts';
import type { RawRow } from './rawRow.ts';

/**
 * The items of a JSON array, each parsed by itself, so that a broken item costs that item alone and memory holds
 * one at a time. An object that wraps the array ("rows", "data", "tests") is unwrapped: the first array counts.
 */
export async function* readJson(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  const scanner = new JsonItemScanner();
  let lastBad = 0;
  for await (const { number, text, garbled = '' } of lines) {
    if (text === undefined) lastBad = number;
    for (const item of scanner.scan(text ?? garbled, number))
      if (isGarbled(item, lastBad)) yield { line: lastBad, fault: new Problem('rowEncoding') };
      else yield* toRows(item);
  }
  const rest = scanner.rest();
  if (rest) yield* toRows(rest);
}

/** A line may hold many items, of which one alone is in another encoding. */
const isGarbled = ({ line, lines }: JsonItem, lastBad: number): boolean =>
  line <= lastBad && lines.some((text) => text.includes('\uFFFD'));

/** An item that lacks a bracket seems to hold those that follow it: they are found again by their indentation. */
function* toRows({ line, indent, lines }: JsonItem): Generator<RawRow> {
  const whole = parseJson(lines.join('\n'), line);
  if ('value' in whole || indent === undefined) return yield whole;
  let part: string[] = [];
  for (const [i, text] of lines.entries()) {
    const begins = i > 0 && text.startsWith(`${indent}{`);
    if (begins) yield partOf(part, line + i - part.length);
    part = begins ? [text] : [...part, text];
  }
  yield partOf(part, line + lines.length - part.length);
}

const partOf = (lines: readonly string[], line: number): RawRow =>
  parseJson(lines.join('\n').replace(/[\s,]*(?:\][\s}]*)?$/, ''), line);
