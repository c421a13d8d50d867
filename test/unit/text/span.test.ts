import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Lines } from '../../../src/text/span.ts';

describe('Lines', () => {
  const text = 'a\r\nbc\n\rd';
  const lines = new Lines(text);
  it('counts CRLF, LF and CR as one break each', () => {
    assert.deepEqual(
      Array.from({ length: lines.count }, (_, i) => text.slice(lines.span(i).start, lines.span(i).end)),
      ['a', 'bc', '', 'd'],
    );
  });
  it('knows the line of an offset, from 1', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 5, 6, 7, 8].map((at) => lines.lineAt(at)),
      [1, 1, 1, 2, 2, 3, 4, 4],
    );
  });
});
