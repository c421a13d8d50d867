import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { alarmThreshold } from '../../../../src/check/alarm.ts';
import type { Judge } from '../../../../src/check/judge.ts';
import type { Outcome } from '../../../../src/check/types.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { NodeLocalModels } from '../../../../src/worker/localModels.node.ts';
import { judge } from './judging.ts';

/** A document with claims that something is missing: false ones, and true ones. */
interface AbsencePairs {
  readonly language: string;
  readonly kind: string;
  readonly context: string;
  readonly false: readonly string[];
  readonly true: readonly string[];
}

const documents = JSON.parse(readFileSync('test/fixtures/absence.json', 'utf8')) as readonly AbsencePairs[];
/** The first were in view while the rules were written; the others were written without them, or only measured. */
const inView = documents.slice(0, 14);
const blind = documents.slice(14);

/** What became of each claim: its verdict, or why it is none. */
const outcomeOf = ({ findings, skipped }: Outcome): string =>
  [
    ...findings.map((one) => (one.type === 'failure' ? 'failed' : one.verdict)),
    ...skipped.map(({ why }) => why),
  ].join();

const isFlagged = ({ findings }: Outcome): boolean =>
  findings.some((one) => one.type === 'failure' || one.alarm >= alarmThreshold.balanced);

async function judged(
  pick: 'false' | 'true',
  by: Judge,
  of: readonly AbsencePairs[],
): Promise<readonly (readonly [string, Outcome])[]> {
  const all: (readonly [string, Outcome])[] = [];
  for (const { context, [pick]: claims } of of)
    for (const claim of claims) all.push([claim, await judge(claim, context, undefined, by)]);
  return all;
}

/** With the shares of other texts that are assured, and flagged, wrongly at most. */
const modes: readonly (readonly [string, () => Promise<Judge> | Judge, number, number])[] = [
  ['rules alone', createOfflineJudge, 0.05, 0.04],
  [
    'the model',
    async () => createOfflineJudge({ model: await new NodeLocalModels().inFolder('media/model') }),
    0.12,
    0.17,
  ],
];

for (const [mode, open, mostAssured, mostFlagged] of modes)
  describe(`offline judge: claims that something is missing, by ${mode}`, () => {
    let by: Judge;
    before(async function () {
      this.timeout(120_000);
      by = await open();
    });

    it('contradicts four of five that are false, and supports none', async () => {
      const all = await judged('false', by, inView);
      const caught = all.filter(([, outcome]) => outcomeOf(outcome) === 'contradicted');
      assert.ok(caught.length >= 0.8 * all.length, `${caught.length} of ${all.length}`);
      const assured = all.filter(([, outcome]) => /^supported|absenceConfirmed/.test(outcomeOf(outcome)));
      assert.deepEqual(
        assured.map(([claim]) => claim),
        [],
      );
    });

    it('flags hardly any that is true', async () => {
      const all = await judged('true', by, inView);
      const flagged = all.filter(([, outcome]) => isFlagged(outcome)).map(([claim]) => claim);
      assert.ok(flagged.length <= 0.03 * all.length, flagged.join('\n'));
    });

    it('contradicts half of the false ones of other texts, and assures or flags few', async () => {
      const wrong = (await judged('false', by, blind)).map(([, outcome]) => outcomeOf(outcome));
      const caught = wrong.filter((one) => one === 'contradicted');
      assert.ok(caught.length >= 0.5 * wrong.length, `${caught.length} of ${wrong.length}`);
      const assured = wrong.filter((one) => /^supported|absenceConfirmed/.test(one));
      assert.ok(assured.length <= mostAssured * wrong.length, `${assured.length} of ${wrong.length}`);
      const right = await judged('true', by, blind);
      const flagged = right.filter(([, outcome]) => isFlagged(outcome)).map(([claim]) => claim);
      assert.ok(flagged.length <= mostFlagged * right.length, flagged.join('\n'));
    });
  }).timeout(120_000);

describe('offline judge: what a claim says to be missing', () => {
  const context =
    'The Team plan costs €12 per seat. Shared folders are part of it. There is no free trial. PDF and Excel exports are not supported. An offline mode is planned for next year.';
  const outcome = async (claim: string, question?: string) =>
    outcomeOf(await judge(claim, context, question));

  it('is looked for where the whole answer is that nothing is told', async () => {
    assert.equal(
      await outcome('The document does not say.', 'How much does the Team plan cost?'),
      'contradicted',
    );
    assert.equal(await outcome('The document does not say.', 'How are passwords reset?'), 'absenceConfirmed');
    assert.equal(await outcome('The document does not say.'), 'aboutAnswer');
  });

  it('is quoted from its place, never with high confidence', async () => {
    const { findings } = await judge('The notes do not mention shared folders.', context);
    const [finding] = findings;
    assert.ok(finding?.type === 'assessment');
    assert.deepEqual(finding.reason, {
      code: 'notMissing',
      from: 'source',
      quote: 'Shared folders are part of it.',
      at: { uri: 'context.md', line: 1 },
    });
    assert.equal(finding.confidence, 'medium');
    assert.equal(finding.evidence[0]?.quote, 'Shared folders are part of it.');
  });

  it('is supported where the context says itself that it is missing', async () => {
    assert.equal(await outcome('There is no free trial.'), 'supported');
    assert.notEqual(await outcome('Excel exports are not supported.'), 'contradicted');
    assert.notEqual(await outcome('The notes do not mention a free trial.'), 'contradicted');
  });

  it('is not there for being planned, or for another value of it', async () => {
    assert.notEqual(await outcome('There is no offline mode.'), 'contradicted');
    assert.notEqual(await outcome('There is no Team plan for €9.'), 'supported');
  });

  it('is beside the score, and so is the rest of its sentence not', async () => {
    const { findings, skipped } = await judge(
      'The Team plan costs €12 per seat; the notes do not mention a refund.',
      context,
    );
    assert.deepEqual(
      findings.map((one) => one.type === 'assessment' && one.verdict),
      ['supported'],
    );
    assert.deepEqual(
      skipped.map(({ why, start }) => [why, start]),
      [['absenceConfirmed', 34]],
    );
  });

  it('is no claim about the source where a thing is said to lack it', async () =>
    assert.notEqual(await outcome('The Team plan does not include phone support.'), 'absenceConfirmed'));
});
