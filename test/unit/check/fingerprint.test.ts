import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fingerprintHash, fingerprintOf } from '../../../src/check/fingerprint.ts';
import { offlineId } from '../../../src/check/offlineId.ts';
import { addUsage, noUsage } from '../../../src/check/usageSum.ts';
import { toReport } from '../../../src/report/toReport.ts';
import { comparisonView, runComparison } from '../../../src/view/side/comparisonView.ts';
import { sourceOf } from './checks.ts';
import { assessment, outcome } from './outcomes.ts';

const weights = 'ab'.repeat(32);

describe('a fingerprint', () => {
  it('tells version, rules, judge, weights and settings', () => {
    assert.deepEqual(fingerprintOf({ id: offlineId(weights) }), {
      version: 'source',
      rules: 'source',
      judge: 'offline:abababab',
      weights: 'abababab',
    });
    const asked = fingerprintOf({ id: 'openai:gpt-4o', settings: 'prompt 6' }, ['gpt-4o-2024-08-06']);
    assert.equal(asked.settings, 'prompt 6');
    assert.deepEqual(asked.served, ['gpt-4o-2024-08-06']);
    assert.equal(asked.weights, undefined);
  });

  it('is another one where any of it is, whatever the order of fields', () => {
    const one = fingerprintOf({ id: 'openai:gpt-4o', settings: 'prompt 6' });
    assert.equal(
      fingerprintHash(one),
      fingerprintHash(Object.fromEntries(Object.entries(one).reverse()) as typeof one),
    );
    for (const other of [
      fingerprintOf({ id: 'openai:gpt-4o', settings: 'prompt 7' }),
      fingerprintOf({ id: 'openai:gpt-4o-mini', settings: 'prompt 6' }),
      { ...one, version: '0.2.0' },
      { ...one, rules: '00000000' },
    ])
      assert.notEqual(fingerprintHash(other), fingerprintHash(one));
  });

  it('stands in the report, with the models that answered', () => {
    const found = outcome([assessment('supported')]);
    const served = addUsage(addUsage(noUsage, { ...noUsage, served: ['b'] }), {
      ...noUsage,
      served: ['a', 'b'],
    });
    const report = toReport({
      output: { start: 0, end: 3 },
      sources: [sourceOf('a.md', 'It rains.')],
      judge: 'openai:gpt-4o',
      fingerprint: fingerprintOf({ id: 'openai:gpt-4o', settings: 'prompt 6' }),
      outcome: { ...found, usage: served },
      timings: { total: 1 },
    });
    assert.deepEqual(report.fingerprint?.served, ['a', 'b']);
    assert.equal(report.fingerprint?.settings, 'prompt 6');
    assert.match(report.fingerprint!.hash, /^[0-9a-f]{8,}$/);
  });

  it('warns where two runs of one judge that are compared have different ones', () => {
    const run = (id: number, settings: string) => ({
      run: {
        id,
        judge: 'openai:gpt-4o',
        fingerprint: fingerprintOf({ id: 'openai:gpt-4o', settings }),
        context: [],
        state: 'done' as const,
        startedAt: id,
      },
      outcome: outcome([assessment('supported')]),
    });
    const told = (...settings: readonly [string, string]) =>
      comparisonView(runComparison([run(1, settings[0]), run(2, settings[1])], [1, 2])!, 'faithfulness', 1)
        .agreement;
    assert.match(told('prompt 6', 'prompt 7'), /By different versions, models or settings/);
    assert.doesNotMatch(told('prompt 6', 'prompt 6'), /By different/);
  });
});
