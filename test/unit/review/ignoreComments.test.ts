import assert from 'node:assert/strict';
import {
  type CommentedText,
  type CommentScope,
  ignoreCommentEdit,
  ignoredStretches,
  reviewInText,
} from '../../../src/review/ignoreComments.ts';

const markdown: CommentedText = { language: 'markdown', path: '/a.md' };

/** The words of a text that comments say to ignore. */
const ignored = (text: string, of = markdown): readonly string[] =>
  ignoredStretches(text, of).map(({ start, end }) => text.slice(start, end).trim());

describe('comments that say what to ignore', () => {
  it('reach over the line that they end', () => {
    const text = 'First line.\nSecond line. <!-- claimlight-ignore -->\nThird line.\n';
    assert.deepEqual(ignored(text), ['Second line. <!-- claimlight-ignore -->']);
  });

  it('reach over the block below where they stand alone', () => {
    const text = 'Before.\n\n<!-- claimlight-ignore -->\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter.\n';
    assert.deepEqual(ignored(text), ['| a | b |\n| - | - |\n| 1 | 2 |']);
  });

  it('reach from a start to an end, else to the end of the text', () => {
    const [start, end] = ['<!-- claimlight-ignore-start -->', '<!-- claimlight-ignore-end -->'];
    assert.deepEqual(ignored(`A.\n${start}\nB.\n\nC.\n${end}\nD.\n`), ['B.\n\nC.']);
    assert.deepEqual(ignored(`A.\n${start}\nB.\n\nC.\n`), ['B.\n\nC.']);
    assert.deepEqual(ignored(`A.\n${end}\nB.\n`), []);
  });

  it('reach over the whole file', () => {
    assert.deepEqual(ignored('A.\n<!-- claimlight-ignore-file -->\n'), [
      'A.\n<!-- claimlight-ignore-file -->',
    ]);
  });

  it('may give a reason', () => {
    const [stretch] = ignoredStretches('A. <!-- claimlight-ignore: the old name -->', markdown);
    assert.equal(stretch?.note, 'the old name');
  });

  for (const [path, comment] of [
    ['/a.mdx', '{/* claimlight-ignore */}'],
    ['/a.tex', '% claimlight-ignore: for now'],
    ['/a.rst', '.. claimlight-ignore'],
    ['/a.adoc', '// claimlight-ignore'],
  ] as const)
    it(`are written as ${path} allows`, () => {
      assert.deepEqual(ignored(`A.\n\n${comment}\nB.\n\nC.\n`, { path }), ['B.']);
    });

  it('are none where the format has no comments, or the words only stand in the text', () => {
    const text = 'A. <!-- claimlight-ignore -->\n';
    assert.deepEqual(ignored(text, { language: 'plaintext', path: '/a.txt' }), []);
    assert.deepEqual(ignored('Write claimlight-ignore into a comment.\n'), []);
    assert.deepEqual(ignored('A. <!-- claimlight-ignored -->\n'), []);
  });
});

describe('a comment that the light bulb writes', () => {
  const text = '---\ntitle: x\n---\n\nOne thing.\nA wrong thing.\n\n| a | b |\n| - | - |\n| 1 | 9 |\n';
  const written = (words: string, scope: CommentScope, of = markdown) => {
    const start = text.indexOf(words);
    const edit = ignoreCommentEdit(text, of, { start, end: start + words.length }, scope);
    return edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  };

  it('ignores the claim, and no more than it should', () => {
    assert.deepEqual(ignored(written('A wrong thing.', 'line')!), [
      'A wrong thing. <!-- claimlight-ignore -->',
    ]);
    assert.deepEqual(ignored(written('A wrong thing.', 'block')!), ['One thing.\nA wrong thing.']);
    assert.match(
      written('A wrong thing.', 'file')!,
      /^---\ntitle: x\n---\n<!-- claimlight-ignore-file -->\n/,
    );
  });

  it('is none behind the row of a table, where it would be a cell', () => {
    assert.equal(written('| 1 | 9 |', 'line'), undefined);
    assert.deepEqual(ignored(written('| 1 | 9 |', 'block')!), ['| a | b |\n| - | - |\n| 1 | 9 |']);
  });

  it('is none where the format has none', () => {
    assert.equal(written('A wrong thing.', 'line', { path: '/a.txt' }), undefined);
  });
});

describe('the report of a text with comments', () => {
  it('says which claims they ignore, and why', () => {
    const text = 'First. <!-- claimlight-ignore: kept -->\nSecond.\n';
    const reviewOf = reviewInText(text, 'file:///a.md');
    assert.deepEqual(reviewOf({ claim: { start: 0, end: 6 } }), {
      decision: { kind: 'ignored', note: 'kept', inText: true },
    });
    const second = text.indexOf('Second');
    assert.equal(reviewOf({ claim: { start: second, end: second + 7 } }), undefined);
  });
});
