import { createScanner, type JSONScanner, type SyntaxKind } from 'jsonc-parser';
import { runAtOnce, type Steps } from '../base/timeSlices.ts';
import type { Entry, Field } from './fieldSentences.ts';
import { maxDepth } from './limits.ts';

/** Kinds of tokens, by jsonc-parser's numbers. */
const kinds = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  end: 17,
} as const satisfies Readonly<Record<string, SyntaxKind>>;

/** Tokens of one step. */
const stepLength = 2000;

/** The value that a JSON text holds, at once; see `jsonFieldSteps`. */
export const jsonField = (text: string, offset = 0): Field | undefined =>
  runAtOnce(jsonFieldSteps(text, offset));

/** A list or record that has not ended yet. */
type Open = { readonly start: number } & (
  | { readonly kind: 'list'; readonly items: Field[] }
  | { readonly kind: 'record'; readonly entries: Entry[]; key?: string; keyStart: number }
);

/**
 * The value that a JSON text holds (comments and trailing commas allowed); undefined where it is no JSON, or nested
 * deeper than any that a person means.
 * @param offset where `text` begins in the text that the spans are for
 */
export function* jsonFieldSteps(text: string, offset = 0): Steps<Field | undefined> {
  const tokens = createScanner(text, true);
  const open: Open[] = [];
  let next = kindOf(tokens);
  for (let steps = 1; ; steps++) {
    if (steps % stepLength === 0) yield;
    // A value begins here, or a list or record ends.
    const inner = open.at(-1);
    let value: Field | undefined;
    const awaited = inner?.kind === 'record' && next !== kinds.closeBrace;
    if (awaited) {
      if (next !== kinds.string) return undefined;
      inner.key = tokens.getTokenValue();
      inner.keyStart = offset + tokens.getTokenOffset();
      if (kindOf(tokens) !== kinds.colon) return undefined;
      next = kindOf(tokens);
    }
    const start = offset + tokens.getTokenOffset();
    if (next === kinds.openBrace || next === kinds.openBracket) {
      if (open.length === maxDepth) return undefined;
      open.push(
        next === kinds.openBrace
          ? { kind: 'record', start, entries: [], keyStart: start }
          : { kind: 'list', start, items: [] },
      );
      next = kindOf(tokens);
      continue;
    }
    if (inner && !awaited && ends(inner, next)) {
      open.pop();
      value = closed(inner, endOf(tokens, offset));
    } else value = scalar(tokens, next, offset);
    // What follows a value: the next of its list or record, or the end of that.
    for (;;) {
      if (!value) return undefined;
      next = kindOf(tokens);
      const outer = open.at(-1);
      if (!outer) return next === kinds.end ? value : undefined;
      if (outer.kind === 'list') outer.items.push(value);
      else outer.entries.push({ key: outer.key!, start: outer.keyStart, field: value });
      if (next === kinds.comma) {
        next = kindOf(tokens);
        break;
      }
      if (!ends(outer, next)) return undefined;
      open.pop();
      value = closed(outer, endOf(tokens, offset));
    }
  }
}

/** The next token, undefined where it is broken. */
function kindOf(tokens: JSONScanner): SyntaxKind | undefined {
  const kind = tokens.scan();
  return tokens.getTokenError() === 0 ? kind : undefined;
}

const ends = (open: Open, next: SyntaxKind | undefined): boolean =>
  (open.kind === 'list' && next === kinds.closeBracket) ||
  (open.kind === 'record' && next === kinds.closeBrace);

const endOf = (tokens: JSONScanner, offset: number): number =>
  offset + tokens.getTokenOffset() + tokens.getTokenLength();

const closed = (open: Open, end: number): Field => {
  const span = { start: open.start, end };
  return open.kind === 'list'
    ? { kind: 'list', span, items: open.items }
    : { kind: 'record', span, entries: open.entries };
};

function scalar(tokens: JSONScanner, kind: SyntaxKind | undefined, offset: number): Field | undefined {
  const start = offset + tokens.getTokenOffset();
  const span = { start, end: endOf(tokens, offset) };
  switch (kind) {
    case kinds.string:
      return { kind: 'scalar', span, value: tokens.getTokenValue() };
    case kinds.number:
      return { kind: 'scalar', span, value: Number(tokens.getTokenValue()) };
    case kinds.true:
    case kinds.false:
      return { kind: 'scalar', span, value: kind === kinds.true };
    case kinds.null:
      return { kind: 'scalar', span, value: null };
    default:
      return undefined;
  }
}
