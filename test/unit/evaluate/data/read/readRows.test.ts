import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { RawRow, RowFormat } from '../../../../../src/evaluate/data/read/rawRow.ts';
import { rawRows, rowFormat } from '../../../../../src/evaluate/data/read/readRows.ts';
import { cpuTime } from '../../../cpuTime.ts';
import { chunked, collect } from '../../bytes.ts';

const rows = async (format: RowFormat, text: string | Uint8Array) =>
  (await collect(rawRows(format, chunked(text)))).map(told);

/** A row as [line, value], a fault as [line, code]. */
const told = (row: RawRow) => [row.line, 'fault' in row ? row.fault.code : row.value] as const;

/** Text with bytes between that are no UTF-8. */
const latin1 = (...parts: readonly string[]): Uint8Array =>
  Buffer.concat(parts.flatMap((part, i) => [...(i > 0 ? [Buffer.from([0xe9])] : []), Buffer.from(part)]));

describe('readers of rows', () => {
  const samples: Readonly<Record<RowFormat, string>> = {
    jsonl: '{"a":"1"}\n{"a":"é"}',
    json: '[{"a":"1"},\n{"a":"é"}]',
    csv: 'a\n1\né',
    yaml: '- a: "1"\n- a: é',
  };

  for (const [format, text] of Object.entries(samples) as [RowFormat, string][]) {
    const whole = () => rows(format, text);

    it(`of ${format} do not mind a byte order mark, line breaks of Windows or empty lines`, async () => {
      assert.deepEqual(
        (await whole()).map(([, value]) => value),
        [{ a: '1' }, { a: 'é' }],
      );
      assert.deepEqual(await rows(format, `\uFEFF${text.replaceAll('\n', '\r\n')}`), await whole());
      assert.deepEqual(
        (await rows(format, `\n${text.replaceAll('\n', '\n\n')}\n\n`)).map(([, value]) => value),
        [{ a: '1' }, { a: 'é' }],
      );
    });

    it(`of ${format} read UTF-16`, async () => {
      assert.deepEqual(await rows(format, Buffer.from(`\uFEFF${text}`, 'utf16le')), await whole());
    });

    it(`of ${format} tell a row in another encoding with its line, and go on`, async () => {
      const [[first], [second]] = (await whole()) as [readonly [number, unknown], readonly [number, unknown]];
      assert.deepEqual(await rows(format, latin1(...text.replace('é', 'bad').replace('1', 'é').split('é'))), [
        [first, 'rowEncoding'],
        [second, { a: 'bad' }],
      ]);
      assert.deepEqual(await rows(format, latin1(...text.split('é'))), [
        [first, { a: '1' }],
        [second, 'rowEncoding'],
      ]);
    });

    it(`of ${format} read a row of some megabytes at once`, async () => {
      const long = 'x'.repeat(4_000_000);
      const bytes = Buffer.from(text.replace('1', long));
      const parts = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, i) =>
        bytes.subarray(i * 65_536, (i + 1) * 65_536),
      );
      let found: ReturnType<typeof told>[] = [];
      const time = await cpuTime(async () => {
        found = (await collect(rawRows(format, parts))).map(told);
      });
      assert.deepEqual(
        found.map(([, value]) => (value as { a: string }).a.length),
        [long.length, 1],
      );
      assert.ok(time < 6000);
    });
  }

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

    it('finds the items after one that lacks a bracket or a quote again', async () => {
      for (const broken of ['{"a": 2', '{"a": "2}', '{"a": ["2"}'])
        assert.deepEqual(await rows('json', `[{"a": 1},\n${broken},\n{"a": 3},\n{"a": 4}\n]`), [
          [1, { a: 1 }],
          [2, 'rowSyntax'],
          [3, { a: 3 }],
          [4, { a: 4 }],
        ]);
      const pretty = JSON.stringify({ rows: [{ a: 1 }, { a: 2, b: [{ c: 1 }] }, { a: 3 }] }, null, 2);
      assert.deepEqual(await rows('json', pretty.replace('"a": 1\n    }', '"a": 1\n')), [
        [3, 'rowSyntax'],
        [6, { a: 2, b: [{ c: 1 }] }],
        [14, { a: 3 }],
      ]);
    });

    it('never reads what is left of an item of which a line is in another encoding', async () => {
      assert.deepEqual(
        await rows('json', latin1('[{"a": 1,\n"b": "', '",\n"c": 3},\n{"a": 2}, {"a": "', '"}, {"a": 4}]')),
        [
          [2, 'rowEncoding'],
          [4, { a: 2 }],
          [4, 'rowEncoding'],
          [4, { a: 4 }],
        ],
      );
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
        [4, { a: '3' }],
      ]);
      const bytes = Uint8Array.from([...Buffer.from('a\n'), 0xe9, 0x0a, ...Buffer.from('x')]);
      assert.deepEqual(await rows('csv', bytes), [
        [2, 'rowEncoding'],
        [3, { a: 'x' }],
      ]);
    });

    it('takes a quote inside a cell for what it is', async () => {
      assert.deepEqual(await rows('csv', 'a,b\n12" pipe,x\n"5"" nail","a, b"\ny,z'), [
        [2, { a: '12" pipe', b: 'x' }],
        [3, { a: '5" nail', b: 'a, b' }],
        [4, { a: 'y', b: 'z' }],
      ]);
    });

    it('loses to a quote that stays open its line alone', async () => {
      assert.deepEqual(await rows('csv', 'a,b\n1,2\n3,"4\n5,6\n7,"8\n9,10'), [
        [2, { a: '1', b: '2' }],
        [3, 'rowSyntax'],
        [4, { a: '5', b: '6' }],
        [5, 'rowSyntax'],
        [6, { a: '9', b: '10' }],
      ]);
    });

    it('lets cells at the end of a row be missing', async () => {
      assert.deepEqual(await rows('csv', 'a,b,c\n1\n1,2,3'), [
        [2, { a: '1' }],
        [3, { a: '1', b: '2', c: '3' }],
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

    it('may share parts by anchors, however often', async () => {
      const items = Array.from({ length: 300 }, () => '- { a: *facts }\n').join('');
      const found = await rows('yaml', `- a: &facts [one, two]\n${items}- <<: *facts\n`);
      assert.equal(found.length, 302);
      assert.deepEqual(found[300], [301, { a: ['one', 'two'] }]);
    });

    it('tells a broken item with its line, and reads the others', async () => {
      assert.deepEqual(await rows('yaml', '- a: 1\n- a: *gone\n- a: "2\n- a: 3\n  b:\n    - 4\n'), [
        [1, { a: 1 }],
        [2, 'rowSyntax'],
        [3, 'rowSyntax'],
        [4, { a: 3, b: [4] }],
      ]);
    });

    it('tells the line of an error within an item, too', async () => {
      const [broken] = await collect(rawRows('yaml', chunked('tests:\n  - a: 1\n  - { a: 2\n')));
      assert.ok(broken && 'fault' in broken);
      assert.match(String(broken.fault.args.cause), /\(line \d\)$/);
    });

    it('tells when it is no list', async () => {
      assert.deepEqual(await rows('yaml', 'a: 1'), [[1, 'rowSyntax']]);
    });
  });
});
