import { strict as assert } from 'node:assert';
import { featureNames } from '../../../../src/judges/offline/probability/features.ts';
import weights from '../../../../src/judges/offline/probability/weights.json' with { type: 'json' };

describe('shipped weights', () => {
  it('were trained on the features that the judge measures, in their order', () => {
    assert.deepEqual(weights.features, [...featureNames]);
    for (const list of [weights.means, weights.deviations, weights.coefficients])
      assert.equal(list.length, featureNames.length);
  });
});
