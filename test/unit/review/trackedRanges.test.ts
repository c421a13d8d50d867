import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type Edit,
  isFresh,
  isGone,
  moveRanges,
  type TrackedRange,
  track,
} from '../../../src/review/trackedRanges.ts';

const text = 'One is here. Two is there. Three is gone.';

const sentences = (of: string): readonly TrackedRange[] =>
  [...of.matchAll(/[^.\s][^.]*\./g)].map((match) => track(match.index, match[0]));

/** As VS Code does it: all offsets of a change are those before it. */
const apply = (before: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), before);

/** The text and its ranges after a change. */
function changed(before: string, ranges: readonly TrackedRange[], edits: readonly Edit[]) {
  const now = apply(before, edits);
  return { now, ranges: moveRanges(ranges, edits, (start, end) => now.slice(start, end)) };
}

const moved = (edits: readonly Edit[]): readonly TrackedRange[] =>
  changed(text, sentences(text), edits).ranges;

const words = (ranges: readonly TrackedRange[]) => ranges.map((range) => range.words);

function replace(of: string, what: string, by: string): Edit {
  const start = of.indexOf(what);
  assert.ok(start >= 0, `“${what}” is in the text`);
  return { start, end: start + what.length, text: by };
}

describe('a range under edits', () => {
  it('moves with what is typed before it', () => {
    const [, two] = moved([{ start: 0, end: 0, text: 'Zero. ' }]);
    assert.deepEqual(two, track(19, 'Two is there.'));
  });

  it('stays where it is when something changes behind it', () => {
    const [one] = moved([replace(text, 'Three', '3')]);
    assert.deepEqual(one, track(0, 'One is here.'));
  });

  it('is not touched by text typed directly before or behind it', () => {
    const ranges = moved([
      { start: 13, end: 13, text: '(' },
      { start: 26, end: 26, text: ')' },
    ]);
    assert.deepEqual(ranges[1], track(14, 'Two is there.'));
  });

  it('grows and goes stale with an edit inside', () => {
    const [, two] = moved([replace(text, 'is there', 'was there')]);
    assert.equal(two?.words, 'Two was there.');
    assert.equal(isFresh(two!), false);
  });

  it('is fresh again once the edit is undone', () => {
    const stale = changed(text, sentences(text), [replace(text, 'is there', 'was there')]);
    const undone = changed(stale.now, stale.ranges, [replace(stale.now, 'was there', 'is there')]);
    assert.deepEqual(undone.ranges, sentences(text));
  });

  it('is gone when it is deleted, and back when that is undone', () => {
    const gone = changed(text, sentences(text), [replace(text, 'Two is there. ', '')]);
    assert.equal(isGone(gone.ranges[1]!), true);
    assert.equal(gone.ranges[2]?.start, 13);
    const back = changed(gone.now, gone.ranges, [{ start: 13, end: 13, text: 'Two is there. ' }]);
    assert.deepEqual(back.ranges, sentences(text));
  });

  it('keeps the part that an edit over its end leaves', () => {
    const [one, two] = moved([replace(text, 'here. Two', 'X')]);
    assert.equal(one?.words, 'One is ');
    assert.equal(two?.words, ' is there.');
  });

  it('is found again when a formatter replaces the whole text', () => {
    const formatted = `# Title\n\n${text.replaceAll('. ', '.\n')}`;
    const ranges = moved([{ start: 0, end: text.length, text: formatted }]);
    assert.deepEqual(ranges.map(isFresh), [true, true, true]);
    for (const range of ranges) assert.equal(formatted.slice(range.start, range.end), range.checked);
  });

  it('does not land on the place of an equal sentence', () => {
    const twice = 'Same here. Same here.';
    const formatted = { start: 0, end: twice.length, text: `\n\n\n\n\n\n${twice}` };
    const { ranges } = changed(twice, sentences(twice), [formatted]);
    assert.deepEqual(
      ranges.map((range) => range.start),
      [6, 17],
    );
  });

  it('follows several cursors at once', () => {
    const edits = [...text.matchAll(/is/g)].map((m) => ({ start: m.index, end: m.index + 2, text: 'was' }));
    assert.deepEqual(words(moved(edits)), ['One was here.', 'Two was there.', 'Three was gone.']);
  });
});

/** Documents with what drifts elsewhere: emoji, combining marks, both kinds of line break. */
const piece = fc.constantFrom('a', 'Z', ' ', '. ', '\r\n', '\n', '👩‍👩‍👧', 'é', 'ß', '数', 'ı', '.');
const document = fc.array(piece, { minLength: 1, maxLength: 60 }).map((pieces) => pieces.join(''));
/** No sentence stands inside another one. */
const distinct = fc
  .array(fc.array(piece, { maxLength: 8 }), { minLength: 1, maxLength: 6 })
  .map((bodies) => bodies.map((pieces, i) => `[${i}]${pieces.join('').replaceAll('.', '')}. `).join(''));
const cut = fc.tuple(fc.nat(1000), fc.nat(1000));
const inserted = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const change = fc.array(fc.tuple(cut, inserted), { minLength: 1, maxLength: 3 });

/** Edits of one change, in a text of this length, none overlapping another. */
function editsOf(length: number, wanted: readonly (readonly [readonly [number, number], string])[]): Edit[] {
  const edits: Edit[] = [];
  for (const [[a, b], text] of wanted) {
    const [start, end] = [a % (length + 1), b % (length + 1)].toSorted((x, y) => x - y) as [number, number];
    if (edits.every((other) => end < other.start || other.end < start)) edits.push({ start, end, text });
  }
  return edits;
}

describe('ranges under 10,000 random sequences of edits', () => {
  it('hold at every moment the words that stand at their place', () => {
    fc.assert(
      fc.property(document, fc.array(change, { maxLength: 12 }), (start, changes) => {
        let now = start;
        let ranges = sentences(start);
        for (const wanted of changes) {
          const edits = editsOf(now.length, wanted);
          ({ now, ranges } = changed(now, ranges, edits));
          for (const range of ranges) assert.equal(now.slice(range.start, range.end), range.words);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('stand where a recomputation from the untouched text around them puts them', () => {
    fc.assert(
      fc.property(document, change, (start, wanted) => {
        const edits = editsOf(start.length, wanted);
        const before = sentences(start);
        const { ranges } = changed(start, before, edits);
        for (const [i, range] of before.entries()) {
          if (edits.some((edit) => edit.start < range.end && edit.end > range.start)) continue;
          if (edits.some((edit) => edit.start === range.start || edit.end === range.end)) continue;
          const by = edits
            .filter((edit) => edit.end <= range.start)
            .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
          assert.deepEqual(ranges[i], track(range.start + by, range.checked));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('are all fresh and in place once every change is undone', () => {
    fc.assert(
      fc.property(distinct, fc.array(change, { maxLength: 6 }), (start, changes) => {
        let now = start;
        let ranges = sentences(start);
        const undo: Edit[][] = [];
        for (const wanted of changes) {
          const edits = editsOf(now.length, wanted);
          undo.push(inverse(now, edits));
          ({ now, ranges } = changed(now, ranges, edits));
        }
        for (const edits of undo.toReversed()) {
          ({ now, ranges } = changed(now, ranges, edits));
        }
        assert.equal(now, start);
        assert.deepEqual(ranges, sentences(start));
      }),
      { numRuns: 10_000 },
    );
  });
});

/** What undoes edits, in offsets of the text after them. */
function inverse(before: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const at = start + shift;
      shift += text.length - (end - start);
      return { start: at, end: at + text.length, text: before.slice(start, end) };
    });
}
