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
      'quantifier',
      'Any keeper may open the sluice that was locked.',
      'Only the keeper who locked a sluice may open it.',
    ],
    [
      'opposite',
      'Die Heizung ist im Sommer ausgeschaltet.',
      'Die Heizung ist im Sommer eingeschaltet, die Lüftung dagegen ausgeschaltet.',
      'de',
    ],
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
    ['certainty', 'Pausing it always loses the first block.', 'Pausing it may still lose the first block.'],
    ['opposite', 'The audit found two serious problems.', 'The audit found two minor problems.'],
    ['condition', 'Food may be eaten only in the library.', 'Food may be eaten only in the courtyard.'],
    [
      'comparison',
      'The large mill is older than the small mill.',
      'The small mill is older, but it was never rebuilt.',
    ],
    [
      'role',
      'The night guard sets the camera.',
      'The night guard opens the gate before the keeper sets the camera.',
    ],
    [
      'role',
      'Ben Olsen led the mill for eleven years.',
      'Its director is Ben Olsen; before him, Ada Berg led it for eleven years.',
    ],
    [
      'name',
      'Ada Berg is the director of the mill.',
      'Its director is Ben Olsen; before him, Ada Berg led it for eleven years.',
    ],
    [
      'name',
      'The director of the mill is Ada Berg.',
      'The director is Ben Olsen; Ada Berg left the mill in 1996.',
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
    [
      'comparison',
      'The small mill is older than the large mill.',
      'The small mill is older, but it was never rebuilt.',
    ],
    [
      'role',
      'The keeper sets the camera.',
      'The night guard opens the gate before the keeper sets the camera.',
    ],
    [
      'name',
      'Ben Olsen is the director of the mill.',
      'Its director is Ben Olsen; before him, Ada Berg led it.',
    ],
    [
      'name',
      'Ada Berg was the director of the mill.',
      'Its director is Ben Olsen; before him, Ada Berg led the mill.',
    ],
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
    ['quantifier', 'Every keeper wears a badge.', 'Keepers wear only a badge.'],
    [
      'opposite',
      'Die Lüftung ist ausgeschaltet.',
      'Die Heizung ist im Sommer eingeschaltet, die Lüftung dagegen ausgeschaltet.',
      'de',
    ],
  ];
  for (const [kind, claim, evidence, language] of kept)
    it(`not ${kind}: ${claim}`, () =>
      assert.ok(
        !differences(claim, evidence, language).includes(kind as never),
        String(differences(claim, evidence, language)),
      ));
});
