import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runAtOnce } from '../../src/base/timeSlices.ts';
import { type BlendWeights, blend, blendFeatures, blendSigns } from '../../src/judges/offline/blend.ts';
import { logOdds, probability } from '../../src/judges/offline/probability/classifier.ts';
import { type PreparedPair, ReadingInput } from '../../src/judges/reading/readingInput.ts';
import type { ReadingModel } from '../../src/judges/reading/readingModel.ts';
import { NodeLocalModels } from '../../src/worker/localModels.node.ts';
import { partOf } from '../../test/bench/accuracy/closedDocuments.ts';
import { toExamples } from '../../test/bench/accuracy/examples.ts';
import { type Labelled, readLabelled } from '../../test/bench/accuracy/labelled.ts';
import { auroc } from '../../test/bench/accuracy/metrics.ts';
import { fitLogistic } from './logistic.ts';

/**
 * Fits how the offline judge weighs its local model against its rules: `tsx scripts/train/fitBlend.ts --data DIR
 * --fold FOLDER=set,set…` with the models of folds, each on sets of the families that it was trained without: on its
 * own training data a model would be trusted too much. Open documents only.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    fold: { type: 'string', multiple: true },
    limit: { type: 'string', default: '200' },
    /** Keeps what was read, for another fit. */
    keep: { type: 'string' },
  },
});
if (options.data === undefined || options.fold === undefined)
  throw new Error('Say where the data and the models of folds are: --data DIR --fold FOLDER=set,set');

/** Sentences of answers and summaries that a model wrote, as people check them: they say what a probability means. */
const calibrationSets: readonly string[] = ['ragtruth_sent', 'diasumfact'];

interface ReadItem {
  readonly set: string;
  readonly supported: boolean;
  /** Share of the set's items that have this item's label; the sample has as many right as wrong. */
  readonly share: number;
  /** Signs of each claim of the item. */
  readonly claims: readonly (readonly number[])[];
}

const models = new NodeLocalModels();
const items: ReadItem[] = [];
for (const fold of options.fold) {
  const [folder = '', sets = ''] = fold.split('=');
  const model = await models.inFolder(folder);
  for (const [set, labelled] of readLabelled(options.data, sets.split(','))) {
    const open = labelled.filter((item) => item.label !== 'partially' && partOf(item) === 'open');
    const read = await readSet(set, sampled(open, Number(options.limit)), model);
    const right = open.filter(({ label }) => label === 'supported').length / open.length;
    items.push(...read.map((item) => ({ ...item, share: item.supported ? right : 1 - right })));
    console.log(
      `${set}: ${read.length} items, ${read.filter(({ supported }) => supported).length} supported`,
    );
  }
}
if (options.keep !== undefined) writeFileSync(options.keep, JSON.stringify(items));
const weights = fitBlend(items);
const path = new URL('../../src/judges/offline/blend.json', import.meta.url);
writeFileSync(path, `${JSON.stringify({ features: blendFeatures, ...weights }, undefined, 2)}\n`);
console.log('Wrote blend.json', weights);
for (const set of new Set(items.map((item) => item.set))) {
  const own = items.filter((item) => item.set === set);
  const rank = (score: (signs: readonly number[]) => number) =>
    auroc(
      own.map(({ claims }) => Math.min(...claims.map(score))),
      own.map(({ supported }) => supported),
    ).toFixed(3);
  const [model, rules, overlap] = [0, 1, 2].map((at) => rank((signs) => signs[at]!));
  console.log(
    `${set}: AUROC of overlap ${overlap}, rules ${rules}, model ${model}, both ${rank((signs) => blend(signs, weights))}`,
  );
}
process.exit();

/** What rules and model say of the claims of each item. */
async function readSet(
  set: string,
  labelled: readonly Labelled[],
  model: ReadingModel,
): Promise<readonly Omit<ReadItem, 'share'>[]> {
  const input = new ReadingInput(model);
  const pairs: PreparedPair[] = [];
  const waiting: {
    readonly set: string;
    readonly supported: boolean;
    readonly claims: ((p: number) => readonly number[])[];
    readonly first: number;
  }[] = [];
  for await (const { supported, claims, reader } of toExamples(labelled)) {
    if (claims.length === 0) continue;
    const context = runAtOnce(input.read(reader.index));
    const first = pairs.length;
    const signs = claims.map(({ observation, features }) => {
      const { text } = observation;
      pairs.push(input.pair(text, input.evidence(text, context)));
      const rules = probability(logOdds(features));
      return (support: number) => blendSigns(observation, rules, support);
    });
    waiting.push({ set, supported, claims: signs, first });
  }
  const supports: number[] = [];
  for await (const { pair, reading } of model.read(pairs, new AbortController().signal))
    supports[pair] = reading.pair.supported;
  return waiting.map(({ set, supported, claims, first }) => ({
    set,
    supported,
    claims: claims.map((of, i) => of(supports[first + i]!)),
  }));
}

/** Every set counts the same, and its right and wrong items too; the least supported claim explains an item's label. */
function fitBlend(all: readonly ReadItem[]): BlendWeights {
  const sets = [...new Set(all.map(({ set }) => set))];
  const size = (of: ReadItem) =>
    all.filter(({ set, supported }) => set === of.set && supported === of.supported).length;
  let coefficients: readonly number[] = blendFeatures.map(() => 1);
  const odds = (signs: readonly number[]) => signs.reduce((sum, sign, i) => sum + sign * coefficients[i]!, 0);
  const chosen = () =>
    all.map((item) => ({
      signs: item.claims.reduce((least, claim) => (odds(claim) < odds(least) ? claim : least)),
      item,
    }));
  for (let round = 0; round < 4; round++)
    coefficients = fitLogistic(
      chosen().map(({ signs, item }) => ({
        features: signs,
        positive: item.supported,
        weight: 50 / size(item),
        set: sets.indexOf(item.set),
      })),
      sets.length,
      { coefficients: 0.5, intercepts: 0.05 },
    );
  const calibration = chosen().filter(({ item }) => calibrationSets.includes(item.set));
  const [slope, offset] = fitLogistic(
    calibration.map(({ signs, item }) => ({
      features: [odds(signs), 1],
      positive: item.supported,
      // As often right as in the set: a probability means how often people agree.
      weight: (200 * item.share) / size(item),
      set: 0,
    })),
    1,
    { coefficients: 1e-6, intercepts: 1e6 },
  );
  const rounded = (value: number) => Number(value.toPrecision(4));
  return { coefficients: coefficients.map((one) => rounded(one * slope!)), intercept: rounded(offset!) };
}

/** Spread over the set, as many right as wrong. */
function sampled(all: readonly Labelled[], limit: number): readonly Labelled[] {
  const some = (list: readonly Labelled[]) => {
    const step = Math.max(1, Math.floor((2 * list.length) / limit));
    return list.filter((_, i) => i % step === 0).slice(0, limit / 2);
  };
  return [
    ...some(all.filter(({ label }) => label === 'supported')),
    ...some(all.filter(({ label }) => label !== 'supported')),
  ];
}
