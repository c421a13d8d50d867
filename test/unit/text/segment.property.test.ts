import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { KnownCuts, segment } from '../../../src/text/segment.ts';

const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    '# Title',
    '- item one. Two',
    '  - nested',
    '1. first',
    '> quote.',
    '```',
    '| a | b |',
    '|---|---|',
    '---',
    '<!-- x',
    '-->',
    '    code()',
    'Dr. Smith is here. He sat.',
    'これは。そう！',
    '**Bold.** [x](http://y)',
  ),
);
const document = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, newline]) => lines.join(newline));
const format = fc.constantFrom('markdown' as const, 'plain' as const);
/** Words that no markup can hide. */
const word = fc.constantFrom(
  'Rain',
  'fell',
  'on',
  'Élan',
  '3.5',
  'U.S.',
  'said',
  'Dr.',
  '東京',
  'e.g.',
  'end.',
  'why?',
  'no!',
  '“so”',
);
const prose = fc.array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '\n', '\n\n')), {
  minLength: 1,
  maxLength: 80,
});

describe('segment: properties', () => {
  it('finds the same where it remembers how paragraphs were cut', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 4 }), format, (texts, kind) => {
        const known = new KnownCuts();
        for (const text of [...texts, ...texts])
          assert.deepEqual(segment(text, { format: kind, known }), segment(text, { format: kind }));
      }),
    );
  });

  it('slices are exact, trimmed, in order and apart', () => {
    fc.assert(
      fc.property(document, format, (text, kind) => {
        let last = 0;
        for (const { start, end, text: words } of segment(text, { format: kind })) {
          assert.ok(last <= start && start < end && end <= text.length);
          assert.equal(text.slice(start, end), words);
          assert.ok(!/[\uD800-\uDBFF]$/.test(words) || !/^[\uDC00-\uDFFF]/.test(text.slice(end)));
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });
  it('every letter and digit of prose lies in a sentence', () => {
    fc.assert(
      fc.property(prose, format, (parts, kind) => {
        const text = parts.map(([words, space]) => words + space).join('');
        const covered = new Set<number>();
        for (const { start, end } of segment(text, { format: kind }))
          for (let i = start; i < end; i++) covered.add(i);
        for (const { index } of text.matchAll(/[\p{L}\p{N}]/gu))
          assert.ok(covered.has(index), `${index} of ${text}`);
      }),
      { numRuns: 300 },
    );
  });
  it('a range yields the same sentences as the whole, cut to it', () => {
    fc.assert(
      fc.property(document, fc.nat(500), fc.nat(500), (text, from, length) => {
        const range = { start: from, end: from + length };
        const whole = segment(text).filter(
          (s) =>
            s.start < range.end &&
            range.start < s.end &&
            /[\p{L}\p{N}]/u.test(text.slice(Math.max(s.start, range.start), Math.min(s.end, range.end))),
        );
        assert.deepEqual(segment(text, { range }), whole);
      }),
    );
  });
});
