import assert from 'node:assert/strict';
import {
  createFactualityScorer,
  createFaithfulnessScorer,
  createHallucinationScorer,
  HallucinationMetric,
} from '../../../src/api/entry.ts';
import { claimExamples, gradedExamples } from './workedExamples.ts';

/**
 * Which worked examples the offline judge gets right: a score points the right way where it is as far from 0 and 1 as
 * the documented one. Without its model it reads one statement of several facts as one, never says that an addition is
 * true, and knows no name in the place of another for wrong.
 */
const missed: readonly string[] = ['facts in one item', 'category B', 'category D'];

type Example = (typeof claimExamples)[keyof typeof claimExamples];

async function offlineScore({ scorer, context, output }: Example): Promise<number | null> {
  switch (scorer) {
    case 'contradiction':
      return (await new HallucinationMetric('offline', { context }).measure('', output)).score;
    case 'faithfulness':
      return (await createFaithfulnessScorer({ options: { context } }).run({ output })).score;
    case 'hallucination':
      return (await createHallucinationScorer({ options: { context } }).run({ output })).score;
  }
}

/** 0, 1, or between. */
const direction = (score: number | null): string => {
  if (score === null) return 'none';
  if (score < 0.2) return 'low';
  return score > 0.8 ? 'high' : 'between';
};

describe(`worked examples, offline: ${11 - missed.length} of 11 point the right way`, () => {
  const examples = [
    ...Object.entries(claimExamples).map(([name, example]) => ({
      name,
      isRight: async () => direction(await offlineScore(example)) === direction(example.score),
    })),
    ...gradedExamples.map(({ reference, output, category }) => ({
      name: `category ${category}`,
      isRight: async () =>
        (await createFactualityScorer({ options: { reference } }).run({ output })).category === category,
    })),
  ];
  assert.equal(examples.length, 11);
  for (const { name, isRight } of examples)
    it(`${missed.includes(name) ? 'does not reach' : 'reaches'} ${name}`, async () =>
      assert.equal(await isRight(), !missed.includes(name)));
});
