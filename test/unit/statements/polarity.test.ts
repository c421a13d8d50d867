import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { findNegations, findOpposition, isDenied } from '../../../src/statements/polarity.ts';

describe('findOpposition', () => {
  const opposed: readonly (readonly [claim: string, context: string, here: string, there: string])[] = [
    ['Key escrow is on by default.', 'Keys stay here. Key escrow is off by default.', 'on', 'off'],
    [
      'ARM builds are part of this release.',
      'ARM builds are not part of this release; they come later.',
      'part',
      'not part',
    ],
    [
      'Gift cards can be returned as well.',
      'Gift cards cannot be returned.',
      'returned',
      'cannot be returned',
    ],
    [
      "The lift doesn't stop at the second floor.",
      'The lift stops at the second floor.',
      "doesn't stop",
      'stops',
    ],
    ['Net income fell to 31 million.', 'Net income climbed to 31 million.', 'fell', 'climbed'],
    ['The gross margin widened last year.', 'The gross margin narrowed last year.', 'widened', 'narrowed'],
    [
      'Rents in the old town increased last year.',
      'Rents in the old town decreased last year.',
      'increased',
      'decreased',
    ],
  ];
  for (const [claim, context, here, there] of opposed)
    it(`sets "${claim}" against "${context}"`, () => {
      const found = findOpposition(claim, context);
      assert.ok(found);
      assert.equal(claim.slice(found.here.start, found.here.end), here);
      assert.equal(context.slice(found.there.start, found.there.end), there);
      assert.ok(findOpposition(context, claim));
    });

  const compatible: readonly (readonly [claim: string, context: string])[] = [
    ['Damage from water is not covered.', 'Damage from water is not covered.'],
    ['It does not require any effort from the body.', 'It requires no effort from the body.'],
    ['They were not allowed to sign contracts.', 'They were not even allowed to sign contracts.'],
    ['Prosecutors seek a long sentence.', "Prosecutors aren't swayed and seek a long sentence."],
    ['The noise does not wake you up at night.', 'The noise does not fully wake you up at night.'],
    ['The lift stops at the second floor.', 'The lift not only stops at the second floor.'],
    ['The lift stops at the second floor.', 'The bus does not stop at the market.'],
    ['They give a discount on the first order.', 'They give 15% off the first order.'],
    ['A higher setting makes a larger picture.', 'A lower setting makes a smaller picture.'],
  ];
  for (const [claim, context] of compatible)
    it(`lets "${claim}" stand beside "${context}"`, () =>
      assert.equal(findOpposition(claim, context), undefined));

  it('never sets a text against itself', () => {
    const words = fc.constantFrom(
      'the',
      'lift',
      'not',
      'never',
      'stops',
      'open',
      'closed',
      'high',
      'low',
      'floor',
      ',',
      ';',
      'but',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 24 }), (list) => {
        const [first = ''] = list.join(' ').split(/[,;]|but/);
        assert.equal(findOpposition(first, first), undefined);
      }),
    );
  });
});

describe('negation', () => {
  const denies = (text: string, word: string): boolean => {
    const start = text.indexOf(word);
    return isDenied({ start, end: start + word.length }, findNegations(text));
  };
  const denied: readonly (readonly [string, string])[] = [
    ['It does not support video calls.', 'video'],
    ['It has no garage or valet service.', 'valet'],
    ["They don't offer takeout, delivery, or parking.", 'parking'],
    ['Parking is not available.', 'Parking'],
    ['It lacks a lift.', 'lift'],
    ['Neither the lift nor the pool works.', 'pool'],
    ['Breakfast is not served.', 'Breakfast'],
    ['Niemand haftet für Schäden.', 'Schäden'],
    ['Die Karte gilt niemals am Sonntag.', 'Sonntag'],
    ['Am Montag ist nichts geöffnet.', 'geöffnet'],
    ['Personne n’a signé le contrat.', 'contrat'],
    ['Rien ne prouve ce retard.', 'retard'],
    ['Nadie firmó el contrato.', 'contrato'],
    ['Ningún socio votó en contra.', 'contra'],
  ];
  for (const [text, word] of denied)
    it(`reaches "${word}" in "${text}"`, () => assert.ok(denies(text, word)));
  const held: readonly (readonly [string, string])[] = [
    ['It has no lift, but there is a pool.', 'pool'],
    ['Although there is no lift, the pool is open.', 'pool'],
    ['It not only has a lift but a pool.', 'lift'],
    ['It has a pool. No lift is planned.', 'pool'],
  ];
  for (const [text, word] of held) it(`spares "${word}" in "${text}"`, () => assert.ok(!denies(text, word)));

  it('reaches past "yet" and ends with its clause', () => {
    const scopes = (text: string) =>
      findNegations(text).map(({ scope }) => text.slice(scope.start, scope.end));
    assert.deepEqual(scopes('The team has not yet won it.'), ['not yet won it']);
    assert.deepEqual(scopes("It has no lift, it's a bungalow."), ['no lift']);
    assert.deepEqual(scopes('There is no lift — the stairs are wide.'), ['no lift ']);
  });
});
