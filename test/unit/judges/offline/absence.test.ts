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

/** What became of each claim: its verdict, or why it is none. */
const outcomeOf = ({ findings, skipped }: Outcome): string =>
  [
    ...findings.map((one) => (one.type === 'failure' ? 'failed' : one.verdict)),
    ...skipped.map(({ why }) => why),
  ].join();

const isFlagged = ({ findings }: Outcome): boolean =>
  findings.some((one) => one.type === 'failure' || one.alarm >= alarmThreshold.balanced);

async function judged(pick: 'false' | 'true', by?: Judge): Promise<readonly (readonly [string, Outcome])[]> {
  const all: (readonly [string, Outcome])[] = [];
  for (const { context, [pick]: claims } of documents)
    for (const claim of claims) all.push([claim, await judge(claim, context, undefined, by)]);
  return all;
}

const modes: readonly (readonly [string, () => Promise<Judge> | Judge])[] = [
  ['rules alone', createOfflineJudge],
  [
    'the model',
    async () => createOfflineJudge({ model: await new NodeLocalModels().inFolder('media/model') }),
  ],
];

for (const [mode, open] of modes)
  describe(`offline judge: claims that something is missing, by ${mode}`, () => {
    let by: Judge;
    before(async function () {
      this.timeout(120_000);
      by = await open();
    });

    it('contradicts four of five that are false, and supports none', async () => {
      const all = await judged('false', by);
      const caught = all.filter(([, outcome]) => outcomeOf(outcome) === 'contradicted');
      assert.ok(caught.length >= 0.8 * all.length, `${caught.length} of ${all.length}`);
      const assured = all.filter(([, outcome]) => /^supported|absenceConfirmed/.test(outcomeOf(outcome)));
      assert.deepEqual(
        assured.map(([claim]) => claim),
        [],
      );
    });

    it('flags hardly any that is true', async () => {
      const all = await judged('true', by);
      const flagged = all.filter(([, outcome]) => isFlagged(outcome)).map(([claim]) => claim);
      assert.ok(flagged.length <= 0.03 * all.length, flagged.join('\n'));
    });
  }).timeout(120_000);
