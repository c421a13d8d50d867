import assert from 'node:assert/strict';
import { createFactualityScorer, createFaithfulnessScorer } from '../../../../src/api/entry.ts';
import { answerStatement } from '../../../../src/judges/shared/answerStatement.ts';

describe('the statement of a short answer', () => {
  const statements: readonly (readonly [question: string, answer: string, statement: string | undefined])[] =
    [
      ['What is the capital of France?', 'Paris', 'The capital of France is Paris.'],
      ['Which city is the capital of France?', 'Paris.', 'Paris is the capital of France.'],
      ['Answer in one word. Who wrote Hamlet?', 'Shakespeare', 'Shakespeare wrote Hamlet.'],
      ['When was the bridge opened?', '1987', 'The bridge was opened in 1987.'],
      ['When did the war end?', '8 May 1945', 'The war end on 8 May 1945.'],
      ['In what year was Tesla founded?', '2003', 'Tesla was founded in 2003.'],
      ['Where is the Eiffel Tower located?', 'in Paris', 'The Eiffel Tower is located in Paris.'],
      ['How many moons does Mars have?', '2 moons', 'Mars have 2 moons.'],
      ['How many people live in Oslo?', '700,000', '700,000 people live in Oslo.'],
      ['How long is the bridge?', '120 metres', 'The bridge is 120 metres long.'],
      ['What colour is the sky?', 'blue', 'The sky is blue.'],
      ['What language is spoken in Brazil?', 'Portuguese', 'Portuguese is spoken in Brazil.'],
      ['What is the capital of France?', 'The capital is Paris.', undefined],
      ['Who wrote Hamlet?', 'Shakespeare wrote Hamlet', undefined],
      ['Is it red?', 'Yes', undefined],
      ['What is the cause?', 'Unknown', undefined],
      ['Explain rain.', 'Clouds', undefined],
    ];
  for (const [question, answer, statement] of statements)
    it(`${question} ${answer}`, () => assert.equal(answerStatement(question, answer), statement));
});

describe('a short answer, offline', () => {
  const verdicts: readonly (readonly [question: string, output: string, context: string, verdict: string])[] =
    [
      ['What is the capital of France?', 'Paris', 'Paris is the capital of France.', 'supported'],
      ['What is the capital of France?', 'Lyon', 'Paris is the capital of France.', 'unsupported'],
      ['When was the bridge opened?', '1987', 'The bridge was opened in 1987.', 'supported'],
      ['When was the bridge opened?', '1990', 'The bridge was opened in 1987.', 'contradicted'],
      ['How many moons does Mars have?', 'Three', 'Mars has two moons.', 'contradicted'],
      ['How long is the bridge?', '150 metres', 'The bridge is 120 metres long.', 'contradicted'],
      ['What colour is the car?', 'red', 'The car is red.', 'supported'],
      ['What colour is the car?', 'blue', 'The car is red.', 'unsupported'],
    ];
  for (const [input, output, context, verdict] of verdicts)
    it(`is a claim: ${input} ${output}: ${verdict}`, async () => {
      const { assessments } = await createFaithfulnessScorer({ options: { context: [context] } }).run({
        input,
        output,
      });
      assert.deepEqual(
        assessments.map((claim) => [claim.verdict, claim.start, claim.end]),
        [[verdict, 0, output.length]],
      );
    });

  it('is compared with a reference, however short that is', async () => {
    const category = async (reference: string, output: string, input = 'What is the capital of France?') =>
      (await createFactualityScorer({ options: { reference } }).run({ input, output })).category;
    assert.equal(await category('The capital of France is Paris.', 'Paris'), 'C');
    assert.equal(await category('Paris', 'The capital of France is Paris.'), 'C');
    assert.equal(await category('1987', '1990', 'When was the bridge opened?'), 'D');
  });
});
