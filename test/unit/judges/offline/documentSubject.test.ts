import assert from 'node:assert/strict';
import { assess } from './judging.ts';

const handbook = [
  '# Kestrel Harbour: handbook of the marina',
  '',
  '## Berths',
  '',
  'Most berths have electricity; those at the north pier do not. Dogs must be kept on a lead.',
  '',
  '## Crew',
  '',
  'The harbour master signs the log every evening. Nets are dried on the east quay because of the wind from the sea.',
].join('\n');

const first = async (claim: string) => (await assess(claim, handbook))[0]!;

describe('offline judge: what a document is about', () => {
  it('hides no difference from the sentence that a claim goes back to', async () => {
    const { verdict, reason } = await first('All berths at Kestrel Harbour have electricity.');
    assert.equal(verdict, 'unsupported');
    assert.equal(reason.code, 'saysOtherwise');
  });

  it('makes what is said of it no more likely', async () => {
    const named = await first('Visitors to the marina Kestrel Harbour are collected by bus.');
    const plain = await first('Visitors are collected by bus.');
    assert.equal(named.verdict, 'unsupported');
    assert.ok(named.support! - plain.support! < 0.15);
  });
});

describe('offline judge: a claim that names what the heading names', () => {
  const cases: readonly (readonly [heading: string, below: string, claim: string])[] = [
    [
      'Valmont',
      'Les relevés paraissent tous les 3 jours, contre 8 jours auparavant.',
      'Les relevés de Valmont paraissent tous les 8 jours, contre 3 jours auparavant.',
    ],
    [
      'Club Náutico Peralba 2021',
      'El reglamento de regatas se votó con tres abstenciones.',
      'El reglamento de regatas del Club Náutico Peralba de 2021 se votó por unanimidad.',
    ],
  ];
  for (const [heading, below, claim] of cases)
    it(`is held against what stands below it: ${claim}`, async () => {
      const [found] = await assess(claim, `# ${heading}\n\n${below}`);
      assert.equal(found?.verdict, 'unsupported');
      assert.equal(found.reason.code, 'saysOtherwise');
    });
});

describe('offline judge: a copy with one word in the place of another', () => {
  it('is not supported', async () => {
    const { verdict } = await first('Nets are dried on the east quay because of the heat from the sea.');
    assert.equal(verdict, 'unsupported');
  });

  it('is told from one with another form of the word, or with a word of the same meaning', async () => {
    for (const claim of [
      'Nets are dried on the east quay because of the winds from the sea.',
      'The harbour master signs the log each evening.',
    ])
      assert.equal((await first(claim)).verdict, 'supported');
  });
});
