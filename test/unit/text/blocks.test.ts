import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { segment } from '../../../src/text/segment.ts';

/** Each sentence as "kind: text < outermost < … < innermost". */
const outline = (text: string, format: 'markdown' | 'plain' = 'markdown'): readonly string[] =>
  segment(text, { format }).map(({ kind, text: words, trail }) =>
    [`${kind}: ${words}`, ...trail].join(' < '),
  );

describe('segment: Markdown', () => {
  it('knows headings and what stands under them', () => {
    assert.deepEqual(outline('# Plan\nIt is short.\n## Costs ##\nIt is cheap.\n\nLater\n=====\nWe rest.'), [
      'heading: Plan',
      'prose: It is short. < Plan',
      'heading: Costs < Plan',
      'prose: It is cheap. < Plan < Costs',
      'heading: Later',
      'prose: We rest. < Later',
    ]);
  });
  it('takes a short bold line for a heading, a bold statement for prose', () => {
    assert.deepEqual(outline('**Pricing**\n\nIt is free.\n\n**It went bankrupt in 2019.**'), [
      'heading: **Pricing**',
      'prose: It is free. < Pricing',
      'prose: **It went bankrupt in 2019.** < Pricing',
    ]);
  });
  it('gives list items their lead-in and their parents', () => {
    const text =
      'The plan includes:\n- Storage. It is large.\n  - five disks\n    of ten\n- [x] Backup\n\n  runs daily\n\nThat is all.';
    assert.deepEqual(outline(text), [
      'prose: The plan includes:',
      'listItem: Storage. < The plan includes:',
      'listItem: It is large. < The plan includes:',
      'listItem: five disks\n    of ten < The plan includes: < Storage. It is large.',
      'listItem: Backup < The plan includes:',
      'listItem: runs daily < The plan includes: < Backup',
      'prose: That is all.',
    ]);
  });
  it('reads numbered and lettered lists, and bullets of other kinds', () => {
    assert.deepEqual(
      outline('1. One\n2) Two\n\n• Dot\n\n a) First\n b) Second').map((s) => s.split(' <')[0]),
      ['listItem: One', 'listItem: Two', 'listItem: Dot', 'listItem: First', 'listItem: Second'],
    );
  });
  it('puts bullets under the numbered item that leads them in, indented or not', () => {
    assert.deepEqual(outline('1. **Limits:**\n- ten disks\n- two users\n2. Rest\n- alone'), [
      'listItem: **Limits:**',
      'listItem: ten disks < Limits:',
      'listItem: two users < Limits:',
      'listItem: Rest',
      'listItem: alone',
    ]);
  });
  it('does not take a German date for a list', () => {
    assert.deepEqual(outline('3. Oktober 2020 war frei.'), ['prose: 3. Oktober 2020 war frei.']);
  });
  it('does not take a year at the start of a wrapped line for a list', () => {
    assert.deepEqual(
      outline('The long and winding road was finally opened to all traffic in\n2003. It is closed.'),
      [
        'prose: The long and winding road was finally opened to all traffic in\n2003.',
        'prose: It is closed.',
      ],
    );
  });
  it('makes each row of a table a sentence under its header', () => {
    assert.deepEqual(
      outline('Sizes:\n\n| Name | Size |\n|:-----|-----:|\n| Ann. B | 5 |\n| Cy | 7 |\n\nEnd.'),
      [
        'prose: Sizes:',
        'heading: | Name | Size | < Sizes:',
        'tableRow: | Ann. B | 5 | < Sizes: < Name | Size',
        'tableRow: | Cy | 7 | < Sizes: < Name | Size',
        'prose: End.',
      ],
    );
  });
  it('gives what is said its speaker', () => {
    assert.deepEqual(outline('# Talk\n**Ana (00:12):** We ship. On Friday.\n[10:03] Ben: When?'), [
      'heading: Talk',
      'prose: **Ana (00:12):** We ship. < Talk < Ana (00:12)',
      'prose: On Friday. < Talk < Ana (00:12)',
      'prose: [10:03] Ben: When? < Talk < Ben',
    ]);
  });
  it('keeps the names of all columns of a wide table', () => {
    const names = Array.from({ length: 60 }, (_, i) => `Column ${i}`).join(' | ');
    const [, row] = segment(`${names}\n${'---|'.repeat(60)}\n${'5 | '.repeat(60)}`);
    assert.deepEqual(row!.trail, [names]);
  });
  it('knows the rows of a table without a header', () => {
    assert.deepEqual(outline('| Ann | 5 |\n| Cy | 7 |\nAll | of it.'), [
      'tableRow: | Ann | 5 |',
      'tableRow: | Cy | 7 |',
      'prose: All | of it.',
    ]);
  });
  it('takes a statement over a rule for a statement', () => {
    assert.deepEqual(outline('It rained.\n---\nOne\nTwo\n---\nEnd'), [
      'prose: It rained.',
      'prose: One',
      'prose: Two',
      'prose: End',
    ]);
  });
  it('marks fenced and indented code and front matter as code', () => {
    assert.deepEqual(outline('---\nowner: me\n---\n\n```js\nlet a = 1;\n```\n\n    let b = 2;\n\nDone.'), [
      'code: owner: me',
      'code: let a = 1;',
      'code: let b = 2;',
      'prose: Done.',
    ]);
  });
  it('reads block quotes, and leaves out rules, comments, tags and link definitions', () => {
    const text =
      '> It was\n> cold. Very.\n\n---\n<!-- not\nshown -->\n<br/>\nWarm.\n\n[a]: https://b.example';
    assert.deepEqual(outline(text), [
      'prose: It was\n> cold.',
      'prose: Very.',
      'prose: Warm.',
      'code: [a]: https://b.example',
    ]);
  });
  it('takes headings, lists, tables and fences in plain text, and nothing that looks like code or HTML', () => {
    assert.deepEqual(outline('# Costs\n- an item\n\nSo\n--\n\n    five = 5;\n<b>', 'plain'), [
      'heading: Costs',
      'listItem: an item < Costs',
      'prose: So < Costs',
      'prose: five = 5; < Costs',
    ]);
  });
});
