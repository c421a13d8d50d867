import assert from 'node:assert/strict';
import { verdicts } from './judging.ts';

/** What a context says, a statement that it does not support, and one in the same words that it does. */
interface Case {
  readonly name: string;
  readonly context: string;
  readonly wrong: string;
  readonly right: string;
}

const cases: readonly Case[] = [
  {
    name: 'an order that the dates of two events turn round',
    context:
      '# Log of the museum\n\n- 3 March 2024: The board hired Ada Berg as director.\n- 14 May 2024: The museum opened the new east wing.\n- 2 June 2024: The lift was out of order.',
    wrong: 'The board hired Ada Berg after the museum opened the new east wing.',
    right: 'The board hired Ada Berg before the museum opened the new east wing.',
  },
  {
    name: 'an order of which only the second part has a word',
    context: "L'orchestre a donné cinq concerts au Chili, puis trois concerts au Pérou.",
    wrong: "L'orchestre a d'abord donné des concerts au Pérou, puis au Chili.",
    right: "L'orchestre a d'abord donné des concerts au Chili, puis au Pérou.",
  },
  {
    name: 'all of them beside an exception',
    context:
      "L'échange de billets est gratuit, sauf pour les abonnés Jeune, qui paient deux euros par billet.",
    wrong: "L'échange de billets est gratuit pour tous les abonnés.",
    right: "L'échange de billets est gratuit, sauf pour les abonnés Jeune.",
  },
  {
    name: 'in no case beside an exception',
    context: 'The opening concert cannot be exchanged, except with a medical certificate.',
    wrong: 'In no case can the opening concert be exchanged, even with a medical certificate.',
    right: 'The opening concert cannot be exchanged, except with a medical certificate.',
  },
  {
    name: 'a duty that is only recommended',
    context:
      'The auditor has approved the accounts. She recommends that the club keep a reserve of 4,000 euros.',
    wrong: 'The club must keep a reserve of 4,000 euros.',
    right: 'The auditor recommends that the club keep a reserve of 4,000 euros.',
  },
  {
    name: 'all rows of a table',
    context:
      '| Plan | Members 2023 | Members 2024 |\n|---|---|---|\n| Full | 1,020 | 960 |\n| Young | 310 | 505 |',
    wrong: 'All plans have more members in 2024.',
    right: 'The Young plan has 505 members in 2024.',
  },
  {
    name: 'a rise by what the cells of a row fall',
    context:
      '| Source | 2023 | 2024 |\n|---|---|---|\n| State | 2,150,000 € | 2,100,000 € |\n| Town | 900,000 € | 950,000 € |',
    wrong: 'What the State gives rose by 50,000 € from 2023 to 2024.',
    right: 'The source Town has 950,000 € for 2024.',
  },
  {
    name: 'what another of two speakers says',
    context: '林岚认为噪声可以接受，因为它用在仓库；总监韩启则指出，不少人把它放在卧室。',
    wrong: '总监韩启认为噪声可以接受，因为它用在仓库。',
    right: '林岚认为噪声可以接受，因为它用在仓库。',
  },
  {
    name: 'a denial right behind what is copied',
    context: '因断网造成的漏报不计在内。',
    wrong: '因断网造成的漏报计算在内。',
    right: '因断网造成的漏报不计在内。',
  },
  {
    name: 'one sign that makes the opposite word',
    context: '宅配班の手当は、2024年4月に引き上げられました。',
    wrong: '宅配班の手当は、2024年4月に引き下げられました。',
    right: '宅配班の手当は、2024年4月に引き上げられました。',
  },
  {
    name: 'words scattered over what is said of others',
    context:
      '初回研修の講師は会長の由香さんが務めます。\n\nボランティア係の係長は藤堂まゆみです。\n\n窓口は図書館の係です。',
    wrong: '初回研修の講師はボランティア係の藤堂まゆみ係長です。',
    right: '初回研修の講師は会長の由香さんが務めます。',
  },
];

describe('offline judge: the same words, told otherwise', () => {
  for (const { name, context, wrong, right } of cases) {
    it(`does not support ${name}`, async () => {
      const found = await verdicts(wrong, context);
      assert.ok(found.length > 0 && found.some((verdict) => verdict !== 'supported'), found.join(', '));
    });
    it(`supports its counterpart: ${name}`, async () => {
      const found = await verdicts(right, context);
      assert.ok(found.length > 0 && found.every((verdict) => verdict === 'supported'), found.join(', '));
    });
  }
});
