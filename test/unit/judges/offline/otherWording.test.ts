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
  {
    name: 'what is said of the other plan',
    context: 'Plan A costs 5 euros a month and is free of ads. Plan B costs 9 euros a month.',
    wrong: 'Plan B costs 5 euros a month.',
    right: 'Plan B costs 9 euros a month.',
  },
  {
    name: 'what another part of a sentence says of the other section',
    context:
      'Das Förderseil von Sektion II soll 2027 ersetzt werden; jenes von Sektion I wurde bereits 2019 erneuert.',
    wrong: 'Das Förderseil von Sektion I soll 2027 ersetzt werden.',
    right: 'Das Förderseil von Sektion II soll 2027 ersetzt werden.',
  },
  {
    name: 'what a later part of a sentence says of another thing',
    context: 'The fields name and weight are mandatory; the note is optional.',
    wrong: 'The fields name, weight and note are mandatory.',
    right: 'The fields name and weight are mandatory.',
  },
  {
    name: 'another time in which it is done',
    context: 'Descale the humidifier at least once a month with citric acid.',
    wrong: 'The humidifier must be descaled at least once a year with citric acid.',
    right: 'Descale the humidifier at least once a month.',
  },
  {
    name: 'somebody else who does it',
    context: 'The pump failed because a seal of the wrong size was fitted in May by a contractor.',
    wrong: 'The seal of the wrong size was fitted in May by the engineers of the firm.',
    right: 'The seal of the wrong size was fitted in May by a contractor.',
  },
  {
    name: 'two who did what the other did',
    context:
      '- 14:12: The engineer, Donal Reave, shut down the port engine.\n- 14:15: The captain, Morag Tennick, decided to go on to the pier.',
    wrong: 'Morag Tennick shut down the port engine, and Donal Reave decided to go on to the pier.',
    right: 'Donal Reave shut down the port engine, and Morag Tennick decided to go on to the pier.',
  },
  {
    name: 'a ship of another name',
    context: 'In July we chartered the MV Brendan for six days. The MV Petrel was in the yard.',
    wrong: 'In July the MV Petrel was chartered for six days.',
    right: 'In July we chartered the MV Brendan for six days.',
  },
  {
    name: 'a denial of whom a pronoun stands for',
    context:
      'Dr Priya Landon found the reason of the fault. She concluded that the crew had acted correctly.',
    wrong: 'Dr Landon concluded that the crew had not acted correctly.',
    right: 'Dr Landon concluded that the crew had acted correctly.',
  },
  {
    name: 'without what alone allows it',
    context: '12岁以下儿童只有在成年人陪同下才能进入游泳馆。',
    wrong: '12岁以下儿童没有成年人陪同也能进入游泳馆。',
    right: '12岁以下儿童只有在成年人陪同下才能进入游泳馆。',
  },
  {
    name: 'what still has to be done',
    context: '3月18日主任公布扩建方案。方案尚须区规划局批准。',
    wrong: '扩建方案已经获得区规划局批准。',
    right: '方案尚须区规划局批准。',
  },
  {
    name: 'all of which some are told',
    context: 'Der Belag war an zwei von acht Zangen der Notbremse abgenutzt.',
    wrong: 'Der Belag war an allen acht Zangen der Notbremse abgenutzt.',
    right: 'Der Belag war an zwei von acht Zangen der Notbremse abgenutzt.',
  },
  {
    name: 'both of which only one is told',
    context: 'Fahrräder werden nur in Sektion I befördert, höchstens zwei je Kabine.',
    wrong: 'Fahrräder werden in beiden Sektionen befördert, höchstens zwei je Kabine.',
    right: 'Fahrräder werden nur in Sektion I befördert.',
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
