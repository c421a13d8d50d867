import assert from 'node:assert/strict';
import { assess } from './judging.ts';

const context = `The reservoir holds 18 million litres. Its pump was replaced in 2019. Boats are not allowed.

| Month | Level (m) |
| --- | --- |
| May | 41 |
| June | 38 |`;

const correction = async (output: string) => (await assess(output, context))[0]?.correction;

describe('offline judge: corrections', () => {
  it('are offered where the corrected sentence is supported', async () => {
    assert.equal(await correction('The reservoir holds 21 million litres.'), '18 million litres');
  });

  it('are offered where a table has the value', async () =>
    assert.match((await correction('In June the level was 41 m.')) ?? '', /38/));

  it('are not offered where the rest of the sentence stays wrong', async () =>
    assert.equal(await correction('The reservoir holds 21 million litres of oil from Norway.'), undefined));

  it('leave a sentence its capital', async () => {
    const [found] = await assess('No couriers ask for a signature.', 'Some couriers ask for a signature.');
    assert.equal(found?.correction, undefined);
  });
});
