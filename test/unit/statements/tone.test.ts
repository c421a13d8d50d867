import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findHedges, findSubjective, toneOf } from '../../../src/statements/tone.ts';

const words = (cues: readonly { readonly text: string }[]): readonly string[] => cues.map(({ text }) => text);

describe('hedges', () => {
  const hedged: readonly (readonly [string, readonly string[]])[] = [
    ['The launch might slip.', ['might']],
    ['He is believed to live abroad.', ['believed to']],
    ['It is possible that it fails.', ['It is possible']],
    ['Possibly, he seems to work.', ['Possibly', 'seems to']],
    ['Vielleicht kommt er.', ['Vielleicht']],
    ['Il pourrait venir, peut-être.', ['pourrait', 'peut-être']],
    ['明日は雨かもしれない。', ['かもしれ']],
    ['他可能会来。', ['可能']],
  ];
  for (const [text, cues] of hedged)
    it(`in "${text}"`, () => assert.deepEqual(words(findHedges(text)), cues));

  const plain = [
    'It opens in May 2024.',
    'It costs about $50.',
    'Roughly 300 came.',
    'He could not swim.',
    'It will rain.',
  ];
  for (const text of plain) it(`none in "${text}"`, () => assert.deepEqual(findHedges(text), []));
});

describe('subjective wording', () => {
  it('is found', () => {
    assert.deepEqual(words(findSubjective('The leading maker of stunning, world-class lamps.')), [
      'The leading',
      'stunning',
      'world-class',
    ]);
    assert.deepEqual(words(findSubjective('The firm made history and leads the market.')), [
      'made history',
      'leads the market',
    ]);
    assert.deepEqual(words(findSubjective('Unfortunately, it was the best year.')), [
      'Unfortunately',
      'best',
    ]);
  });
  it('is not what merely sounds so', () => {
    for (const text of [
      'Great Britain left, leading to delays.',
      'It holds 5 at best.',
      'The historical site opened.',
      'The path leads the walker home.',
      'The history of the made bed is short.',
    ])
      assert.deepEqual(findSubjective(text), [], text);
  });
});

describe('tone', () => {
  it('is subjective before it is hedged', () => {
    assert.deepEqual(toneOf('It might be the best lamp.'), { subjective: true });
    assert.deepEqual(toneOf('It might be a lamp.'), { hedged: true });
    assert.deepEqual(toneOf('It is a lamp.'), {});
  });
});
