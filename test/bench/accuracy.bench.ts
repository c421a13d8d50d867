import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  asserted,
  calibration,
  clashesByKind,
  isContradicted,
  isTopBand,
  quiet,
} from './accuracy/asserted.ts';
import { rankingChart } from './accuracy/chart.ts';
import { detectorAccuracy } from './accuracy/detectors.ts';
import { itemOdds, type JudgedSet, judgeSet } from './accuracy/judgedSet.ts';
import { rankingSets, readLabelled } from './accuracy/labelled.ts';
import { balancedAccuracy, bootstrap, type Interval } from './accuracy/metrics.ts';
import {
  bestThreshold,
  claimOnlyFeatures,
  leftOutScoring,
  macro,
  overlapScoring,
  rank,
  type Scoring,
} from './accuracy/ranking.ts';
import { responseScore, spanScore } from './accuracy/spans.ts';
import { table } from './accuracy/table.ts';

/**
 * Measures the offline judge on labelled data: `npm run bench:accuracy -- --data DIR [--split test] [--train-data DIR]`.
 * With a test split the weights that leave a family out are still trained on the development files of `--train-data`.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    'train-data': { type: 'string' },
    out: { type: 'string', default: 'test-results/accuracy' },
  },
});
if (options.data === undefined) throw new Error('Say where the labelled data is: --data DIR');

const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));
const interval = ({ value, low, high }: Interval) => `${percent(value)} (${percent(low)}–${percent(high)})`;

async function judgeAll(directory: string, names: readonly string[], split: string): Promise<JudgedSet[]> {
  const sets: JudgedSet[] = [];
  for (const [name, labelled] of readLabelled(directory, names, split)) {
    sets.push(await judgeSet(name, labelled));
    process.stderr.write(`${name} `);
  }
  process.stderr.write('\n');
  return sets;
}

const sets = await judgeAll(options.data, rankingSets, options.split);
/** Development files to train on without a family; where there are none, the measured files themselves. */
const development =
  options.split === 'dev' ? sets : await judgeAll(options['train-data'] ?? options.data, rankingSets, 'dev');
const training = development.length > 0 ? development : sets;
const named = (...names: readonly string[]) => sets.filter(({ name }) => names.includes(name));

/** One threshold for all, chosen on the training side like that of plain overlap. */
const ranked = (scoring: Scoring) => rank(sets, scoring, bestThreshold(training, scoring));
const leftOutOdds = leftOutScoring(training);
const leftOut = ranked(leftOutOdds);
const shipped = ranked((item) => itemOdds(item));
const overlap = ranked(overlapScoring);
const claimOnly = ranked(leftOutScoring(training, claimOnlyFeatures));

console.log('\n## Ranking (balanced accuracy / AUROC, one threshold for all)\n');
const cell = (ranks: typeof leftOut, name: string) => {
  const one = name === 'mean' ? macro(ranks) : ranks.get(name)!;
  return `${percent(one.balancedAccuracy)} / ${percent(one.auroc)}`;
};
console.log(
  table(
    [
      'set',
      'items',
      'family left out',
      'shipped weights',
      'plain overlap',
      'never sees the context',
      'ms a claim',
    ],
    [...sets.map(({ name }) => name), 'mean'].map((name) => {
      const set = sets.find((one) => one.name === name);
      return [
        name,
        String(set?.items.length ?? ''),
        ...[leftOut, shipped, overlap, claimOnly].map((ranks) => cell(ranks, name)),
        set ? set.pace.toFixed(2) : '',
      ];
    }),
  ),
);

console.log('\n## What it asserts (95 % intervals by document)\n');
const wrong = ({ supported }: { readonly supported: boolean }) => !supported;
const right = ({ supported }: { readonly supported: boolean }) => supported;
console.log(
  table(
    ['assertion', 'on', 'precision', 'recall', 'share of items', 'count'],
    [
      ...['ragtruth_sent', 'summedits', 'factcheckbench', 'faithbench_sent', 'diasumfact', 'contractnli'].map(
        (name) => {
          const it = asserted(named(name), isContradicted, wrong);
          return [
            'contradicted',
            name,
            interval(it.precision),
            percent(it.recall),
            percent(it.share),
            String(it.count),
          ];
        },
      ),
      ...[['ragtruth_sent', 'lfqa_verification', 'begin', 'attributionbench'], ['faithbench_sent']].map(
        (names) => {
          const it = asserted(named(...names), isTopBand, right);
          return [
            'supported, high confidence',
            names.join(' + '),
            interval(it.precision),
            percent(it.recall),
            percent(it.share),
            String(it.count),
          ];
        },
      ),
    ],
  ),
);

const clashSets = named('ragtruth_sent', 'summedits', 'factcheckbench', 'fm2');
const clashes = clashSets.map(clashesByKind);
console.log('\n## Contradicted, by what clashed (right / alarms)\n');
console.log(
  table(
    ['clash of', ...clashSets.map(({ name }) => name)],
    [...new Set(clashes.flatMap((kinds) => [...kinds.keys()]))].map((kind) => [
      kind,
      ...clashes.map((kinds) => {
        const found = kinds.get(kind);
        return found ? `${found.right} / ${found.count}` : '';
      }),
    ]),
  ),
);

console.log('\n## Quiet: flagged of the right / flagged of the wrong, by sensitivity\n');
console.log(
  table(
    ['set', 'quiet', 'balanced', 'strict', 'calibration error'],
    named('ragtruth_sent', 'lfqa_verification', 'faithbench_sent').map((set) => [
      set.name,
      ...quiet(set).map(
        ({ rightFlagged, wrongFlagged }) => `${percent(rightFlagged)} / ${percent(wrongFlagged)}`,
      ),
      calibration(set).toFixed(3),
    ]),
  ),
);

const spanSets = [...named('ragtruth'), ...(await judgeAll(options.data, ['wice_tokens'], options.split))];
console.log('\n## Where the words are: characters (precision / recall / F1) and responses\n');
console.log(
  table(
    ['set', 'sensitivity', 'squiggles', 'flagged claims', 'responses'],
    spanSets.flatMap((set) =>
      (['quiet', 'balanced', 'strict'] as const).map((sensitivity) => {
        const show = ({ precision, recall, f1 }: ReturnType<typeof spanScore>) =>
          `${percent(precision)} / ${percent(recall)} / ${percent(f1)}`;
        return [
          set.name,
          sensitivity,
          show(spanScore(set, sensitivity, 'squiggle')),
          show(spanScore(set, sensitivity, 'claim')),
          show(responseScore(set, sensitivity)),
        ];
      }),
    ),
  ),
);

const [faithbench] = named('faithbench_sent');
if (faithbench) {
  const odds = new Map(faithbench.items.map((item) => [item, leftOutOdds(item, faithbench.name)]));
  const threshold = bestThreshold(training, leftOutOdds);
  const ours = bootstrap(
    faithbench.items,
    ({ item }) => item.meta.group,
    (sample) =>
      balancedAccuracy(
        sample.map((item) => odds.get(item)!),
        sample.map(({ supported }) => supported),
        threshold,
      ),
  );
  console.log(
    '\n## Beside known detectors, on the very same sentences (faithbench_sent, balanced accuracy)\n',
  );
  console.log(
    table(
      ['detector', 'balanced accuracy'],
      [...detectorAccuracy(faithbench), ['Claimlight offline, family left out', ours] as const]
        .toSorted((a, b) => b[1].value - a[1].value)
        .map(([name, accuracy]) => [name, interval(accuracy)]),
    ),
  );
}

mkdirSync(options.out, { recursive: true });
const chart = join(options.out, 'ranking.svg');
writeFileSync(chart, rankingChart(leftOut, overlap));
console.log(`\nChart: ${chart}`);
