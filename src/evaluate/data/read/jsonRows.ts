import { Problem } from '../../../check/problem.ts';
import { type Line, lineFault, mostHeld } from './fileLines.ts';
import type { RawRow } from './rawRow.ts';

/**
 * The items of a JSON array, each parsed by itself, so that a broken item costs that item alone and memory holds
 * one at a time. An object that wraps the array ("rows", "data", "tests") is unwrapped: the first array counts.
 */
export async function* jsonRows(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  const scanner = new JsonItemScanner();
  let lastBad = 0;
  for await (const line of lines) {
    const { number, text, garbled = '' } = line;
    if (line.isTooLong) yield { line: number, fault: lineFault(line, mostHeld) };
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

/** The text of an item of an array, unparsed. */
interface JsonItem {
  /** On which it begins, from 1. */
  readonly line: number;
  /** The white space before it, where it begins its line. */
  readonly indent: string | undefined;
  readonly lines: readonly string[];
}

/** Finds where the items of the first array begin and end, by brackets and strings alone. */
class JsonItemScanner {
  #depth = 0;
  #arrayDepth: number | undefined;
  #inString = false;
  #escaped = false;
  #done = false;
  #item: { line: number; indent: string | undefined; lines: string[] } | undefined;

  *scan(text: string, line: number): Generator<JsonItem> {
    let from = 0;
    for (let at = 0; at < text.length && !this.#done; at++) {
      const char = text[at]!;
      const inArray = this.#arrayDepth !== undefined && this.#depth === this.#arrayDepth;
      if (!this.#inString && inArray && (char === ',' || char === ']')) {
        yield* this.#close(text.slice(from, at));
        if (char === ']') this.#done = true;
        continue;
      }
      if (inArray && !this.#item && !/\s/.test(char)) {
        const before = text.slice(0, at);
        this.#item = { line, indent: before.trim() === '' ? before : undefined, lines: [] };
        from = at;
      }
      this.#step(char);
    }
    this.#item?.lines.push(text.slice(from));
    // No string goes on in the next line; one that is not closed is a fault of its item alone.
    this.#inString = false;
    this.#escaped = false;
  }

  /** What stands after the last whole item, where the array never ended. */
  rest(): JsonItem | undefined {
    return this.#done ? undefined : this.#item;
  }

  *#close(lastLine: string): Generator<JsonItem> {
    const item = this.#item;
    this.#item = undefined;
    if (item) yield { ...item, lines: [...item.lines, lastLine] };
  }

  #step(char: string): void {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (char === '\\') this.#escaped = true;
      else if (char === '"') this.#inString = false;
      return;
    }
    if (char === '"') this.#inString = true;
    else if (char === '[' || char === '{') {
      this.#depth += 1;
      if (char === '[') this.#arrayDepth ??= this.#depth;
    } else if (char === ']' || char === '}') this.#depth -= 1;
  }
}

/** One JSON value a line; empty lines are skipped. */
export async function* jsonLinesRows(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  for await (const line of lines) {
    const { number, text } = line;
    if (text === undefined) yield { line: number, fault: lineFault(line) };
    else if (text.trim() !== '') yield parseJson(text, number);
  }
}

function parseJson(text: string, line: number): RawRow {
  try {
    return { line, value: JSON.parse(text) };
  } catch (error) {
    return { line, fault: new Problem('rowSyntax', { cause: (error as SyntaxError).message }) };
  }
}
