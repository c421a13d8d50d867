import type { Finding } from '../../../../src/check/types.ts';
import { answers, supported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';
import { assertBorneOut, assertNoPass } from './disputes.ts';

describe('a claim whose evidence has its words, and small ones that say otherwise', () => {
  const start = scriptedModels();

  async function assess(claim: string, passage: string): Promise<Finding | undefined> {
    const server = await start([{ answer: answers(supported(1, 1)) }]);
    const { outcome } = await check(server.url, claim, `${passage} Coffee is free here.`);
    return outcome.findings[0];
  }

  const further: readonly (readonly [claim: string, passage: string])[] = [
    ['The ferry opened before May 2016.', 'The ferry opened in May 2016.'],
    ['Ingrid sold the boat.', 'Ingrid’s brother sold the boat.'],
    ['Ingrid sold the boat.', 'The brother of Ingrid sold the boat.'],
    ['Visitors must pay a fee.', 'Visitors may pay a fee.'],
    ['Most visitors pay a fee.', 'Some visitors pay a fee.'],
    ['The ferry no longer carries cars.', 'The ferry carries cars.'],
    ['The ferry sank in 2016.', 'The ferry almost sank in 2016.'],
    ['Ingrid sold the boat.', 'Olaf denied that Ingrid sold the boat.'],
    ['Garlic cures the flu.', 'It is a myth that garlic cures the flu.'],
    ['Garlic cures the flu.', 'That garlic cures the flu is a myth.'],
    ['The ferry carries 120 cars.', 'The plan that the ferry carries 120 cars was dropped.'],
    ['The firm was bought by Acme.', 'The firm bought Acme.'],
    ['The CEO resigned.', 'The CEO will resign.'],
    ['The ferry carries cars except on Sundays.', 'The ferry carries cars on Sundays.'],
    ['The ferry carries cars on Sundays.', 'The ferry carries cars except on Sundays.'],
    ['Unless it rains, the ferry runs.', 'If it rains, the ferry runs.'],
    ['The ferry runs if it rains.', 'The ferry runs unless it rains.'],
    ['The pool is 2 m deep and 40 m wide.', 'The pool is 40 m deep and 2 m wide.'],
    ['車庫は2019年に開業した。', '車庫は2019年に開業しなかった。'],
  ];
  for (const [claim, passage] of further)
    it(`does not pass: “${claim}” by “${passage}”`, async () => assertNoPass(await assess(claim, passage)));

  const fine: readonly (readonly [claim: string, passage: string])[] = [
    ['Visitors must pay a fee.', 'A fee is required of all visitors.'],
    ['Most visitors pay a fee.', 'The majority of visitors pay a fee, some do not.'],
    ['The most popular dish is soup.', 'Soup is the most popular dish, some say.'],
    ['The server must be restarted in May.', 'In May the server has to be restarted.'],
    ['The hall was almost full.', 'The hall was nearly full.'],
    ['The hall holds 120 people.', 'The hall holds almost 120 people.'],
    ['Ingrid sold the boat.', 'Ingrid sold the boat to her brother.'],
    ['Ada won the race.', 'Ada, friend of Tom, won the race.'],
    ['The mill closed before 2016.', 'The mill closed prior to 2016.'],
    ['Since 2016 the mill has run.', 'The mill opened in 2016 and has run ever since.'],
    ['By 2016 the mill had closed.', 'The mill closed in 2016.'],
    ['The ferry runs if the weather allows.', 'The ferry runs when the weather allows.'],
    ['The ferry runs on all days except Sundays.', 'The ferry runs daily, but not on Sundays.'],
    ['The ferry runs on Saturdays.', 'The ferry runs daily except on Sundays, also on Saturdays.'],
    ['The pool is 40 m wide and 2 m deep.', 'The pool is 2 m deep and 40 m wide.'],
    ['In June the fee is 500, in May 400.', 'The fee is 400 in May and 500 in June.'],
    ['The firm was bought by Acme.', 'Acme bought the firm.'],
    ['The firm bought Acme.', 'Acme was bought by the firm.'],
    ['Olaf denied that he sold the boat.', 'Olaf denied that he sold the boat.'],
    ['It is a myth that garlic cures the flu.', 'That garlic cures the flu is a myth.'],
    ['The plan was rejected.', 'The plan that the city builds a mill was rejected.'],
    ['The server returns cached data.', 'The server will return cached data.'],
    ['The CEO resigned in May.', 'The CEO resigned in May and will travel.'],
    ['The ferry no longer carries cars.', 'The ferry stopped carrying cars in 2010.'],
    ['車庫は2019年に開業した。', '車庫は2019年に開業したが、完成しなかった。'],
    ['仓库于2019年开业。', '仓库于2019年开业，没有食堂。'],
  ];
  for (const [claim, passage] of fine)
    it(`is borne out: “${claim}” by “${passage}”`, async () => assertBorneOut(await assess(claim, passage)));
});
