import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language = 'en') =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

type Case = readonly [kind: string, claim: string, evidence: string, language?: Language];

describe('what is turned in the words of its evidence', () => {
  const turned: readonly Case[] = [
    [
      'order',
      'The pump is locked before the third false code.',
      'After the third false code the pump is locked, and the guard is called.',
    ],
    [
      'cause',
      'The fair opens two weeks late due to the new stalls.',
      'The fair opens two weeks late due to the storm. The new stalls are ready.',
    ],
    [
      'direction',
      'Waste rose from 16 % to 19 %.',
      'Waste amounted to 16 % of the harvest, down from 19 % the year before.',
    ],
    ['modality', 'You must rinse the filter.', 'We recommend that you rinse the filter every week.'],
    [
      'condition',
      'Only guests from Oslo need a second key.',
      'Guests from Oslo and Bergen need a second key.',
    ],
    ['quantifier', '所有旧书都可以退换。', '大部分旧书可以退换,新书不能退换。', 'zh'],
  ];
  for (const [kind, claim, evidence, language] of turned)
    it(`${kind}: ${claim}`, () =>
      assert.ok(
        differences(claim, evidence, language).includes(kind as never),
        String(differences(claim, evidence, language)),
      ));

  const kept: readonly Case[] = [
    ['direction', 'It went from 12 to 15.', 'It went from 12 to 15, and then from 15 to 18 or 12.'],
    [
      'order',
      'Before the fourth try the pump is locked.',
      'After the third false code the pump is locked, and the guard is called.',
    ],
    [
      'cause',
      'Due to the storm the fair opens two weeks late.',
      'The fair opens two weeks late due to the storm. The new stalls are ready.',
    ],
    ['modality', 'You should rinse the filter.', 'We recommend that you rinse the filter every week.'],
    ['modality', 'You must rinse the filter.', 'You have to rinse the filter every week.'],
    [
      'condition',
      'Only guests from Oslo need a second key.',
      'Only guests from Oslo need a second key and a card.',
    ],
    ['quantifier', '大部分旧书可以退换。', '大部分旧书可以退换,新书不能退换。', 'zh'],
  ];
  for (const [kind, claim, evidence, language] of kept)
    it(`not ${kind}: ${claim}`, () =>
      assert.ok(
        !differences(claim, evidence, language).includes(kind as never),
        String(differences(claim, evidence, language)),
      ));
});
