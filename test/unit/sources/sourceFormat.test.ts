import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { sourceFormat } from '../../../src/sources/sourceFormat.ts';

const format = (uri: string, text = 'Text.', mediaType?: string) =>
  sourceFormat({ uri, bytes: new TextEncoder().encode(text), mediaType: mediaType || undefined });

describe('sourceFormat', () => {
  it('knows files by their names', () => {
    const names = [
      'a.md',
      'a.txt',
      'a',
      'a.HTML',
      'a.docx',
      'a.jsonl',
      'a.tsv',
      'a.yml',
      'a.ipynb',
      'a.vtt',
      'a.py',
    ];
    assert.deepEqual(
      names.map((name) => format(`file:///x.y/${name}`)),
      ['text', 'text', 'text', 'html', 'docx', 'jsonLines', 'csv', 'yaml', 'notebook', 'subtitles', 'code'],
    );
  });
  it('trusts what a file begins with, and a media type, more than a name', () => {
    assert.equal(format('a.txt', '%PDF-1.7'), 'pdf');
    assert.equal(format('a.txt', 'Text.', 'text/html; charset=utf-8'), 'html');
    assert.equal(format('a.json?v=1#part', 'Text.'), 'json');
  });
  it('knows nameless pages and records', () => {
    assert.equal(format('clipboard', '<!DOCTYPE html><p>'), 'html');
    assert.equal(format('clipboard', ' {"a": 1}'), 'json');
    for (const text of ['{curly} words', '[1] Smith, 2003', '- [x] done', '[Link](https://a.example)'])
      assert.equal(format('clipboard', text), 'text');
  });
});
