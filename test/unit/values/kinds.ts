import assert from 'node:assert/strict';
import { findValues } from '../../../src/values/findValues.ts';
import type { Value, ValueKind } from '../../../src/values/value.ts';

/** The only value of a text, which must be of this kind. */
export function only<Kind extends ValueKind>(text: string, kind: Kind): Extract<Value, { kind: Kind }> {
  const values = findValues(text);
  assert.deepEqual(
    values.map((value) => value.kind),
    [kind],
    `values of ${JSON.stringify(text)}: ${JSON.stringify(values.map((value) => value.text))}`,
  );
  return values[0] as Extract<Value, { kind: Kind }>;
}

/** Words and kinds of all values, in order. */
export const listed = (text: string): readonly string[] =>
  findValues(text).map((value) => `${value.kind} ${value.text}`);
