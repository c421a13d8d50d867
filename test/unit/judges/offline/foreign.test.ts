import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { alarmThreshold } from '../../../../src/check/alarm.ts';
import type { Judge } from '../../../../src/check/judge.ts';
import type { Finding, Outcome } from '../../../../src/check/types.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { NodeLocalModels } from '../../../../src/worker/localModels.node.ts';
import { judge } from './judging.ts';

/** A document, and claims in another language: right ones, and wrong ones with a value or name that differs. */
interface BilingualPairs {
  readonly languages: readonly [context: string, claims: string];
  readonly context: string;
  readonly right: readonly string[];
  readonly wrong: readonly { readonly claim: string; readonly differs: 'value' | 'name' }[];
}

const documents = JSON.parse(
  readFileSync('test/fixtures/bilingual.json', 'utf8'),
) as readonly BilingualPairs[];

const isSquiggled = (finding: Finding): boolean =>
  finding.type === 'assessment' && finding.alarm >= alarmThreshold.balanced;
const isAssured = (finding: Finding): boolean =>
  finding.type === 'assessment' && finding.verdict === 'supported';

interface JudgedClaim extends Pick<Outcome, 'findings' | 'skipped'> {
  readonly claim: string;
  readonly isRight: boolean;
  readonly differs?: 'value' | 'name';
}

async function judgeAll(by: Judge): Promise<readonly JudgedClaim[]> {
  const all: JudgedClaim[] = [];
  for (const { context, right, wrong } of documents) {
    for (const claim of right)
      all.push({ claim, isRight: true, ...(await judge(claim, context, undefined, by)) });
    for (const one of wrong)
      all.push({ ...one, isRight: false, ...(await judge(one.claim, context, undefined, by)) });
  }
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
  describe(`offline judge: claims in another language than the context, by ${mode}`, () => {
    let all: readonly JudgedClaim[];
    before(async function () {
      this.timeout(120_000);
      all = await judgeAll(await open());
      if (process.env.SHOW)
        for (const one of all)
          console.log(
            one.isRight,
            one.skipped.length,
            one.findings
              .map((f) =>
                f.type === 'failure'
                  ? f.problem.code
                  : `${f.verdict} ${f.confidence} ${f.reason.code} ${f.alarm}`,
              )
              .join(),
            one.claim,
          );
    });
    const claimsOf = (some: readonly JudgedClaim[]) => some.map(({ claim }) => claim);

    it('are never judged with high confidence', () =>
      assert.deepEqual(
        claimsOf(
          all.filter(({ findings }) =>
            findings.some((one) => one.type === 'assessment' && one.confidence === 'high'),
          ),
        ),
        [],
      ));

    it('are hardly ever underlined where they are right', () => {
      const right = all.filter(({ isRight }) => isRight);
      const underlined = right.filter(({ findings }) => findings.some(isSquiggled));
      assert.ok(underlined.length <= 0.05 * right.length, claimsOf(underlined).join('\n'));
    });

    it('are found where a value differs, and none that is wrong is supported', () => {
      const wrong = all.filter(({ isRight }) => !isRight);
      assert.deepEqual(claimsOf(wrong.filter(({ findings }) => findings.some(isAssured))), []);
      const values = wrong.filter(({ differs }) => differs === 'value');
      const found = values.filter(({ findings }) => findings.some(isSquiggled));
      assert.ok(
        found.length >= 0.9 * values.length,
        claimsOf(values.filter((one) => !found.includes(one))).join('\n'),
      );
    });
  });
