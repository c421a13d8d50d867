import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runAtOnce } from '../../src/base/timeSlices.ts';
import { signNames, signsOf } from '../../src/judges/offline/calibration.ts';
import { decideByRules } from '../../src/judges/offline/decide.ts';
import type { Observation } from '../../src/judges/offline/observation.ts';
import { type PreparedPair, ReadingInput } from '../../src/judges/reading/readingInput.ts';
import { NodeLocalModels } from '../../src/worker/localModels.node.ts';
import { partOf, sampleItems } from '../../test/bench/accuracy/closedDocuments.ts';
import { calibrationStatements } from '../../test/bench/accuracy/corpus.ts';
import { toExamples } from '../../test/bench/accuracy/examples.ts';
import { type Labelled, readLabelled } from '../../test/bench/accuracy/labelled.ts';
import { fitLogistic } from './logistic.ts';

/**
 * Fits what the offline judge makes of its model's reading, values, names and shared words: `tsx
 * scripts/train/fitCalibration.ts --data SETS [--model FOLDER]`. Read are files of the written corpus and open documents
 * of labelled sets, neither of which trained the model, so that it is trusted no more than it is right on new text.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    model: { type: 'string' },
    limit: { type: 'string', default: '150' },
  },
});
if (options.data === undefined) throw new Error('Say where the labelled data is: --data DIR');

/** Sets whose licence allows it and whose documents did not train the model. */
const sets: readonly string[] = ['summedits', 'contractnli', 'frank', 'bump'];

interface Sample {
  readonly set: string;
  readonly supported: boolean;
  readonly seen: Observation;
  readonly pair: PreparedPair;
}

const models = new NodeLocalModels();
const model = options.model === undefined ? await models.shipped() : await models.inFolder(options.model);
if (!model) throw new Error('No model ships: --model FOLDER');
const input = new ReadingInput(model);
const samples: Sample[] = [];
for (const [set, items] of [...readLabelled(options.data, sets), ['corpus', corpusItems()] as const]) {
  const usable = items.filter(
    (item) => item.label !== 'partially' && (set === 'corpus' || partOf(item) === 'open'),
  );
  const some =
    set === 'corpus' ? spread(usable, 6 * Number(options.limit)) : sampleItems(usable, Number(options.limit));
  for await (const { supported, claims, reader } of toExamples(some)) {
    const [seen] = claims;
    // A text of several claims does not tell which of them is wrong.
    if (!seen || claims.length > 1 || decideByRules(seen)) continue;
    const context = runAtOnce(input.read(reader.index));
    samples.push({ set, supported, seen, pair: input.pair(seen.text, input.evidence(seen.text, context)) });
  }
  console.log(`${set}: ${samples.filter((one) => one.set === set).length} claims`);
}
const supports: number[] = [];
for await (const { pair, reading } of model.read(
  samples.map(({ pair }) => pair),
  new AbortController().signal,
))
  supports[pair] = reading.pair.supported;

const fitted = {
  signs: signNames,
  read: fitWeights((one, i) => Object.values(signsOf(one.seen, supports[i])), samples),
  unread: fitWeights((one) => Object.values(signsOf(one.seen)), samples),
};
const path = new URL('../../src/judges/offline/calibration.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(fitted, undefined, 2)}\n`);
console.log(fitted);
process.exit();

/** So many of them, spread over all. */
function spread<T>(all: readonly T[], limit: number): readonly T[] {
  const step = Math.max(1, all.length / limit);
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Every set counts the same, and its right and wrong claims too. */
function fitWeights(signs: (one: Sample, index: number) => readonly number[], all: readonly Sample[]) {
  const size = new Map<string, number>();
  const key = ({ set, supported }: Sample) => `${set} ${supported}`;
  for (const one of all) size.set(key(one), (size.get(key(one)) ?? 0) + 1);
  const weights = fitLogistic(
    all.map((one, i) => ({
      features: [...signs(one, i), 1],
      positive: one.supported,
      // The corpus is twenty times as many kinds of text as a set is.
      weight: ((one.set === 'corpus' ? 4 : 1) * 100) / size.get(key(one))!,
      set: 0,
    })),
    1,
    { coefficients: 0.3, intercepts: 1e6 },
  );
  const rounded = weights.map((value) => Number(value.toPrecision(4)));
  return { coefficients: rounded.slice(0, -1), intercept: rounded.at(-1)! };
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
