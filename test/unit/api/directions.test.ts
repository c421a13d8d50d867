import assert from 'node:assert/strict';
import {
  createFactualityScorer,
  createFaithfulnessScorer,
  createHallucinationScorer,
  HallucinationMetric,
} from '../../../src/api/entry.ts';

/** Scores of the offline judge: not the figure, but which way it points. */
interface Case {
  readonly name: string;
  readonly context: readonly string[];
  readonly output: string;
  readonly faithfulness: 'high' | 'middle' | 'low';
  readonly contradicted: boolean;
}

const depot = [
  'The Thornby depot opened in May 2019.',
  'It holds 40 buses and employs 120 people.',
  'Charging a bus takes 95 minutes.',
];

const cases: readonly Case[] = [
  {
    name: 'all of it, in other words',
    context: depot,
    output: 'The depot in Thornby opened in May 2019. It employs 120 people and holds 40 buses.',
    faithfulness: 'high',
    contradicted: false,
  },
  {
    name: 'all but one number',
    context: depot,
    output: 'The Thornby depot opened in May 2019. Charging a bus takes 45 minutes.',
    faithfulness: 'middle',
    contradicted: true,
  },
  {
    name: 'half of it made up',
    context: depot,
    output: 'The Thornby depot opened in May 2019. Its roof was designed by Ida Kranz of Lübeck.',
    faithfulness: 'middle',
    contradicted: false,
  },
  {
    name: 'every number wrong',
    context: depot,
    output: 'The Thornby depot opened in May 2016. It holds 75 buses. Charging a bus takes 20 minutes.',
    faithfulness: 'low',
    contradicted: true,
  },
  {
    name: 'about something else',
    context: depot,
    output: 'Puffins nest on steep cliffs. They feed on herring.',
    faithfulness: 'low',
    contradicted: false,
  },
  {
    name: 'a tool result in prose',
    context: ['{"city": "Thornby", "temperature_celsius": 18, "wind": "calm"}'],
    output: 'In Thornby it is 18 degrees Celsius and calm.',
    faithfulness: 'high',
    contradicted: false,
  },
  {
    name: 'another unit for the same',
    context: ['The tank holds 1.5 litres.'],
    output: 'The tank holds 1,500 ml.',
    faithfulness: 'high',
    contradicted: false,
  },
  {
    name: 'another notation of the same date',
    context: ['The lease ends on 30 June 2027.'],
    output: 'The lease ends on June 30, 2027.',
    faithfulness: 'high',
    contradicted: false,
  },
];

const share = {
  high: (score: number) => score > 0.65,
  middle: (score: number) => score > 0.35 && score <= 0.65,
  low: (score: number) => score <= 0.35,
};

describe('scores of the offline judge point the right way', () => {
  for (const { name, context, output, faithfulness, contradicted } of cases)
    it(name, async () => {
      const options = { context };
      const faithful = await createFaithfulnessScorer({ options }).run({ output });
      assert.ok(share[faithfulness](faithful.score!), `faithfulness ${faithful.score}: ${faithful.reason}`);
      const made = await createHallucinationScorer({ options }).run({ output });
      assert.ok(share[faithfulness](1 - made.score!), `hallucination ${made.score}: ${made.reason}`);
      const { score, info } = await new HallucinationMetric('offline', options).measure('', output);
      assert.equal(score! > 0, contradicted, `contradiction ${score}: ${info.reason}`);
    });

  const categories: readonly (readonly [reference: string, output: string, category: string | null])[] = [
    ['The Thornby depot opened in May 2019.', 'The Thornby depot opened in May 2019.', 'C'],
    ['The depot opened in 2019. It holds 40 buses.', 'The depot opened in 2019.', 'A'],
    ['The depot opened in 2019.', 'The depot opened in 2016.', 'D'],
    ['The line is 12,418 m long.', 'The line is about 12,400 m long.', 'E'],
    ['The depot opened in May 2019.', 'The depot opened in 2019.', 'E'],
    ['The depot opened in 2019.', 'The depot opened in 2019. Ida Kranz drew its roof.', null],
  ];
  for (const [reference, output, expected] of categories)
    it(`factuality of “${output}”: ${expected ?? 'not derivable'}`, async () => {
      const { category, reason } = await createFactualityScorer({ options: { reference } }).run({ output });
      assert.equal(category, expected, reason);
    });
});
