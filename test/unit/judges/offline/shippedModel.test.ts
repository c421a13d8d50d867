import assert from 'node:assert/strict';
import { collectWhole } from '../../../../src/check/collect.ts';
import type { Judge } from '../../../../src/check/judge.ts';
import { requestOf } from '../../../../src/check/prepare.ts';
import { contradiction } from '../../../../src/check/score/contradiction.ts';
import type { Assessment } from '../../../../src/check/types.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { NodeLocalModels } from '../../../../src/worker/localModels.node.ts';
import { runtimePlaces } from '../../../../src/worker/runtimePlaces.node.ts';
import { claimExamples } from '../../api/workedExamples.ts';

const travel =
  'For business class, you need the approval of a vice president. All trips are booked by the office.';
const launch = 'Dana proposed to move the launch to May. Priya objected, and nothing was decided.';
const plans = 'Key escrow is off by default. Backups are kept for a year.';

/**
 * In other words than the context's where right, nearly in its own where wrong. Chosen among those that the model gets
 * right, to notice when it no longer reads: they say nothing of how often it does.
 */
const cases: readonly (readonly [context: string, claim: string, isRight: boolean])[] = [
  [travel, 'A vice president has to approve business class.', true],
  [travel, 'For business class, you need the approval of your line manager.', false],
  [travel, 'The office books every trip.', true],
  [launch, 'Priya was against moving the launch.', true],
  [launch, 'The team agreed to move the launch to May.', false],
  [plans, 'Key escrow is on by default.', false],
];

describe('offline judge: the model that ships', () => {
  let judge: Judge;
  const assess = async (claim: string, context: string): Promise<Assessment> => {
    const index = buildIndex([readText('context.md', context)]);
    const { findings } = await collectWhole(
      requestOf({ text: claim, index, judge }),
      new AbortController().signal,
    );
    assert.equal(findings.length, 1);
    assert.equal(findings[0]!.type, 'assessment');
    return findings[0] as Assessment;
  };

  before(async function () {
    this.timeout(120_000);
    judge = createOfflineJudge({ model: await new NodeLocalModels().inFolder('media/model') });
  });

  for (const [context, claim, isRight] of cases)
    it(`${isRight ? 'supports' : 'does not support'} “${claim}”`, async () =>
      assert.equal((await assess(claim, context)).verdict === 'supported', isRight));

  it('names the words against which the closest passage says something else, and quotes it', async () => {
    const { reason, focus, claim } = await assess(cases[1]![1], travel);
    assert.ok(reason.code === 'saysOtherwise');
    assert.match(reason.here, /line manager/);
    assert.equal(reason.there, 'For business class, you need the approval of a vice president.');
    assert.match(claim.text.slice(focus!.start, focus!.end), /line manager/);
  });

  it('finds the facts that Mastra’s documented example contradicts', async () => {
    const { context, output, score } = claimExamples['facts in one item'];
    const index = buildIndex([readText('context.md', context[0]!)]);
    const signal = new AbortController().signal;
    assert.equal(
      contradiction
        .score(await collectWhole(requestOf({ text: output, index, judge }), signal))
        .value?.toFixed(2),
      String(score),
    );
  });

  it('is named in the judge’s id', () => assert.match(judge.id, /^offline:[0-9a-f]{8}$/));

  it('says the same in WebAssembly', async function () {
    this.timeout(120_000);
    const native = await Promise.all(cases.map(([context, claim]) => assess(claim, context)));
    const places = runtimePlaces();
    const wasm = await new NodeLocalModels({
      ...places,
      runtimes: { ...places.runtimes, native: undefined },
    }).inFolder('media/model');
    assert.equal(wasm.runtime, 'wasm');
    judge = createOfflineJudge({ model: wasm });
    for (const [at, [context, claim]] of cases.entries()) {
      const { verdict, support } = await assess(claim, context);
      assert.equal(verdict, native[at]!.verdict, claim);
      assert.ok(Math.abs(support! - native[at]!.support!) < 0.03, claim);
    }
  });
});
