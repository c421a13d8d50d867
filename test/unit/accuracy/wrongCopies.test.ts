import assert from 'node:assert/strict';
import { type EditedCopy, restores } from '../../bench/accuracy/copiedSentences.ts';
import { countCorrections } from '../../bench/accuracy/corrections.ts';
import type { JudgedItem } from '../../bench/accuracy/judgedSet.ts';
import { rewrites } from '../../bench/accuracy/rewrites.ts';
import { type EditKind, namesIn, sentenceEdits } from '../../bench/accuracy/sentenceEdits.ts';
import { outcomeOf } from './figures.ts';

const context = 'In May the painter Ida Holm met Jon Berg. Later the sculptor Eva Lund joined them in 1904.';
const first = () => 0;

describe('edits of copied sentences', () => {
  const cases: readonly (readonly [EditKind, string, string | undefined])[] = [
    ['another name', 'Later the painter Ida Holm went home.', 'Later the painter Jon Berg went home.'],
    [
      'names swapped',
      'In May the painter Ida Holm met Jon Berg.',
      'In May the painter Jon Berg met Ida Holm.',
    ],
    ['names swapped', 'Later the sculptor Eva Lund joined them.', undefined],
    ['opposite word', 'The prices rose before the war.', 'The prices fell before the war.'],
    ['negated', 'The bridge was built of stone.', 'The bridge was not built of stone.'],
    ['negated', 'The bridge was never finished.', undefined],
    ['number changed', 'They met again in 1904.', 'They met again in 1905.'],
    ['number changed', 'It cost $1,904.', undefined],
  ];
  for (const [kind, sentence, expected] of cases)
    it(`${kind}: ${sentence}`, () =>
      assert.equal(sentenceEdits[kind](sentence, context, first)?.text, expected));

  it('change no number to one that the context has', () =>
    assert.equal(
      sentenceEdits['number changed']('It has 3 rooms.', 'It has 3 rooms and 4 beds.', first)?.is,
      '5',
    ));

  it('take for names neither months nor the first word', () =>
    assert.deepEqual(namesIn('Later, in May, Ida Holm left Oslo.'), ['Ida Holm', 'Oslo']));

  it('are put right by the correction that gives the original back', () => {
    const copy = (correction: string, focus = { start: 9, end: 10 }): EditedCopy => ({
      kind: 'number changed',
      part: 'open',
      original: 'There are 3 beds.',
      edit: { text: 'There are 5 beds.', was: '3', is: '5' },
      outcome: outcomeOf({ verdict: 'contradicted', focus, correction }),
    });
    assert.deepEqual(restores(copy('3', { start: 10, end: 11 })), [true]);
    assert.deepEqual(restores(copy('three', { start: 10, end: 11 })), [false]);
  });
});

describe('corrections of labelled items', () => {
  const judged = (supported: boolean, spans: JudgedItem['item']['spans']): JudgedItem => ({
    item: {
      id: '',
      dataset: 'fm2',
      context: '',
      query: null,
      output: 'There are 5 beds.',
      granularity: 'sentence',
      label: supported ? 'supported' : 'contradicted',
      spans,
      meta: { group: '' },
    },
    part: 'open',
    supported,
    overlap: 1,
    others: {},
    outcome: outcomeOf({ verdict: 'contradicted', focus: { start: 10, end: 11 }, correction: '3' }),
  });

  it('are placed where people marked words, and needless where nothing is wrong', () => {
    const marked = judged(false, [{ start: 8, end: 12, type: '' }]);
    const elsewhere = judged(false, [{ start: 0, end: 5, type: '' }]);
    assert.deepEqual(countCorrections([marked, elsewhere, judged(true, []), judged(false, [])]), {
      offered: 3,
      placed: 1,
      needless: 1,
    });
  });
});

describe('rewrites', () => {
  it('bold every number and nothing else', () =>
    assert.equal(
      rewrites['bold numbers']!('In 1904, 1,200 men (v2) left.'),
      'In **1904**, **1,200** men (v2) left.',
    ));

  it('lead into a sentence without a second capital, but for names', () => {
    assert.equal(rewrites['"In addition,"']!('The inn closed.'), 'In addition, the inn closed.');
    assert.equal(rewrites['"In addition,"']!('Ida left.'), 'In addition, Ida left.');
  });
});
