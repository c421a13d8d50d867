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
  readonly languages: readonly [context: string, ...claims: string[]];
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

describe('offline judge: which claims are in another language', () => {
  const outcomeOf = async (...[output, context]: Parameters<typeof judge>) => {
    const { findings, skipped } = await judge(output, context);
    return [
      ...findings.map((one) => (one.type === 'failure' ? one.problem.code : one.verdict)),
      ...skipped.map(({ why }) => why),
    ];
  };
  const german = 'Die Mühle wurde von der Stadt gekauft. Der Hof ist für Besucher nicht offen.';
  const english = 'The mill was bought by the town. The yard is not open for visitors.';

  it('are not checked where no value or name settles them', async () =>
    assert.deepEqual(await outcomeOf('The yard of the mill is closed to visitors.', german), [
      'otherLanguage',
    ]));

  it('are told by the whole output where they are too short', async () =>
    assert.deepEqual(
      await outcomeOf(
        'Der Hof ist für Besucher von der Stadt gekauft worden. Besucher zahlen nichts.',
        english,
      ),
      ['otherLanguage', 'otherLanguage'],
    ));

  it('are none where one source is in their language', async () =>
    assert.deepEqual(await outcomeOf('The mill was bought by the town.', [german, english]), ['supported']));

  it('are none where the context quotes them', async () =>
    assert.deepEqual(
      await outcomeOf(
        'The mill was bought by the town.',
        `${german} Im Brief heißt es: The mill was bought by the town.`,
      ),
      ['supported'],
    ));

  it('never have it confirmed that something is missing', async () =>
    assert.deepEqual(await outcomeOf('The document does not mention a mill.', german), ['otherLanguage']));

  const sameLanguage = {
    Italian: [
      "Il museo è aperto dal martedì alla domenica. L'ingresso costa 9 euro ed è gratuito per i bambini.",
      'Il museo è aperto la domenica. I bambini entrano gratis.',
    ],
    Dutch: [
      'De bibliotheek is van dinsdag tot vrijdag open. Een jaarpas kost 22 euro, voor kinderen is hij gratis.',
      'De bibliotheek is op maandag gesloten. Kinderen krijgen de pas gratis.',
    ],
    Portuguese: [
      'O festival acontece de 3 a 7 de julho. O passe custa 95 euros e a diretora prevê 46 concertos.',
      'O festival dura cinco dias em julho. A diretora quer 46 concertos.',
    ],
    Russian: [
      'Библиотека открыта со вторника по пятницу. Билет стоит 22 евро.',
      'Билет в библиотеку стоит 22 евро.',
    ],
    Korean: [
      '도서관은 화요일부터 금요일까지 문을 연다. 연간 카드는 22유로이다.',
      '도서관은 월요일에 문을 닫는다.',
    ],
    Swedish: [
      'Det nya badhuset öppnade i maj. Det har två bassänger och en bastu.',
      'Badhuset har en bastu.',
    ],
  } as const;
  for (const [language, [context, output]] of Object.entries(sameLanguage))
    it(`are none in ${language} beside ${language}, which no lexicon knows`, async () =>
      assert.ok(!(await outcomeOf(output, context)).includes('otherLanguage')));
});
