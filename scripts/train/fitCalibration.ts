import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runAtOnce } from '../../src/base/timeSlices.ts';
import {
  type CalibrationWeights,
  probabilityOf,
  signNames,
  signsOf,
} from '../../src/judges/offline/calibration.ts';
import { ClaimPairs } from '../../src/judges/offline/claimPairs.ts';
import type { ClaimReading } from '../../src/judges/offline/claimReading.ts';
import { decideByRules } from '../../src/judges/offline/decide.ts';
import { isUnproven, type ValueMatch } from '../../src/judges/offline/matching/valueMatch.ts';
import type { Observation } from '../../src/judges/offline/observation.ts';
import { type PreparedPair, ReadingInput } from '../../src/judges/reading/readingInput.ts';
import type { PairReading, ReadingModel } from '../../src/judges/reading/readingModel.ts';
import { NodeLocalModels } from '../../src/worker/localModels.node.ts';
import { partOf, sampleItems } from '../../test/bench/accuracy/closedDocuments.ts';
import { calibrationStatements } from '../../test/bench/accuracy/corpus.ts';
import { toExamples } from '../../test/bench/accuracy/examples.ts';
import { type Labelled, readLabelled } from '../../test/bench/accuracy/labelled.ts';
import { auroc, balancedAccuracy } from '../../test/bench/accuracy/metrics.ts';
import { fitLogistic } from './logistic.ts';

/**
 * Fits what the offline judge makes of its model's reading, values, names and shared words: `tsx
 * scripts/train/fitCalibration.ts --data SETS [--model FOLDER]`. Read are files of the written corpus that trained nothing,
 * and open documents of labelled sets.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    model: { type: 'string' },
    limit: { type: 'string', default: '150' },
  },
});
if (options.data === undefined) throw new Error('Say where the labelled data is: --data DIR');

/** Sets whose licence allows it; of those that trained the model it has seen a part of the open documents, once. */
const sets: readonly string[] = [
  'summedits',
  'contractnli',
  'frank',
  'bump',
  'ragtruth_sent',
  'factcheckbench',
  'diasumfact',
  'fm2',
  'begin',
  'wice_claim',
  'q2',
  'dialfact_true',
];
/** The corpus is as many kinds of text as some sets together; shared words tell nothing of it by design. */
const corpusWeight = { whole: 12, parts: 12, unread: 0 };

interface Claim {
  readonly seen: Observation;
  readonly reading: ClaimReading;
}

/** A text with its label: its least supported claim explains it. */
interface Sample {
  readonly set: string;
  readonly supported: boolean;
  readonly claims: readonly Claim[];
}

const models = new NodeLocalModels();
const model = options.model === undefined ? await models.shipped() : await models.inFolder(options.model);
if (!model) throw new Error('No model ships: --model FOLDER');
const samples: Sample[] = [];
for (const [set, items] of [...readLabelled(options.data, sets), ['corpus', corpusItems()] as const])
  samples.push(...(await readSet(set, items, Number(options.limit), model)));
const fitted = {
  signs: signNames,
  whole: fitWeights(
    samples.filter((one) => one.claims[0]!.reading.ofWhole),
    readSigns,
    corpusWeight.whole,
  ),
  parts: fitWeights(
    samples.filter((one) => !one.claims[0]!.reading.ofWhole),
    readSigns,
    corpusWeight.parts,
  ),
  unread: fitWeights(samples, (claim) => listed(signsOf(claim.seen)), corpusWeight.unread),
};
const path = new URL('../../src/judges/offline/calibration.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(fitted, undefined, 2)}\n`);
console.log(fitted);
tellRanks();
tellCutoffs();
tellHeldBack();
process.exit();

async function readSet(
  set: string,
  items: readonly Labelled[],
  limit: number,
  model: ReadingModel,
): Promise<readonly Sample[]> {
  const usable = items.filter(
    (item) => item.label !== 'partially' && (set === 'corpus' || partOf(item) === 'open'),
  );
  const some = set === 'corpus' ? spread(usable, 6 * limit) : sampleItems(usable, limit);
  const input = new ReadingInput(model);
  const pairs: PreparedPair[] = [];
  const waiting: {
    readonly supported: boolean;
    readonly claims: readonly {
      readonly seen: Observation;
      readonly shown: ClaimPairs;
      readonly first: number;
    }[];
  }[] = [];
  for await (const { supported, claims, reader } of toExamples(some)) {
    // What the rules settle is none of the calibration's.
    const seen = claims.filter((one) => !decideByRules(one));
    if (seen.length === 0 || (!supported && seen.length < claims.length)) continue;
    const context = runAtOnce(input.read(reader.index));
    waiting.push({
      supported,
      claims: seen.map((one) => {
        const shown = new ClaimPairs(one, context, input, input.showsWhole(context));
        return { seen: one, shown, first: pairs.push(...shown.pairs) - shown.pairs.length };
      }),
    });
  }
  const read: PairReading[] = [];
  for await (const { pair, reading } of model.read(pairs, new AbortController().signal)) read[pair] = reading;
  console.log(`${set}: ${waiting.length} texts, ${pairs.length} readings`);
  return waiting.map(({ supported, claims }) => ({
    set,
    supported,
    claims: claims.map(({ seen, shown, first }) => ({
      seen,
      reading: shown.reading(read.slice(first, first + shown.pairs.length)),
    })),
  }));
}

/** Every set counts the same, and its right and wrong texts too. */
function fitWeights(
  samples: readonly Sample[],
  signs: (claim: Claim) => readonly number[],
  ofCorpus: number,
): CalibrationWeights {
  const size = new Map<string, number>();
  const key = ({ set, supported }: Sample) => `${set} ${supported}`;
  for (const one of samples) size.set(key(one), (size.get(key(one)) ?? 0) + 1);
  let weights: CalibrationWeights = {
    coefficients: signNames.map(() => 1),
    intercept: 0,
  };
  for (let round = 0; round < 4; round++) {
    const odds = (claim: Claim) =>
      signs(claim).reduce((sum, sign, i) => sum + sign * weights.coefficients[i]!, weights.intercept);
    const found = fitLogistic(
      samples.map((one) => ({
        features: [...signs(one.claims.reduce((a, b) => (odds(b) < odds(a) ? b : a))), 1],
        positive: one.supported,
        weight: ((one.set === 'corpus' ? ofCorpus : 1) * 50) / size.get(key(one))!,
        set: 0,
      })),
      1,
      { coefficients: 0.3, intercepts: 1e6 },
    ).map((value) => Number(value.toPrecision(4)));
    weights = { coefficients: found.slice(0, -1), intercept: found.at(-1)! };
  }
  return weights;
}

/** How each part ranks the texts of a set, by their least supported claims. */
function tellRanks(): void {
  const scores: Readonly<Record<string, (claim: Claim) => number>> = {
    overlap: ({ seen }) => seen.near[0]?.share ?? 0,
    model: ({ reading }) => reading.supported,
    passage: ({ seen, reading }) => signsOf(seen, reading).passage,
    read: supportOf,
    unread: ({ seen }) => probabilityOf(signsOf(seen), fitted.unread),
  };
  for (const set of new Set(samples.map((one) => one.set))) {
    const own = samples.filter((one) => one.set === set);
    const right = own.map(({ supported }) => supported);
    const ranks = Object.entries(scores).map(([name, score]) => {
      const least = own.map(({ claims }) => Math.min(...claims.map(score)));
      return `${name} ${(100 * auroc(least, right)).toFixed(1)}, ${(100 * balancedAccuracy(least, right, 0.5)).toFixed(1)} at .5`;
    });
    console.log(`${set}: AUROC and balanced accuracy of ${ranks.join('; ')}`);
  }
}

/** What each cutoff of `calibration.ts` would mean for claims that stand alone: how many lie beyond it, and of how many it is so. */
function tellCutoffs(): void {
  const alone = samples.flatMap(({ supported, claims: [claim, more] }) =>
    claim && !more ? [{ supported, claim }] : [],
  );
  const support = ({ claim }: (typeof alone)[number]) => supportOf(claim);
  for (const [name, of, isSo] of [
    ['supported', support, true],
    ['not supported', (one: (typeof alone)[number]) => 1 - support(one), false],
    [
      'contradicted, as the model reads it',
      ({ claim }: (typeof alone)[number]) => claim.reading.contradicted,
      false,
    ],
  ] as const)
    for (const least of [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
      const beyond = alone.filter((one) => of(one) >= least);
      const share = beyond.filter(({ supported }) => supported === isSo).length / Math.max(1, beyond.length);
      console.log(
        `${name} from ${least}: ${beyond.length} of ${alone.length} claims, ${(100 * share).toFixed(1)} % are`,
      );
    }
}

/** Of claims that stand alone and that the sum would support: how many each rule on values and names would hold back. */
function tellHeldBack(): void {
  const counts = new Map<string, [right: number, wrong: number]>();
  for (const { supported, set, claims } of samples) {
    const [claim] = claims;
    if (!claim || claims.length > 1 || supportOf(claim) < 0.5) continue;
    const found = new Set([
      ...claim.seen.values.filter(isUnproven).map(matchText),
      ...(claim.seen.missingNames.length > 0 ? ['missing name'] : []),
      'all',
    ]);
    for (const one of found) {
      const key = `${set === 'corpus' ? 'corpus' : 'sets'}: ${one}`;
      const count = counts.get(key) ?? [0, 0];
      count[supported ? 0 : 1]++;
      counts.set(key, count);
    }
  }
  for (const [key, [right, wrong]] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`supported by the sum, ${key}: ${right} right, ${wrong} wrong`);
}

/** "absent number", "elsewhere date, of other" */
function matchText(match: ValueMatch): string {
  const mayFollow = match.how === 'absent' && match.mayFollow ? ', may follow' : '';
  const isOfOther = match.how === 'elsewhere' && match.isOfOther ? ', of other' : '';
  return `${match.how} ${match.value.kind}${mayFollow}${isOfOther}`;
}

function supportOf({ seen, reading }: Claim): number {
  return probabilityOf(signsOf(seen, reading), reading.ofWhole ? fitted.whole : fitted.parts);
}

function readSigns({ seen, reading }: Claim): readonly number[] {
  return listed(signsOf(seen, reading));
}

function listed(signs: ReturnType<typeof signsOf>): readonly number[] {
  return signNames.map((name) => signs[name]);
}

/** So many of them, spread over all. */
function spread<T>(all: readonly T[], limit: number): readonly T[] {
  const step = Math.max(1, all.length / limit);
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function corpusItems(): readonly Labelled[] {
  return calibrationStatements().flatMap(({ text, context, supported, twin, supportedByTwin, block }) =>
    [
      { context, label: supported },
      { context: twin, label: supportedByTwin },
    ].map(({ context, label }, i) => ({
      id: `${block} ${i}`,
      dataset: 'corpus',
      context,
      query: null,
      output: text,
      granularity: 'sentence' as const,
      label: label ? ('supported' as const) : ('unsupported' as const),
      spans: [],
      meta: { group: block },
    })),
  );
}
