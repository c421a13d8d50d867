import { Problem } from '../../check/problem.ts';
import { parseJson } from './jsonl.ts';
import type { Line } from './lines.ts';
import type { RawRow } from './rawRow.ts';

/**
 * The items of a JSON array, each parsed by itself, so that a broken item costs that item alone and memory holds
 * one at a time. An object that wraps the array ("rows", "data", "tests") is unwrapped: the first array counts.
 */
export async function* readJson(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  const scanner = new ItemScanner();
  for await (const { number, text } of lines) {
    if (text === undefined) {
      yield { line: number, fault: new Problem('rowEncoding') };
      continue;
    }
    for (const item of scanner.scan(text, number)) yield parseJson(item.text, item.line);
  }
  const rest = scanner.rest();
  if (rest)
    yield { line: rest.line, fault: new Problem('rowSyntax', { cause: 'the file ends inside this row' }) };
}

interface Item {
  readonly line: number;
  readonly text: string;
}

/** Finds where the items of the first array begin and end, by brackets and strings alone. */
class ItemScanner {
  #depth = 0;
  #arrayDepth: number | undefined;
  #inString = false;
  #escaped = false;
  #done = false;
  #item: { line: number; parts: string[] } | undefined;

  *scan(text: string, line: number): Generator<Item> {
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
        this.#item = { line, parts: [] };
        from = at;
      }
      this.#step(char);
    }
    this.#item?.parts.push(text.slice(from));
  }

  /** What stands after the last whole item, where the array never ended. */
  rest(): Item | undefined {
    const item = this.#item;
    return item && !this.#done ? { line: item.line, text: item.parts.join('\n') } : undefined;
  }

  *#close(lastPart: string): Generator<Item> {
    if (!this.#item) return;
    yield { line: this.#item.line, text: [...this.#item.parts, lastPart].join('\n') };
    this.#item = undefined;
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
