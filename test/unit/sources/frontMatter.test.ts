import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { frontMatterBinding } from '../../../src/sources/frontMatter.ts';

describe('frontMatterBinding', () => {
  const cases: readonly (readonly [string, string, ReturnType<typeof frontMatterBinding>])[] = [
    [
      'a list',
      '---\ntitle: x\nclaimlight:\n  context: [a.md, "b/*.pdf"]\n---\nText',
      { context: ['a.md', 'b/*.pdf'], question: undefined },
    ],
    ['one file', '---\r\nclaimlight: a.md\r\n---\r\n', { context: ['a.md'], question: undefined }],
    [
      'a bare list',
      '---\nclaimlight: [a.md, b.md]\n...\n',
      { context: ['a.md', 'b.md'], question: undefined },
    ],
    [
      'a question',
      '---\nclaimlight:\n  context: a.md\n  question: Why?\n---',
      { context: ['a.md'], question: 'Why?' },
    ],
    ['no files', '---\nclaimlight:\n  context: [" "]\n---', undefined],
    ['front matter of others', '---\ntitle: x\n---', undefined],
    ['broken YAML', '---\nclaimlight: [a\n---', undefined],
    ['the wrong types', '---\nclaimlight:\n  context: {a: 1}\n---', undefined],
    ['a rule later in the text', 'Text\n---\nclaimlight: a.md\n---', undefined],
    ['no end', '---\nclaimlight: a.md\n', undefined],
  ];
  for (const [name, text, expected] of cases)
    it(`reads ${name}`, () => assert.deepEqual(frontMatterBinding(text), expected));
});
