import assert from 'node:assert/strict';
import { alarmThreshold, raisesAlarm } from '../../../../src/check/alarm.ts';
import { assess } from './judging.ts';

/** What a context says, a faithful statement that looks otherwise, and one like it that is wrong. */
interface Case {
  readonly name: string;
  readonly context: string;
  readonly right: string;
  readonly wrong: string;
}

const cases: readonly Case[] = [
  {
    name: 'a weekday in prose without capitals',
    context: 'the mayor - who will speak at a press conference on friday morning - has lost just once.',
    right: 'The mayor will speak at a press conference on Friday.',
    wrong: 'The mayor will speak at a press conference on Tuesday.',
  },
  {
    name: 'two years behind what they name',
    context: 'Arden were relegated to League Two after finishing season 2013-14 bottom of League One.',
    right: 'Arden was relegated to League Two after finishing bottom of League One in the 2013-14 season.',
    wrong: 'Arden was relegated to League Two after finishing bottom of League One in the 2015-16 season.',
  },
  {
    name: 'the dates of a life, in brackets',
    context:
      'Dora Ann Rickard ( September 1 , 1933 -- September 13 , 2006 ) was a politician and the 45th mayor of Tannow from 1991 to 1995 .',
    right: 'Dora Ann Rickard (September 1, 1933 - September 13, 2006) was a politician.',
    wrong: 'Dora Ann Rickard (September 1, 1937 - September 13, 2006) was a politician.',
  },
  {
    name: 'a year that names an event',
    context: 'Lund failed last November in its bid to host the 2019 event, which went to Orna.',
    right: 'Lund lost the bid for the 2019 championships to Orna last November.',
    wrong: 'Lund lost the bid for the 2023 championships to Orna last November.',
  },
  {
    name: 'degrees as recipes write them',
    context: 'PREHEAT oven to 250F. Place the steaks on a rack over a baking sheet.',
    right: 'Preheat the oven to 250°F (120°C) and place the steaks on a rack.',
    wrong: 'Preheat the oven to 350°F and place the steaks on a rack.',
  },
  {
    name: 'a name spelled out of which the context has the abbreviation',
    context: 'According to the USCIS, work permits are processed during a shutdown of the government.',
    right:
      'The US Citizenship and Immigration Services (USCIS) says that work permits are processed during a shutdown of the government.',
    wrong:
      'The National Harbour and Lighthouse Board (NHLB) says that work permits are processed during a shutdown of the government.',
  },
  {
    name: 'a day after the one from which something holds',
    context: 'The new rule applies to contracts signed after 1 March.',
    right: 'Contracts signed on 2 March fall under the new rule.',
    wrong: 'The new rule applies to contracts signed after 1 May.',
  },
  {
    name: 'a name behind what it is',
    context:
      'Pink in Your Area is the first compilation album, and first double album, by South Korean girl group Pink.',
    right: '"Pink in Your Area" is a compilation album by Pink.',
    wrong: '"Pink in Your Area" is a compilation album by Tannow.',
  },
  {
    name: 'the month before a season',
    context: 'The new school opened on 25 August 2016 with 400 students.',
    right: 'The school opened in fall 2016 with 400 students.',
    wrong: 'The school opened in spring 2016 with 400 students.',
  },
  {
    name: 'a day whose year stands elsewhere',
    context: "# Published 19 October 2004\n\nThe band's third album hits stores on Election Day, November 2.",
    right: "The band's third album was released on November 2, 2004.",
    wrong: "The band's third album was released on November 9, 2004.",
  },
  {
    name: 'the length of an answer',
    context: 'The mill was sold to Ada in 1912.',
    right: 'Here is a summary of the article in 200 words or less:\n\nThe mill was sold to Ada in 1912.',
    wrong: 'Here is a summary of the article:\n\nThe mill was sold to Ben in 1912.',
  },
];

describe('offline judge: faithful statements in other forms', () => {
  for (const { name, context, right, wrong } of cases) {
    it(`raise no squiggle: ${name}`, async () => {
      for (const one of await assess(right, context)) {
        assert.notEqual(one.verdict, 'contradicted');
        assert.ok(!raisesAlarm(one, alarmThreshold.balanced), JSON.stringify(one.reason));
      }
    });
    it(`are told from wrong ones: ${name}`, async () => {
      const found = await assess(wrong, context);
      assert.ok(
        found.some(({ verdict }) => verdict !== 'supported'),
        JSON.stringify(found.map(({ reason }) => reason)),
      );
    });
  }
});
