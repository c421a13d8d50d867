import type { Passages } from '../text/passage.ts';
import type { DeclaredValue, ValueRole } from './declaredValues.ts';
import { plainValue } from './declaredValues.ts';

/** Keywords of JSON Schema, which descriptions of interfaces use, too. */
const keywords: ReadonlyMap<string, ValueRole> = new Map([
  ['default', 'default'],
  ['maximum', 'most'],
  ['maxLength', 'most'],
  ['maxItems', 'most'],
  ['minimum', 'least'],
  ['minLength', 'least'],
  ['minItems', 'least'],
]);
const anyKeyword = new RegExp(String.raw`\b(?:${[...keywords.keys()].join('|')})\b`);

/** Defaults and limits that a schema gives to its properties, and a description of an interface to its parameters. */
export function schemaValues(text: string, passages: Passages): readonly DeclaredValue[] {
  if (!anyKeyword.test(text)) return [];
  const found: DeclaredValue[] = [];
  for (const [, { kind, trail, text: field, start }] of passages.entries()) {
    const [keyword = '', ...above] = kind === 'field' ? trail.map(keyOf).toReversed() : [];
    const [role, name] = [keywords.get(keyword), above.find((part) => part !== 'schema')];
    const value = /^[^:]*:\s*([\s\S]*?),?$/.exec(field)?.[1];
    if (role && name && value) found.push({ name, value: plainValue(value), role, at: start });
  }
  return found;
}

/** A part of a trail as the file writes it: "max Length" is `maxLength`, and "name: limit" what tells items of a list apart. */
const keyOf = (part: string): string => part.replace(/^name: /, '').replace(/(?<=[a-z\d]) (?=[A-Z])/g, '');
