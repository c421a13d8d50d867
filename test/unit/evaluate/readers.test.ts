import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { RawRow } from '../../../src/evaluate/read/rawRow.ts';
import { type RowFormat, rawRows, rowFormat } from '../../../src/evaluate/read/readRows.ts';
import { chunked, collect } from './bytes.ts';

const rows = async (format: RowFormat, text: string | Uint8Array) =>
  (await collect(rawRows(format, chunked(text)))).map(told);

/** A row as [line, value], a fault as [line, code]. */
const told = (row: RawRow) => [row.line, 'fault' in row ? row.fault.code : row.value] as const;

describe('readers of rows', () => {
  it('go by the ending of the name', () => {
    assert.deepEqual(['a.jsonl', 'a.NDJSON', 'a.json', 'a.tsv', 'a.yml', 'a.txt', 'jsonl'].map(rowFormat), [
      'jsonl',
      'jsonl',
      'json',
      'csv',
      'yaml',
      undefined,
      undefined,
    ]);
  });

  describe('JSONL', () => {
    it('has a row a line, skips empty lines, and tells broken ones with their line', async () => {
      assert.deepEqual(await rows('jsonl', '{"a":1}\n\n{"a":\n{"a":3}'), [
        [1, { a: 1 }],
        [3, 'rowSyntax'],
        [4, { a: 3 }],
      ]);
    });
  });

  describe('JSON', () => {
    it('has the items of its array, each with the line on which it begins', async () => {
      assert.deepEqual(await rows('json', '[{"a": "x]},["},\n {"a":\n  [1, {"b": "\\"}"}]},\n\n 3]'), [
        [1, { a: 'x]},[' }],
        [2, { a: [1, { b: '"}' }] }],
        [5, 3],
      ]);
    });

    it('may wrap the array in an object', async () => {
      assert.deepEqual(await rows('json', '{"version": 1, "rows": [{"a": 1}], "rest": [2]}'), [
        [1, { a: 1 }],
      ]);
    });

    it('tells a broken item and goes on', async () => {
      assert.deepEqual(await rows('json', '[{"a": 1},\n{"a" 2},\n{"a": 3}]'), [
        [1, { a: 1 }],
        [2, 'rowSyntax'],
        [3, { a: 3 }],
      ]);
    });

    it('tells where a file ends too early', async () => {
      assert.deepEqual(await rows('json', '[{"a": 1},\n{"a":'), [
        [1, { a: 1 }],
        [2, 'rowSyntax'],
      ]);
    });

    it('reads back whatever was written', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.jsonValue()), fc.boolean(), async (values, pretty) => {
          const text = JSON.stringify(values, null, pretty ? 2 : 0);
          assert.deepEqual(
            (await rows('json', text)).map(([, value]) => value),
            JSON.parse(text),
          );
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('CSV', () => {
    it('has a record a line under the names of its header; empty cells are absent', async () => {
      assert.deepEqual(await rows('csv', 'a,b\r\n1,2\r\n,x\r\n'), [
        [2, { a: '1', b: '2' }],
        [3, { b: 'x' }],
      ]);
    });

    it('may quote delimiters, quotes and line breaks', async () => {
      assert.deepEqual(await rows('csv', 'a,b\n"1,5","say ""no""\nnow"\nx,y'), [
        [2, { a: '1,5', b: 'say "no"\nnow' }],
        [4, { a: 'x', b: 'y' }],
      ]);
    });

    it('may be separated by semicolons or tabs', async () => {
      assert.deepEqual(await rows('csv', '"a,1";b\n1,5;2'), [[2, { 'a,1': '1,5', b: '2' }]]);
      assert.deepEqual(await rows('csv', 'a\tb\n1\t2'), [[2, { a: '1', b: '2' }]]);
    });

    it('tells a row with too many cells, a quote that stays open and a bad encoding, with their lines', async () => {
      assert.deepEqual(await rows('csv', 'a,b\n1,2,3\n1,2'), [
        [2, 'rowSyntax'],
        [3, { a: '1', b: '2' }],
      ]);
      assert.deepEqual(await rows('csv', 'a\n1\n"2\n3'), [
        [2, { a: '1' }],
        [3, 'rowSyntax'],
      ]);
      const bytes = Uint8Array.from([...Buffer.from('a\n'), 0xe9, 0x0a, ...Buffer.from('x')]);
      assert.deepEqual(await rows('csv', bytes), [
        [2, 'rowEncoding'],
        [3, { a: 'x' }],
      ]);
    });

    it('reads back whatever was written', async () => {
      const cell = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('\r', ''));
      const record = fc
        .record({ a: cell, b: cell }, { noNullPrototype: true })
        .filter(({ a, b }) => a !== '' && b !== '');
      await fc.assert(
        fc.asyncProperty(fc.array(record), async (records) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const text = ['a,b', ...records.map(({ a, b }) => `${quoted(a)},${quoted(b)}`)].join('\n');
          assert.deepEqual(
            (await rows('csv', text)).map(([, value]) => value),
            records,
          );
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('YAML', () => {
    it('has the items of its list with their lines', async () => {
      assert.deepEqual(await rows('yaml', '- a: 1\n  b: |\n    two\n    lines\n- a: 2\n'), [
        [1, { a: 1, b: 'two\nlines\n' }],
        [5, { a: 2 }],
      ]);
    });

    it('tells where it is broken, and when it is no list', async () => {
      assert.deepEqual((await rows('yaml', '- a: 1\n- b: "x\n'))[0]?.[1], 'rowSyntax');
      assert.deepEqual(await rows('yaml', 'a: 1'), [[1, 'rowSyntax']]);
    });
  });
});
