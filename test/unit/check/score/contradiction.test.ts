import assert from 'node:assert/strict';
import { contradiction } from '../../../../src/check/score/contradiction.ts';
import { assessment, clash, evidence, failure, outcome, times } from '../outcomes.ts';

const clashing = (statement: number, uri = 'file:///context.md', text = 'A claim') =>
  assessment('contradicted', {}, { text, evidence: [clash(statement, { uri })] });

describe('contradiction', () => {
  it('is the share of context items where several were given', () => {
    const { value, unit, counted, total } = contradiction.score(
      outcome([clashing(1, 'b'), assessment('supported')], { items: 3, statements: 3 }),
    );
    assert.deepEqual([value, unit, counted, total], [1 / 3, 'item', 1, 3]);
  });

  it('is the share of statements where one file was given', () => {
    const { value, unit, band } = contradiction.score(
      outcome([clashing(1), clashing(4), assessment('supported')], { statements: 8 }),
    );
    assert.deepEqual([value, unit, band], [1 / 4, 'statement', 'low']);
  });

  it('is the share of the facts inside where one statement was given', () => {
    const { value, unit } = contradiction.score(
      outcome([clashing(0, 'a', 'in 2004'), clashing(0, 'a', 'by Musk'), assessment('supported')], {
        statements: 1,
      }),
    );
    assert.deepEqual([value, unit], [2 / 3, 'fact']);
  });

  it('tells the facts of one statement by its words, however claims are split', () => {
    const quote = 'The mill was built in 1871 by Ada Kern and Jon Hale in Lower Thornby.';
    const against = (text: string) =>
      assessment('contradicted', {}, { text, evidence: [clash(0, { quote })] });
    const agreeing = (text: string) =>
      assessment('supported', {}, { text, evidence: [evidence(0, { quote })] });
    const counted = (...findings: readonly ReturnType<typeof against>[]) => {
      const { counted, total } = contradiction.score(outcome(findings, { statements: 1 }));
      return [counted, total];
    };
    assert.deepEqual(counted(against('The mill was built in 1875 by Max Ott in Thornby.')), [2, 3]);
    assert.deepEqual(
      counted(against('built in 1875'), against('by Max Ott'), agreeing('in Thornby')),
      [2, 3],
    );
    assert.deepEqual(counted(against('It is a windmill.')), [1, 3]);
    assert.deepEqual(counted(agreeing('The mill was built in 1871.')), [0, 3]);
    const open = outcome([against('built in 1875'), failure()], { statements: 1 });
    assert.deepEqual(contradiction.score(open).range, [2 / 3, 1 / 3]);
  });

  it('counts a statement once, however many claims clash with it', () => {
    const { counted } = contradiction.score(outcome([clashing(1), clashing(1), clashing(2)]));
    assert.equal(counted, 2);
  });

  it('counts a value inside one statement once', () => {
    const reason = {
      code: 'differs',
      kind: 'date',
      here: '2004',
      there: '2003',
      at: { uri: 'a', line: 1 },
    } as const;
    const twice = ['first', 'again'].map((text) => assessment('contradicted', {}, { text, reason }));
    const { counted, total } = contradiction.score(
      outcome([...twice, assessment('supported')], { statements: 1 }),
    );
    assert.deepEqual([counted, total], [1, 2]);
  });

  it('does not count absence, hedged differences or supporting evidence', () => {
    const both = assessment('contradicted', {}, { evidence: [clash(1), evidence(2)] });
    const { counted } = contradiction.score(
      outcome([assessment('unsupported'), assessment('contradicted', { hedged: true }), both]),
    );
    assert.equal(counted, 1);
  });

  it('obeys the unit that was asked for', () => {
    const one = outcome([clashing(1)], { items: 1, statements: 4 });
    assert.equal(contradiction.score(one, { unit: 'item' }).value, 1);
    const several = outcome([clashing(1)], { items: 2, statements: 4 });
    assert.equal(contradiction.score(several, { unit: 'statement' }).value, 1 / 4);
  });

  it('has no band above 50 statements', () => {
    assert.equal(contradiction.score(outcome([clashing(1)], { statements: 51 })).band, null);
    assert.equal(contradiction.score(outcome([clashing(1)], { statements: 50 })).band, 'low');
  });

  it('is 0 for an empty output or context', () => {
    assert.equal(contradiction.score(outcome([], { sentences: [] })).value, 0);
    assert.equal(contradiction.score(outcome([], { statements: 0, items: 0 })).value, 0);
  });

  it('may get worse by one statement for each missing claim, and not better', () => {
    const { value, range, status } = contradiction.score(
      outcome([clashing(1), ...times(2, failure())], { statements: 10 }),
    );
    assert.deepEqual([value, range, status], [1 / 10, [3 / 10, 1 / 10], 'partial']);
  });
});
