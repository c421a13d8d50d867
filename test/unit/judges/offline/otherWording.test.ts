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
    name: 'somebody who was called by a first name',
    context:
      'Present: Tom Okafor (finance), Lena Brandt (press).\n\nTom, please send the reserve report to the council by Friday.',
    wrong: 'Lena Brandt sends the reserve report to the council by Friday.',
    right: 'Tom Okafor sends the reserve report to the council by Friday.',
  },
  {
    name: 'how many of them in words with a hyphen',
    context: 'The mean rating was 4.4; 21 of 24 households would buy the system again.',
    wrong: 'All 24 households would buy the system again.',
    right: 'Twenty-one of 24 households would buy the system again.',
  },
  {
    name: 'a day that the order itself names',
    context:
      'The deck of the bridge was poured on 26 February. The concrete needs 28 days to reach full strength, so no rail goes on the deck before 26 March.',
    wrong: 'No rail goes on the deck after 26 March.',
    right: 'No rail goes on the deck before 26 March.',
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
  {
    name: 'another side taken',
    context: 'Councillor Boateng voted against the revised drawings of the depot.',
    wrong: 'Councillor Boateng voted for the revised drawings of the depot.',
    right: 'Councillor Boateng voted against the revised drawings.',
  },
  {
    name: 'what lasts until then told to happen then',
    context: 'Most shops stay open, but the bakery will close until May.',
    wrong: 'The bakery will close in May.',
    right: 'The bakery stays closed until May.',
  },
  {
    name: 'what is only recommended told as done',
    context: 'Whitlock recommends appointing an independent noise monitor.',
    wrong: 'An independent noise monitor has been appointed.',
    right: 'Whitlock recommends appointing a noise monitor.',
  },
  {
    name: 'another cause in words of its own',
    context:
      'The planning committee approved the drawings of the contractor. Design fees exceeded the budget because the drawings had to be revised twice.',
    wrong: 'Design fees exceeded the budget because the contractor raised its rates.',
    right: 'Design fees exceeded the budget because the drawings had to be revised.',
  },
  {
    name: 'the same verb denied of others',
    context: 'La entrada cuesta 4 euros; los menores de 12 años pagan la mitad y los jubilados no pagan.',
    wrong: 'Los menores de 12 años no pagan.',
    right: 'Los menores de 12 años pagan la mitad.',
  },
  {
    name: 'what is excepted from a ban',
    context: 'No se permite comer en el césped, excepto en la zona de merendero.',
    wrong: 'No se permite comer en la zona de merendero.',
    right: 'No se permite comer en el césped, excepto en la zona de merendero.',
  },
  {
    name: 'names turned around one verb',
    context: 'La empresa Limpisur, que sustituye a Ecoval desde mayo, cobra menos que esta.',
    wrong: 'Ecoval sustituye a Limpisur desde mayo.',
    right: 'Limpisur sustituye a Ecoval desde mayo.',
  },
  {
    name: 'more for less by as much',
    context: 'El embalse está al 38 % de su capacidad, siete puntos menos que hace un año.',
    wrong: 'El embalse está siete puntos por encima de hace un año.',
    right: 'El embalse está al 38 % de su capacidad, siete puntos menos que hace un año.',
  },
  {
    name: 'an opposite of another language',
    context: 'Le délégué Karim Benali s’est dit opposé au projet de déménagement.',
    wrong: 'Le délégué Karim Benali soutient le projet de déménagement.',
    right: 'Karim Benali s’est dit opposé au projet de déménagement.',
  },
  {
    name: 'a rise for a fall',
    context: '校长表示，午餐费由每天12元降至10元。',
    wrong: '午餐费由每天10元涨到12元。',
    right: '午餐费由每天12元降至10元。',
  },
  {
    name: 'who a title is said to be',
    context: '家长委员会主席林涛建议推迟放学时间。\n\n足球班由体育老师何俊负责。',
    wrong: '家长委员会主席是何俊。',
    right: '家长委员会主席是林涛。',
  },
  {
    name: 'all of which some are told, without a word for it',
    context: 'Anwesend waren 64 von 182 Mitgliedern.',
    wrong: 'Anwesend waren 182 Mitglieder.',
    right: 'Anwesend waren 64 von 182 Mitgliedern.',
  },
  {
    name: 'the same where words are not spaced',
    context: '役員11名のうち9名が出席した。',
    wrong: '役員11名全員が出席した。',
    right: '役員11名のうち9名が出席した。',
  },
  {
    name: 'another limit of age',
    context: 'Jugendliche unter 18 Jahren zahlen weiterhin die Hälfte.',
    wrong: 'Jugendliche unter 21 Jahren zahlen weiterhin die Hälfte.',
    right: 'Jugendliche unter 18 Jahren zahlen die Hälfte.',
  },
  {
    name: 'an object that is denied',
    context: 'Jugendliche unter 18 Jahren zahlen weiterhin die Hälfte.',
    wrong: 'Jugendliche unter 18 Jahren zahlen keinen Beitrag.',
    right: 'Jugendliche unter 18 Jahren zahlen die Hälfte.',
  },
  {
    name: 'a later step told earlier',
    context: '久保田は開始時刻を1時間早めることを提案した。',
    wrong: '久保田は開始時刻を1時間遅らせることを提案した。',
    right: '久保田は開始時刻を1時間早めることを提案した。',
  },
  {
    name: 'who receives told of who delivers',
    context: 'Revenue fell because our supplier Dastrel delivered sensor housings seven weeks late.',
    wrong: 'Dastrel received sensor housings seven weeks late.',
    right: 'Dastrel delivered sensor housings seven weeks late.',
  },
  {
    name: 'a recall of another model',
    context:
      'The new Aldis 40 balance sells well. In August we recalled a batch of 340 older Aldis 20 units whose power adapter could overheat.',
    wrong: 'In August the company recalled a batch of 340 Aldis 40 units whose power adapter could overheat.',
    right: 'In August we recalled a batch of 340 older Aldis 20 units.',
  },
  {
    name: 'an amount in total told of each year',
    context: 'The contract is worth 4.5 million euros in total and began in August.',
    wrong: 'The contract is worth 4.5 million euros a year.',
    right: 'The contract is worth 4.5 million euros in total.',
  },
  {
    name: 'what is only proposed',
    context:
      'Energy use at Brunnick is high because of its paint shop. Management has proposed closing the shop. Consultation with the staff council runs until 31 January 2025.',
    wrong:
      'The paint shop at Brunnick will be closed after the consultation with the staff council on 31 January 2025.',
    right: 'Management has proposed closing the shop.',
  },
  {
    name: 'another date of the sentence',
    context:
      'An interim dividend of 2.4 pence per share will be paid on 13 December to shareholders on the register on 22 November.',
    wrong:
      'Shareholders who are on the register on 13 December will be paid an interim dividend of 2.4 pence per share.',
    right: 'An interim dividend of 2.4 pence per share will be paid on 13 December.',
  },
  {
    name: 'an order that another passage turns',
    context:
      'Larderkeep makes encrypted backups to a server. Everything is encrypted on your machine before it is sent.',
    wrong: 'Backups are encrypted on the server after everything is sent.',
    right: 'Everything is encrypted on your machine before it is sent.',
  },
  {
    name: 'already beside a plan',
    context: 'Ida Rostrup has announced that webhook delivery for alerts is planned for next year.',
    wrong: 'Customers already have webhook delivery for alerts.',
    right: 'Webhook delivery for alerts is planned for next year.',
  },
  {
    name: 'who calculates something',
    context:
      'La asociación de comerciantes calcula que las ventas caerán un 15 % en el primer mes. En cambio, la alcaldesa cree que a largo plazo aumentarán.',
    wrong: 'La alcaldesa calcula que las ventas caerán un 15 % en el primer mes.',
    right: 'La asociación de comerciantes calcula que las ventas caerán un 15 % en el primer mes.',
  },
  {
    name: 'all of what only some are told, where words are not spaced',
    context: '火を使う店は消火器を必ず備えなければならない。',
    wrong: 'すべての店は消火器を備えなければならない。',
    right: '火を使う店は消火器を備えなければならない。',
  },
  {
    name: 'all students of which two years are told',
    context: '一、二年级学生必须由家长接送，三年级以上的学生在家长签字后可以自行回家。',
    wrong: '所有学生必须由家长接送。',
    right: '一、二年级学生必须由家长接送。',
  },
  {
    name: 'what is only proposed told as decided',
    context: '陆启明提出可更换约4万枚旧标签,每枚0.6元。会议决定:试运行延长至3月30日。',
    wrong: '会议决定更换约4万枚旧标签,每枚0.6元。',
    right: '会议决定:试运行延长至3月30日。',
  },
  {
    name: 'all of six of which four are told',
    context: '2月25日例会确定的6项任务,已完成4项,另有2项延后。',
    wrong: '2月25日例会确定的6项任务已经全部完成。',
    right: '2月25日例会确定的6项任务,已完成4项。',
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
