import assert from 'node:assert/strict';
import { readWhole } from '../../../../../src/evaluate/data/dataFiles.ts';
import { openDataset } from '../../../../../src/evaluate/data/openDataset.ts';
import { parseConfig } from '../../../../../src/evaluate/data/promptfoo/parseConfig.ts';
import { yamlFile } from '../../../../../src/evaluate/data/promptfoo/yamlFile.ts';
import { mostHeld, readLines } from '../../../../../src/evaluate/data/read/fileLines.ts';
import type { RowFormat } from '../../../../../src/evaluate/data/read/rawRow.ts';
import { rawRows } from '../../../../../src/evaluate/data/read/readRows.ts';
import { frontMatterBinding, frontMatterEdit } from '../../../../../src/sources/frontMatter.ts';
import { readYaml } from '../../../../../src/sources/readYaml.ts';
import { isDeepYaml } from '../../../../../src/sources/yamlDepth.ts';

const bytes = (text: string) => [new TextEncoder().encode(text)];

async function faults(format: RowFormat, chunks: Iterable<Uint8Array>) {
  const found: (string | undefined)[] = [];
  for await (const row of rawRows(format, chunks)) found.push('fault' in row ? row.fault.code : undefined);
  return found;
}

describe('a data set that would exhaust its reader', () => {
  const deep: Readonly<Record<string, string>> = {
    'lists in brackets': `a: ${'['.repeat(50_000)}`,
    'records in braces': `a: ${'{a: '.repeat(20_000)}`,
    'lists in one line': `${'- '.repeat(25_000)}a`,
    'keys in one line': `${'? '.repeat(25_000)}a`,
    indentation: Array.from({ length: 1100 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
  };
  for (const [how, yaml] of Object.entries(deep))
    it(`is refused before it is parsed: ${how}`, async () => {
      assert.ok(isDeepYaml(yaml));
      assert.deepEqual(await faults('yaml', bytes(yaml)), ['tooDeep']);
      await assert.rejects(parseConfig('c.yaml', bytes(`tests: x\n${yaml}`)), { code: 'tooDeep' });
      assert.throws(() => yamlFile(yaml, 'c.yaml'), { code: 'tooDeep' });
      assert.equal(readYaml(yaml).text, yaml);
      const document = `---\n${yaml.slice(0, 19_000)}\n---\nText.`;
      assert.equal(frontMatterBinding(document), undefined);
      if (isDeepYaml(yaml.slice(0, 19_000))) assert.equal(frontMatterEdit(document, ['a.md']), undefined);
    });

  it('is read where it is as deep as people write', async () => {
    const nested = Array.from({ length: 50 }, (_, i) => `${'  '.repeat(i)}a:`).join('\n');
    for (const yaml of [nested, `- [${'[1], '.repeat(2000)}]`, `- ${'[a] b '.repeat(2000)}`])
      assert.ok(!isDeepYaml(yaml));
  });

  it('costs that line alone where a line has no end, and holds nothing of it', async () => {
    const row = '{"output":"a"}\n';
    function* endless() {
      yield* bytes(row);
      const zeros = new Uint8Array(1_000_000);
      for (let i = 0; i < 400; i++) yield zeros;
      yield* bytes(`\n${row}`);
    }
    const before = process.memoryUsage().rss;
    assert.deepEqual(await faults('jsonl', endless()), [undefined, 'rowTooLong', undefined]);
    assert.ok(process.memoryUsage().rss - before < 200_000_000);
    assert.deepEqual((await faults('csv', endless())).at(1 - 1), 'rowTooLong');
  });

  function* megabytes(count: number) {
    const piece = new Uint8Array(1_000_000).fill(97);
    for (let i = 0; i < count; i++) yield piece;
  }

  it('is read where all of its records stand on one line, as long as a context may be', async () => {
    const lines: number[] = [];
    for await (const { text } of readLines(megabytes(30), mostHeld)) lines.push(text?.length ?? -1);
    assert.deepEqual(lines, [30_000_000]);
    for await (const line of readLines(megabytes(30))) assert.ok(line.isTooLong);
    assert.deepEqual(await faults('json', megabytes(201)), ['rowTooLong']);
  });

  it('is never held whole where it is longer', async () => {
    const open = () => megabytes(1000);
    const files = { open, exists: async () => false, resolve: (_: string, path: string) => path };
    for (const path of ['a.yaml', 'a.json'])
      await assert.rejects(readWhole(files, path), { code: 'fileTooLarge', args: { file: path, most: 200 } });
    await assert.rejects(
      openDataset('a.yaml', files, () => {}),
      { code: 'fileTooLarge' },
    );
  });
});
