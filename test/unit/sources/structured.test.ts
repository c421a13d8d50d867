import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readSource } from '../../../src/sources/readSource.ts';
import type { Source } from '../../../src/text/passage.ts';

const read = (name: string, text: string): Promise<Source> =>
  readSource({ uri: `file:///data/${name}`, bytes: new TextEncoder().encode(text) });

/** Each passage as "words < outermost < … < innermost"; checks that its offsets are exact. */
async function outline(name: string, text: string): Promise<readonly string[]> {
  const source = await read(name, text);
  for (const { start, end, text: words } of source.passages)
    assert.equal(source.text.slice(start, end), words);
  return source.passages.map((passage) => [passage.text, ...passage.trail].join(' < '));
}

describe('readSource: JSON', () => {
  it('makes each field a passage with its path and the name of its record', async () => {
    const text =
      '{"name": "Harbour Café", "WiFi": false, "openHours": {"Mon": "9:0-17:0"}, "tags": ["fish", "soup"]}';
    assert.deepEqual(await outline('a.json', text), [
      '"name": "Harbour Café" < name',
      '"WiFi": false < name: Harbour Café < Wi Fi',
      '"openHours": < name: Harbour Café',
      '"Mon": "9:0-17:0" < name: Harbour Café < open Hours < Mon',
      '"tags": ["fish", "soup"] < name: Harbour Café < tags',
    ]);
  });
  it('cuts long texts in fields into sentences', async () => {
    const text = '[{"id": 7, "review": "Good \\"soup\\".\\nSlow service. We waited."}]';
    assert.deepEqual(
      await outline('a.json', text),
      [
        '"id": 7 < [0] < id',
        'Good \\"soup\\". < [0] < id: 7 < review',
        'Slow service. < [0] < id: 7 < review',
        'We waited. < [0] < id: 7 < review',
      ].map((line) =>
        line.startsWith('Good')
          ? `"${line}`
          : line.startsWith('We')
            ? line.replace('waited.', 'waited."')
            : line,
      ),
    );
  });
  it('cuts texts without an end, and leaves no field out', async () => {
    const passages = (await read('a.json', JSON.stringify({ a: 'word '.repeat(2000), b: '' }))).passages;
    assert.ok(passages.length > 2 && [...passages].every(({ text }) => text.length <= 3000));
    assert.equal(passages.at(-1)!.text, '"b":""');
  });
  it('shows what is empty', async () => {
    assert.deepEqual(await outline('a.json', '{"tags": [], "owner": {}}'), [
      '"tags": [] < tags',
      '"owner": {} < owner',
    ]);
  });
  it('keeps numbers of a list apart', async () => {
    assert.deepEqual(await outline('a.json', '{"size":[12,500],"at":[12, 500]}'), [
      '"size":',
      '12 < size',
      '500 < size',
      '"at":[12, 500] < at',
    ]);
  });
  it('reads JSON Lines, with broken lines as text', async () => {
    assert.deepEqual(await outline('a.jsonl', '{"a": 1}\n\nnot json\n{"a": 2}'), [
      '"a": 1 < [0] < a',
      'not json',
      '"a": 2 < [2] < a',
    ]);
  });
  it('reads comments, and broken or very deep JSON as text', async () => {
    assert.deepEqual(await outline('a.json', '{"a": 1, // one\n}'), ['"a": 1 < a']);
    assert.deepEqual(await outline('a.json', '{"a": One is here.'), ['{"a": One is here.']);
    assert.ok((await read('a.json', `${'['.repeat(100_000)} deep`)).passages.length > 0);
  });
  it('knows JSON without a name for it', async () => {
    assert.deepEqual(await outline('clip', '{"a": 1}'), ['"a": 1 < a']);
  });
});

describe('readSource: JSON without end', () => {
  it('cuts a number, a key and a text of a megabyte', async () => {
    const long = 1_000_000;
    for (const text of [
      `{"a": ${'7'.repeat(long)}}`,
      `{"${'k'.repeat(long)}": {"b": 1}}`,
      `{"a": "${'\\n'.repeat(long / 2)}"}`,
      `{"a": "${'\\u0041'.repeat(long / 6)}"}`,
    ]) {
      const { passages } = await read('a.json', text);
      assert.ok(passages.length > 0);
      for (const { text: words, trail } of passages)
        assert.ok(words.length <= 3000 && trail.join('').length <= 3200);
    }
  });
  it('shows the nearest keys of a field below hundreds of others', async () => {
    const keys = Array.from({ length: 1000 }, (_, i) => `k${i}`);
    const text = `${keys.map((key) => `{"${key}":`).join('')}1${'}'.repeat(keys.length)}`;
    const { passages } = await read('a.json', text);
    const { trail } = passages.at(-1)!;
    assert.equal(trail.at(-1), 'k999');
    assert.ok(trail.length <= 64);
  });
});

describe('readSource: YAML', () => {
  it('makes each field a passage with its path', async () => {
    assert.deepEqual(
      await outline(
        'a.yaml',
        'name: api # web\nlimits:\n  memory: 512 MB\n  hosts:\n    - a.example\n    - b.example\n',
      ),
      [
        'name: api < name',
        'limits: < name: api',
        'memory: 512 MB < name: api < limits < memory',
        'hosts:\n    - a.example\n    - b.example < name: api < limits < hosts',
      ],
    );
  });
  it('reads broken YAML as text', async () => {
    assert.deepEqual(await outline('a.yml', 'a: [1, 2\nb: }'), ['a: [1, 2', 'b: }']);
  });
});

describe('readSource: separated values', () => {
  it('makes each row a passage under its header', async () => {
    assert.deepEqual(await outline('a.csv', 'City,People\r\nOslo,"709,037"\r\n"Two\nlines",5\r\n\r\n'), [
      'City,People',
      'Oslo,"709,037" < City | People',
      '"Two\nlines",5 < City | People',
    ]);
  });
  it('reads tabs and semicolons, and tables without a header', async () => {
    assert.deepEqual(await outline('a.tsv', 'City\tPeople\nOslo\t7'), [
      'City\tPeople',
      'Oslo\t7 < City | People',
    ]);
    assert.deepEqual(await outline('a.csv', 'Oslo;1,5\nBern;2,5'), ['Oslo;1,5', 'Bern;2,5']);
  });
});

describe('readSource: very wide tables', () => {
  const columns = 100_000;
  const row = (cell: (i: number) => string) => Array.from({ length: columns }, (_, i) => cell(i)).join(',');

  it('cuts a row between cells, and heads each part with its own columns', async () => {
    const letters = (i: number) => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const { passages } = await read('a.csv', `${row((i) => `c-${letters(i)}`)}\n${row((i) => `${i + 5}`)}\n`);
    assert.ok(passages.length > 100);
    for (const { text, trail, kind } of passages) {
      assert.ok(text.length <= 3000 && trail.join('').length <= 3200);
      if (kind !== 'tableRow') continue;
      const heads = trail[0]!.split(' | ');
      const first = Number(text.split(',')[0]) - 5;
      assert.ok(heads.includes(`c-${letters(first)}`), `${first}`);
    }
    const cells = [...passages]
      .filter(({ kind }) => kind === 'tableRow')
      .flatMap(({ text }) => text.split(','));
    assert.equal(cells.length, columns);
    assert.equal(cells.at(-1), `${columns + 4}`);
  });
  it('cuts a lone row between cells too', async () => {
    const { passages } = await read(
      'a.csv',
      row((i) => `item ${i}`),
    );
    const all = [...passages].map(({ text }) => text);
    assert.ok(all.every((text) => text.length <= 3000 && /^item \d+,.*item \d+$/.test(text)));
    assert.equal(
      all.join(','),
      row((i) => `item ${i}`),
    );
  });
});

describe('readSource: notebooks and subtitles', () => {
  it('reads the Markdown, code and results of a notebook', async () => {
    const cells = [
      { cell_type: 'markdown', source: ['# Study\n', 'It went well.'] },
      {
        cell_type: 'code',
        source: 'score()',
        outputs: [{ output_type: 'stream', text: ['accuracy 0.93\n'] }, { data: { 'text/plain': '42' } }],
      },
    ];
    assert.deepEqual(await outline('a.ipynb', JSON.stringify({ cells })), [
      'Study',
      'It went well. < Study',
      'score() < Study',
      'accuracy 0.93 < Study',
      '42 < Study',
    ]);
  });
  it('says which notebook is broken', async () => {
    await assert.rejects(read('a b.ipynb', '{"cells": 5}'), {
      code: 'contextUnreadable',
      args: { uri: 'file:///data/a b.ipynb' },
    });
  });
  it('reads subtitles without numbers and times, by speaker', async () => {
    const cue =
      '1\n00:00:01,000 --> 00:00:02,000\nWe ship\n\n2\n00:00:03,000 --> 00:00:04,000\non Friday. Good.\n';
    assert.deepEqual(await outline('a.srt', cue), ['We ship on Friday.', 'Good.']);
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>We ship\n\n00:03.000 --> 00:04.000\n<v Ben>When?';
    assert.deepEqual(await outline('a.vtt', vtt), ['Ana: We ship < Ana', 'Ben: When? < Ben']);
  });
});
