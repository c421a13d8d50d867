import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { sameName } from '../../../../src/values/agree/names.ts';
import { findNames } from '../../../../src/values/find/names.ts';

const names = (text: string): readonly string[] => findNames(text).map(({ name }) => name);

describe('findNames', () => {
  const texts: readonly (readonly [string, ...string[]])[] = [
    ["Angela Merkel's aide met Dr. John Smith on Monday.", 'Angela Merkel', 'John Smith'],
    ['However, Apple Inc. left New York City in March.', 'Apple Inc.', 'New York City'],
    ['He studied at the University of Oxford.', 'University of Oxford'],
    ['Patients left early; most patients stayed.'],
    ['The WHO and Procter & Gamble agreed.', 'WHO', 'Procter & Gamble'],
    ['It opened on Saturday at 5 PM.'],
    ['Running helps. I think so.'],
    ['Store them in a dry place. Rome has seven hills.', 'Rome'],
  ];
  for (const [text, ...found] of texts) it(text, () => assert.deepEqual(names(text), found));

  it('covers the name with its title, without the possessive', () => {
    const [first, second] = findNames("They saw Dr. Smith and Anna's dog.");
    assert.deepEqual([first?.text, second?.text], ['Dr. Smith', 'Anna']);
  });
});

describe('sameName', () => {
  const same = [
    ['Smith', 'Dr. John Smith'],
    ['J. Smith', 'John Smith'],
    ['WHO', 'World Health Organization'],
    ['U.S.', 'United States'],
    ['the UK', 'Great Britain'],
    ['Oxford University', 'University of Oxford'],
    ['Apple', 'Apple Inc.'],
    ['Portuguese', 'Portugal'],
    ['Swedish', 'Sweden'],
    ['José Núñez', 'Jose Nunez'],
    ['McDonald’s', "McDonald's"],
  ] as const;
  for (const [a, b] of same)
    it(`${a} is ${b}`, () => {
      assert.ok(sameName(a, b));
      assert.ok(sameName(b, a));
    });
  const different = [
    ['John Smith', 'John Miller'],
    ['Paris', 'Lisbon'],
    ['WHO', 'World Trade Organization'],
    ['Anna', 'A. Miller'],
    ['New York', 'New Jersey'],
  ] as const;
  for (const [a, b] of different) it(`${a} is not ${b}`, () => assert.ok(!sameName(a, b)));
});
