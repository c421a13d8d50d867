import assert from 'node:assert/strict';
import { runAtOnce } from '../../../../src/base/timeSlices.ts';
import { unitsOf } from '../../../../src/judges/reading/evidenceUnits.ts';
import type { ModelConfig } from '../../../../src/judges/reading/modelConfig.ts';
import { ReadingInput } from '../../../../src/judges/reading/readingInput.ts';
import { readText } from '../../../../src/sources/readText.ts';
import fixture from '../../../fixtures/reading/evidence.json' with { type: 'json' };
import { bertTokenizer } from './bertTokenizer.ts';

const config: ModelConfig = {
  language: 'en',
  labels: ['supported', 'contradicted', 'unsupported'],
  padding: 0,
  mostTokens: 160,
  mostClaimTokens: 60,
  mostPreviousTokens: 0,
  evidence: { pieces: 96, gap: ' … ' },
  temperature: 1,
  sha256: undefined,
};

describe('reading: what the model is shown', () => {
  // What training makes of the same texts (`scripts/train/model/fixture.py`).
  const input = new ReadingInput({ config, tokenizer: bertTokenizer(fixture.pieces) });

  for (const { text, units, claims } of fixture.texts) {
    const name = text.slice(0, 30).replaceAll('\n', ' ');

    it(`reads the units of “${name}” as training does`, () => assert.deepEqual([...unitsOf(text)], units));

    const context = runAtOnce(input.read({ sources: [readText('context.md', text)] }));
    for (const { claim, evidence, ids, claimStart } of claims)
      it(`chooses and encodes evidence for “${claim.slice(0, 60)}”`, () => {
        assert.equal(input.evidence(claim, context), evidence);
        const pair = input.pair(claim, evidence);
        assert.deepEqual(pair.ids, ids);
        assert.deepEqual(pair.claim, { start: claimStart, end: ids.length - 1 });
      });
  }
});
