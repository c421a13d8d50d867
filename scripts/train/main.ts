import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ClassifierWeights, logOdds } from '../../src/judges/offline/probability/classifier.ts';
import { featureNames } from '../../src/judges/offline/probability/features.ts';
import { partOf } from '../../test/bench/accuracy/closedDocuments.ts';
import { combine, toExamples } from '../../test/bench/accuracy/examples.ts';
import { readLabelled, trainableSets } from '../../test/bench/accuracy/labelled.ts';
import { mulberry } from '../../test/bench/accuracy/metrics.ts';
import { writeBackground } from './background.ts';
import { fitWeights, type TrainingItem } from './fitWeights.ts';
import { fitLogistic } from './logistic.ts';

/**
 * Trains the offline judge: `npm run train -- --data DIR`. The same data and seed give the same weights. Three in ten
 * documents are closed and never read here.
 * `--background` also counts anew how rare words are in general (run it first when the tokeniser changes).
 */
const { values: options } = parseArgs({
  options: { data: { type: 'string' }, background: { type: 'boolean' } },
});
if (options.data === undefined) throw new Error('Say where the labelled data is: --data DIR');

const probability = new URL('../../src/judges/offline/probability/', import.meta.url).pathname;

/** Sets whose sentences are what people check: answers and summaries that a model wrote. */
const calibrationSets: readonly string[] = ['ragtruth_sent', 'diasumfact'];

/** Read for word rarity alone. */
const backgroundSets = [...trainableSets, 'contractnli', 'fm2', 'mnli', 'snli', 'wice_tokens', 'bump'];

if (options.background) {
  const sets = [...readLabelled(options.data, backgroundSets).values()];
  writeBackground(
    sets.map((items) => items.filter((item) => partOf(item) === 'open')),
    `${probability}background.json`,
  );
  console.log('Wrote background.json. Run again without --background to train on it.');
} else await train(options.data);

interface GroupedItem extends TrainingItem {
  readonly group: string;
}

async function train(directory: string): Promise<void> {
  const items: GroupedItem[] = [];
  for (const [set, labelled] of readLabelled(directory, trainableSets)) {
    const open = labelled.filter((item) => partOf(item) === 'open');
    for await (const { item, supported, claims } of toExamples(open))
      items.push({ set, supported, claims: claims.map(({ features }) => features), group: item.meta.group });
    console.log(`${set}: ${open.length} items`);
  }
  const model = fitWeights(items);
  const calibration = calibrate(items);
  const rounded = (list: readonly number[]) => list.map((value) => Number(value.toPrecision(6)));
  const weights = {
    features: featureNames,
    means: rounded(model.means),
    deviations: rounded(model.deviations),
    coefficients: rounded(model.coefficients),
    intercept: 0,
    calibration,
  };
  writeFileSync(`${probability}weights.json`, `${JSON.stringify(weights, undefined, 2)}\n`);
  console.log('Wrote weights.json', calibration);
}

/** Slope and offset from log odds to probability, fitted on predictions for documents left out of training. */
function calibrate(items: readonly GroupedItem[]): { readonly slope: number; readonly offset: number } {
  const folds = 5;
  const random = mulberry(7);
  const foldOf = new Map(
    [...new Set(items.map(({ group }) => group))].map((g) => [g, Math.floor(random() * folds)]),
  );
  const observations = Array.from({ length: folds }, (_, fold) => {
    const model: ClassifierWeights = fitWeights(items.filter(({ group }) => foldOf.get(group) !== fold));
    return items
      .filter(
        (item) =>
          foldOf.get(item.group) === fold && calibrationSets.includes(item.set) && item.claims.length > 0,
      )
      .map(({ set, supported, claims }) => ({
        set,
        positive: supported,
        odds: combine(claims.map((claim) => logOdds(claim, model))),
      }));
  }).flat();
  const size = (name: string) => observations.filter(({ set }) => set === name).length;
  const [slope, offset] = fitLogistic(
    observations.map(({ set, positive, odds }) => ({
      features: [odds, 1],
      positive,
      weight: 1 / size(set),
      set: 0,
    })),
    1,
    { coefficients: 1e-6, intercepts: 1e6 },
  );
  return { slope: Number(slope!.toFixed(4)), offset: Number(offset!.toFixed(4)) };
}
