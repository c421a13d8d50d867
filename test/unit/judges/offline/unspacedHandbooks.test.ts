import assert from 'node:assert/strict';
import { verdicts } from './judging.ts';
import { ferryGuide, filterManual, gardenReport, leaseTerms } from './unspacedHandbooks.ts';

describe('offline judge: familiar words without spaces that say another thing', () => {
  for (const { context, right, wrong } of [ferryGuide, gardenReport, filterManual, leaseTerms]) {
    for (const statement of wrong)
      it(`is not supported: ${statement}`, async () => {
        const found = await verdicts(statement, context);
        assert.ok(found.length > 0 && found.some((verdict) => verdict !== 'supported'), found.join(', '));
      });
    for (const statement of right)
      it(`is supported: ${statement}`, async () => {
        const found = await verdicts(statement, context);
        assert.ok(found.length > 0 && found.every((verdict) => verdict === 'supported'), found.join(', '));
      });
  }
});
