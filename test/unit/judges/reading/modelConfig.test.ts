import assert from 'node:assert/strict';
import { readModelConfig } from '../../../../src/judges/reading/modelConfig.ts';

const labelsOf = (...names: readonly string[]) =>
  readModelConfig(JSON.stringify({ id2label: Object.fromEntries(names.entries()) })).labels;

describe('reading: a model’s configuration', () => {
  const known: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      'natural language inference',
      ['contradiction', 'entailment', 'neutral'],
      ['contradicted', 'supported', 'unsupported'],
    ],
    [
      'the same in another order and case',
      ['ENTAILMENT', 'NEUTRAL', 'CONTRADICTION'],
      ['supported', 'unsupported', 'contradicted'],
    ],
    ['entailment or not', ['entailment', 'not_entailment'], ['supported', 'unsupported']],
    [
      'facts against sources',
      ['SUPPORTS', 'REFUTES', 'NOT ENOUGH INFO'],
      ['supported', 'contradicted', 'unsupported'],
    ],
    ['our own', ['supported', 'contradicted', 'unsupported'], ['supported', 'contradicted', 'unsupported']],
  ];
  for (const [what, names, labels] of known)
    it(`tells the labels of ${what} by their names`, () => assert.deepEqual(labelsOf(...names), labels));

  const refused: readonly (readonly [string, readonly string[]])[] = [
    ['names', ['LABEL_0', 'LABEL_1']],
    ['a name for support', ['contradiction', 'neutral']],
    ['two different ones', ['entailment', 'entailed']],
    ['only what it knows', ['entailment', 'neutral', 'toxic']],
    ['a second label', ['entailment']],
  ];
  for (const [what, names] of refused)
    it(`is refused without ${what}, and says what it has`, () =>
      assert.throws(() => labelsOf(...names), {
        code: 'localModel',
        args: { detail: `config.json: id2label: ${names.join(', ')}` },
      }));

  it('is refused where pairs would be longer than the model reads', () =>
    assert.throws(
      () => readModelConfig('{"id2label":{"0":"entailment","1":"neutral"},"max_position_embeddings":128}'),
      { code: 'localModel', args: { detail: 'config.json: max_position_embeddings' } },
    ));
});
