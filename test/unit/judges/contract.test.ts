import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { cacheAnswers, createAnswerStore } from '../../../src/check/cache.ts';
import { collect } from '../../../src/check/collect.ts';
import { askedPositions, type Judge, type JudgeEvent, type JudgeRequest } from '../../../src/check/judge.ts';
import { recordedJudge } from '../../../src/evaluate/results/recordedJudge.ts';
import type { Result } from '../../../src/evaluate/results/result.ts';
import { createLlmJudge } from '../../../src/judges/llm/llmJudge.ts';
import { createStagedJudge } from '../../../src/judges/llm/stagedJudge.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { createPairwiseJudge } from '../../../src/judges/pairwise/pairwiseJudge.ts';
import { readText } from '../../../src/sources/readText.ts';
import { ContextPassages } from '../../../src/text/contextPassages.ts';
import { buildIndex, type SearchIndex } from '../../../src/text/searchIndex.ts';
import { segment } from '../../../src/text/segment.ts';
import { JudgeWorker } from '../../../src/worker/judgeWorker.ts';
import { sharedJudge } from '../../../src/worker/sharedJudge.ts';
import { workerThreads } from '../../../src/worker/startWorker.node.ts';
import { workerJudge } from '../../../src/worker/workerJudge.ts';
import { evaluation, results, rowsOf } from '../evaluate/evaluations.ts';
import { readingModel } from './offline/readingModels.ts';
import { type OverEagerModel, overEagerModel } from './overEagerModel.ts';

/** What every judge keeps to, whoever asks it. A judge that is new gets a row here. */

interface Material {
  readonly output: string;
  readonly context: readonly string[];
}

interface Row {
  readonly name: string;
  /** Where the judge is. */
  readonly file: string;
  /** Whether it asks a model. */
  readonly asks: boolean;
  readonly create: (material: Material, model: OverEagerModel) => Judge | Promise<Judge>;
}

const recorded = new Map<Material, Promise<Result>>();

/** What the offline judge found, as a results file keeps it. */
async function measure({ output, context }: Material): Promise<Result> {
  const measured = evaluation({ judges: [createOfflineJudge()] });
  const [one] = await results({ rows: rowsOf({ output, context: [...context] }), evaluation: measured });
  return one!.results[0]!;
}

function resultOn(given: Material): Promise<Result> {
  const result = recorded.get(given) ?? measure(given);
  recorded.set(given, result);
  return result;
}

/** Two threads for all tests, as an editor has them. */
const [judgeWorker, secondWorker] = [1, 2].map(
  () =>
    new JudgeWorker({
      start: () => workerThreads.start(500),
      here: () => Promise.reject(new Error('No worker could be started.')),
    }),
) as [JudgeWorker, JudgeWorker];

const doubtful = readingModel({ supported: 0.1 });

const judges: readonly Row[] = [
  {
    name: 'the offline judge',
    file: 'src/judges/offline/offlineJudge.ts',
    asks: false,
    create: () => createOfflineJudge(),
  },
  {
    name: 'the offline judge with a local model',
    file: 'src/judges/offline/offlineJudge.ts',
    asks: false,
    create: () => createOfflineJudge({ model: doubtful }),
  },
  {
    name: 'the offline judge in a worker',
    file: 'src/worker/workerJudge.ts',
    asks: false,
    create: () => workerJudge('offline', { rulesAlone: true }, judgeWorker),
  },
  {
    name: 'two offline judges in workers that share each request',
    file: 'src/worker/sharedJudge.ts',
    asks: false,
    create: () => {
      const [first, second] = [judgeWorker, secondWorker].map((worker) =>
        workerJudge('offline', { rulesAlone: true }, worker),
      ) as [Judge, Judge];
      return sharedJudge(first, second, 2);
    },
  },
  {
    name: 'the single-pass judge',
    file: 'src/judges/llm/llmJudge.ts',
    asks: true,
    create: (_, model) => createLlmJudge({ model, price: { promptPerMillion: 2 } }),
  },
  {
    name: 'the staged judge',
    file: 'src/judges/llm/stagedJudge.ts',
    asks: true,
    create: (_, model) => createStagedJudge({ model }),
  },
  {
    name: 'the pairwise judge',
    file: 'src/judges/pairwise/pairwiseJudge.ts',
    asks: true,
    create: (_, model) => createPairwiseJudge({ model }),
  },
  {
    name: 'the recorded judge',
    file: 'src/evaluate/results/recordedJudge.ts',
    asks: false,
    create: async (given) => recordedJudge(await resultOn(given)),
  },
];

const cacheFile = 'src/check/cache.ts';

/** Behind a cache that knows nothing yet, and behind one that knows every second sentence. */
const cached = (row: Row, name: string, warm: boolean): Row => ({
  ...row,
  name: `${row.name} behind ${name}`,
  file: cacheFile,
  create: async (material, model) => {
    const store = createAnswerStore();
    const judge = await row.create(material, model);
    const request = requestFor(material);
    const only = [...request.sentences.keys()].filter((position) => position % 2 === 0);
    if (warm) await eventsOf(cacheAnswers(judge, store), { ...request, only });
    return cacheAnswers(judge, store);
  },
});

const rows = judges.flatMap((row) => [
  row,
  cached(row, 'an empty cache', false),
  cached(row, 'a warm cache', true),
]);

const output =
  '# The depot\n\nThe depot opened in May 2019 and holds 60 buses. It has a red roof. Is it full? ' +
  'The depot opened in May 2019.\n\nThe depot opened in May 2019.';
const context = [
  'The depot opened in May 2019. It holds 40 buses.',
  '# Roof\n\nIts roof carries solar panels.',
];
const material: Material = { output, context };

const requestFor = (given: Material): JudgeRequest => ({
  sentences: segment(given.output),
  index: buildIndex(given.context.map((text, i) => readText(`context:${i + 1}`, text))),
});
const request = requestFor(material);

async function eventsOf(
  judge: Judge,
  asked: JudgeRequest = request,
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly JudgeEvent[]> {
  const events: JudgeEvent[] = [];
  for await (const event of judge.assess(asked, signal)) events.push(event);
  return events;
}

type Answer = Extract<JudgeEvent, { type: 'judged' | 'notCheckable' | 'failed' }>;

const isAnswer = (event: JudgeEvent): event is Answer =>
  event.type === 'judged' || event.type === 'notCheckable' || event.type === 'failed';

/** What is answered in the end, by sentence, in the order of the text; an answer that was taken back is none. */
function answersIn(events: readonly JudgeEvent[]): ReadonlyMap<number, readonly Answer[]> {
  const found = new Map<number, Answer[]>();
  for (const event of events) {
    if (event.type === 'retracted') found.delete(event.sentence);
    if (isAnswer(event)) found.set(event.sentence, [...(found.get(event.sentence) ?? []), event]);
  }
  const startOf = (answer: Answer) => (answer.type === 'judged' ? answer.start : 0);
  for (const list of found.values()) list.sort((a, b) => startOf(a) - startOf(b));
  return new Map([...found].toSorted(([a], [b]) => a - b));
}

const subsets = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, i) => i).filter((i) => bits & (1 << i)),
  );

for (const { name, file, asks, create } of rows)
  describe(`${name} keeps the contract: it`, () => {
    let model: OverEagerModel;
    let judge: Judge;
    const renew = async (given: Material = material) => {
      model = overEagerModel();
      judge = await create(given, model);
    };
    beforeEach(() => renew());

    it('answers what is asked and nothing else, and as if all were asked', async () => {
      const whole = answersIn(await eventsOf(judge));
      assert.deepEqual([...whole.keys()], [...request.sentences.keys()]);
      const all = subsets(request.sentences.length);
      // Behind a cache some will do, none and all of them among these.
      for (const only of all.filter((_, i) => file !== cacheFile || i % 7 === 0)) {
        await renew();
        const before = model.calls;
        const events = await eventsOf(judge, { ...request, only });
        const touched = new Set(events.flatMap((event) => ('sentence' in event ? [event.sentence] : [])));
        assert.deepEqual([...touched].sort(), only, `asked ${only}`);
        assert.deepEqual(
          [...answersIn(events)],
          only.map((position) => [position, whole.get(position)]),
        );
        if (only.length > 0) continue;
        assert.deepEqual(events, []);
        assert.equal(model.calls, before);
      }
    });

    it('answers each sentence once: claims side by side, or one answer of another kind', async () => {
      for (const [position, list] of answersIn(await eventsOf(judge))) {
        const { start, end } = request.sentences[position]!;
        const claims = list.filter((answer) => answer.type === 'judged');
        assert.ok(claims.length === list.length || list.length === 1, `sentence ${position}`);
        for (const [i, claim] of claims.entries()) {
          assert.ok(start <= claim.start && claim.start < claim.end && claim.end <= end);
          assert.ok(i === 0 || claims[i - 1]!.end <= claim.start, `overlap in sentence ${position}`);
        }
      }
    });

    it('begins nothing when it is stopped before', async () => {
      const before = model.calls;
      assert.deepEqual(await eventsOf(judge, request, AbortSignal.abort()), []);
      assert.equal(model.calls, before);
    });

    it('ends without an error, within a sentence, whenever it is stopped', async () => {
      const all = (await eventsOf(judge)).length;
      for (let count = 1; count <= all; count++) {
        await renew();
        const stop = new AbortController();
        const after = new Set<number>();
        let seen = 0;
        let last: number | undefined;
        for await (const event of judge.assess(request, stop.signal)) {
          const sentence = 'sentence' in event ? event.sentence : undefined;
          if (++seen === count) {
            stop.abort();
            last = sentence;
          } else if (seen > count && sentence !== undefined && sentence !== last) after.add(sentence);
        }
        assert.ok(after.size <= 1, `${after.size} sentences after event ${count} of ${all}`);
        assert.equal(model.open, 0);
      }
    });

    it('lets go of its model when nobody listens any more', async () => {
      for await (const event of judge.assess(request, new AbortController().signal))
        if (event.type === 'judged') break;
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
      assert.equal(model.open, 0);
    });

    it('answers without a context, and finds support and clashes in none', async () => {
      const empty: Material = { output, context: [] };
      await renew(empty);
      const bare = requestFor(empty);
      const events = await eventsOf(judge, bare);
      assert.deepEqual([...answersIn(events).keys()], [...bare.sentences.keys()]);
      for (const event of events) assert.deepEqual(event.type === 'judged' ? event.citations : [], []);
      const { outcome } = await collect({ ...bare, judge }, new AbortController().signal);
      for (const finding of outcome.findings)
        assert.equal(finding.type === 'assessment' && finding.verdict, 'unsupported');
    });

    it('answers a text without sentences with nothing', async () => {
      assert.deepEqual(await eventsOf(judge, { ...request, sentences: [] }), []);
    });

    it('cites passages of the context, and marks words of the claim', async () => {
      const { passages } = request.index;
      const claims = (await eventsOf(judge)).filter((event) => event.type === 'judged');
      assert.ok(claims.some(({ citations }) => citations.length > 0));
      for (const { start, end, focus, citations } of claims) {
        assert.ok(!focus || (start <= focus.start && focus.start < focus.end && focus.end <= end));
        for (const { passage, span } of citations) {
          const cited = passages.get(passage);
          assert.ok(cited, `passage ${passage}`);
          assert.ok(!span || (cited.start <= span.start && span.end <= cited.end));
        }
      }
    });

    it('takes and gives plain data', async () => {
      const { index, ...asked } = { ...request, only: askedPositions(request), question: 'How many?' };
      const { id, sources } = index;
      const data: unknown[] = [asked, { id, sources }, ...(await eventsOf(judge))];
      for (const one of data) {
        assert.deepStrictEqual(structuredClone(one), one);
        assert.deepStrictEqual(JSON.parse(JSON.stringify(one)), one);
      }
    });

    it('answers alike from behind a port, with an index that answers later', async () => {
      const here = answersIn(await eventsOf(judge));
      await renew();
      const { id, sources, passages, search } = request.index;
      const there = structuredClone({ id, sources });
      const index: SearchIndex = {
        ...there,
        passages: new ContextPassages(there.sources, passages.statements),
        search: async (queries, limit) => structuredClone(await search(queries, limit)),
      };
      const { sentences } = structuredClone({ sentences: request.sentences });
      assert.deepEqual([...answersIn(await eventsOf(judge, { sentences, index }))], [...here]);
    });

    if (!asks) return;

    it('tells what its calls used, and an estimate before them', async () => {
      const before = { calls: model.calls, ...model.used };
      const events = await eventsOf(judge);
      const usage = events.filter((event) => event.type === 'usage');
      const sum = (of: (event: (typeof usage)[number]) => number) =>
        usage.reduce((total, event) => total + of(event), 0);
      assert.deepEqual(
        {
          calls: before.calls + sum(({ calls }) => calls),
          promptTokens: before.promptTokens + sum(({ promptTokens }) => promptTokens),
          completionTokens: before.completionTokens + sum(({ completionTokens }) => completionTokens),
        },
        { calls: model.calls, ...model.used },
      );
      assert.ok(model.calls > before.calls);
      const firstCall = events.findIndex((event) => event.type === 'usage');
      assert.ok(events.findIndex((event) => event.type === 'estimate') < firstCall);
    });

    it('breaks with the problem of its model, and keeps what was answered before', async () => {
      for (const answers of [0, 1]) {
        await renew();
        model.breakAfter(answers);
        const { outcome, problem } = await collect({ ...request, judge }, new AbortController().signal);
        const failures = outcome.findings.filter((finding) => finding.type === 'failure');
        assert.deepEqual(outcome.unanswered, []);
        if (answers === 0) assert.equal(problem?.code, 'quota');
        else assert.ok(!problem && outcome.findings.some((finding) => finding.type === 'assessment'));
        for (const failure of failures) assert.equal(failure.problem.code, 'quota');
      }
    });
  });

describe('the contract of judges', () => {
  it('is tested of every judge', () => {
    const found = globSync('src/**/*.ts').filter((file) =>
      /\*assess\(|\bassess[:,]/.test(readFileSync(file, 'utf8')),
    );
    assert.deepEqual(found.sort(), [...new Set(rows.map(({ file }) => file))].sort());
  });
});
