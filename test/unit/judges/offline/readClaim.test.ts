import assert from 'node:assert/strict';
import { collectWhole } from '../../../../src/check/collect.ts';
import { requestOf } from '../../../../src/check/prepare.ts';
import type { Assessment } from '../../../../src/check/types.ts';
import weights from '../../../../src/judges/offline/blend.json' with { type: 'json' };
import { blendFeatures } from '../../../../src/judges/offline/blend.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import type { ReadingModel, ReadingPair } from '../../../../src/judges/reading/readingModel.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { readingModel } from './readingModels.ts';

const context =
  'The museum in the old harbour opened in 1931. Its largest hall was painted by Ida Kranz after the war. ' +
  'Visitors may take photographs in the garden if they have bought a ticket. The café closes at 5 p.m. in winter.';

const sure = { supported: 0.998 };
const doubtful = { supported: 0.002, wrong: [0] };

async function assess(text: string, model?: ReadingModel, against = context): Promise<readonly Assessment[]> {
  const judge = createOfflineJudge({ model });
  const index = buildIndex([readText('context.md', against)]);
  const { findings } = await collectWhole(requestOf({ text, index, judge }), new AbortController().signal);
  return findings.filter((finding) => finding.type === 'assessment');
}

describe('offline judge: with a model', () => {
  it('says by its id with which weights it reads', () => {
    assert.equal(createOfflineJudge({ model: readingModel(sure) }).id, 'offline:abcdef01');
    assert.equal(createOfflineJudge({ lacksModel: true }).id, 'offline:rules');
    assert.equal(createOfflineJudge().id, 'offline');
  });

  it('weighs what it measures, in its order', () => {
    assert.deepEqual(weights.features, [...blendFeatures]);
    assert.equal(weights.coefficients.length, blendFeatures.length);
  });

  const settled: readonly (readonly [string, string, string])[] = [
    ['a copy', 'The café closes at 5 p.m. in winter.', 'supported'],
    ['a clash of values', 'The museum in the old harbour opened in 1951.', 'contradicted'],
    ['a name that is not there', 'The largest hall was painted by Olga Brandt after the war.', 'unsupported'],
  ];
  for (const [what, claim, verdict] of settled)
    it(`leaves ${what} to the rules`, async () => {
      for (const says of [sure, doubtful]) {
        const model = readingModel(says);
        const [found] = await assess(claim, model);
        assert.equal(found?.verdict, verdict);
        assert.equal(model.shown, 0);
      }
    });

  const reworded = 'After the war, its largest hall was painted by Ida Kranz.';

  it('does not support what the model reads otherwise, and says which words', async () => {
    assert.equal((await assess(reworded))[0]?.verdict, 'supported');
    const text = reworded;
    const [found] = await assess(text, readingModel({ ...doubtful, wrong: [6] }));
    assert.equal(found?.verdict, 'unsupported');
    assert.deepEqual(found.reason, {
      code: 'notSaid',
      words: ['hall'],
      at: { uri: 'context.md', line: 1 },
    });
    assert.equal(text.slice(found.focus?.start, found.focus?.end), 'hall');
  });

  it('supports with less confidence what the model doubts', async () => {
    const [rules] = await assess(reworded);
    const [read] = await assess(reworded, readingModel({ supported: 0.3 }));
    assert.ok(read!.support! < rules!.support!);
  });

  it('is shown what was found near a claim where the context is too large to be kept as it reads it', async () => {
    const filler = Array.from(
      { length: 70_000 },
      (_, i) => `Note ${i} is about the weather of another year.`,
    );
    const large = [...filler.slice(0, 40_000), context, ...filler.slice(40_000)].join('\n\n');
    const pairs: ReadingPair[] = [];
    const model = readingModel(sure);
    const spy: ReadingModel = {
      ...model,
      read: (shown, signal) => {
        pairs.push(...shown);
        return model.read(shown, signal);
      },
    };
    const [found] = await assess('Once peace had come, Ida Kranz decorated its biggest room.', spy, large);
    assert.equal(found?.verdict, 'supported');
    assert.match(found.evidence[0]!.quote, /Ida Kranz/);
    assert.ok(pairs[0]!.claim.start > 20);
  });

  it('supports other words where the model is sure, with evidence', async () => {
    const claim = 'Once peace had come, Ida Kranz decorated its biggest room.';
    assert.equal((await assess(claim))[0]?.verdict, 'unsupported');
    const [found] = await assess(claim, readingModel(sure));
    assert.equal(found?.verdict, 'supported');
    assert.equal(found.reason.code, 'inOtherWords');
    assert.match(found.evidence[0]!.quote, /Ida Kranz/);
    assert.equal(found.focus, undefined);
  });

  it('is never made to contradict by the model alone', async () => {
    const [found] = await assess(reworded, readingModel({ supported: 0.001, contradicted: 0.998 }));
    assert.equal(found?.verdict, 'unsupported');
  });

  it('decides by rules alone in other languages, never with high confidence, and says so', async () => {
    const model = readingModel(doubtful);
    const german = 'Das Museum wurde 1931 eröffnet und ist im Winter geschlossen.';
    const [found] = await assess(german, model, german);
    assert.equal(found?.verdict, 'supported');
    assert.equal(found.confidence, 'medium');
    assert.equal(found.judge, 'offline:rules');
    assert.equal(model.shown, 0);
  });

  it('reads every language with a model that knows them all', async () => {
    const own = readingModel(doubtful);
    const model = { ...own, config: { ...own.config, language: 'mul' } };
    const german = 'Das Museum wurde 1931 eröffnet und ist im Winter geschlossen.';
    const [found] = await assess('Im Winter ist das Museum nicht zu besichtigen.', model, german);
    assert.match(found?.judge ?? '', /^offline:abcdef01$/);
  });
});
