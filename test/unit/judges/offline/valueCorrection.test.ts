import assert from 'node:assert/strict';
import { correctionOf } from '../../../../src/judges/offline/valueCorrection.ts';
import { findValues } from '../../../../src/values/findValues.ts';

const correction = (claim: string, context: string, header?: string) =>
  correctionOf(findValues(claim)[0]!, findValues(context, header === undefined ? {} : { header }).at(-1)!);

describe('offline judge: corrections', () => {
  it('write what the context writes', () => {
    assert.equal(correction('It keeps 5 GB', 'It keeps 10 GB'), '10 GB');
    assert.equal(correction('A hundred guests', '10 guests'), '10');
  });

  it("keep the claim's unit where a column's head names that of the context", () => {
    assert.equal(
      correction('It costs $5 million', '| Total | 7.5 |', '| Part | Cost ($ million) |'),
      '$7.5 million',
    );
  });

  it('are not offered where the numbers count in different units', () => {
    assert.equal(correction('It is 2.8 km long', '| Bridge | 800 |', '| Part | Length (m) |'), undefined);
    assert.equal(correction('It has 10 million', '| Staff | 96 |', '| Part | Number |'), undefined);
  });

  it('are none where only the words around the value differ', () => {
    assert.equal(correction('More than 5 GB', 'Less than 5 GB'), undefined);
  });
});
