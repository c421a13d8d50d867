import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { runAtOnce } from '../../../../src/base/timeSlices.ts';
import { unitsOf } from '../../../../src/judges/reading/evidenceUnits.ts';
import { readModelConfig } from '../../../../src/judges/reading/modelConfig.ts';
import { PairTokenizer } from '../../../../src/judges/reading/pairTokenizer.ts';
import { ReadingInput } from '../../../../src/judges/reading/readingInput.ts';
import { readText } from '../../../../src/sources/readText.ts';
import fixture from '../../../fixtures/reading/evidence.json' with { type: 'json' };

const read = (file: string): string => readFileSync(`media/model/${file}`, 'utf8');

interface Case {
  readonly claim: string;
  readonly previous?: string;
  readonly evidence: string;
  readonly ids: readonly number[];
  readonly claimStart: number;
}

describe('reading: what the shipped model is shown', () => {
  // What training makes of the same texts (`scripts/train/model/fixture.py`).
  const tokenizer = new PairTokenizer(new Tokenizer(JSON.parse(read('tokenizer.json')), {}));
  const input = new ReadingInput({ config: readModelConfig(read('config.json')), tokenizer });

  for (const { text, units, claims } of fixture.texts) {
    const name = text.slice(0, 30).replaceAll('\n', ' ');

    it(`reads the units of “${name}” as training does`, () => assert.deepEqual([...unitsOf(text)], units));

    const context = runAtOnce(input.read({ sources: [readText('context.md', text)] }));
    for (const { claim, previous, evidence, ids, claimStart } of claims as readonly Case[])
      it(`chooses and encodes evidence for “${claim.slice(0, 60)}”`, () => {
        assert.equal(input.evidence(claim, context), evidence);
        const pair = input.pair(claim, evidence, previous);
        assert.deepEqual(pair.ids, ids);
        assert.deepEqual(pair.claim, { start: claimStart, end: ids.length - 1 });
      });
  }
});
