import { untilStopped } from '../base/stopped.ts';
import { runAtOnce } from '../base/timeSlices.ts';
import type { Judge, JudgeEvent } from '../check/judge.ts';
import type { Source } from '../text/passage.ts';
import { IndexCache, type LocalIndex } from '../text/searchIndex.ts';
import type { LocalModels } from './localModels.ts';
import { type OfflineChoice, openOfflineJudge, openReadingModel } from './openOfflineJudge.ts';
import { unpackSentences } from './packedSentences.ts';
import { unpackSource } from './packedSource.ts';
import type { WorkerCall, WorkerHandlers } from './serveWorker.ts';

type JudgingHandlers = Pick<WorkerHandlers, 'keep' | 'context' | 'search' | 'openJudge' | 'judge'>;

interface HeldContext {
  readonly sources: readonly Source[];
  /** Made when it is first asked for. */
  index?: Promise<LocalIndex>;
}

/**
 * Keeps sources, indexes contexts and judges by them. What a message brings is in place when the next is handled: the
 * handlers wait for nothing before that.
 */
export function serveJudging(models: LocalModels | undefined): JudgingHandlers {
  const sources = new Map<number, Source>();
  const contexts = new Map<string, HeldContext>();
  const judges = new Map<string, Promise<Judge>>();
  const indexes = new IndexCache();
  /** What is indexed for contexts that are to come. */
  let early: Promise<void> = Promise.resolve();
  const indexOf = (context: string): Promise<LocalIndex> => {
    const held = contexts.get(context)!;
    held.index ??= early.then(() => indexes.of(held.sources));
    return held.index;
  };
  const judgeOf = (choice: OfflineChoice): Promise<Judge> => {
    const name = JSON.stringify(choice);
    const judge = judges.get(name) ?? openOfflineJudge(choice, models);
    judges.set(name, judge);
    // What was missing may be there at the next try.
    judge.catch(() => judges.delete(name));
    return judge;
  };
  return {
    async keep({ key, source: packed, first, ahead }) {
      const source = runAtOnce(unpackSource(packed, first));
      sources.set(key, source);
      const prepare = () => (sources.has(key) ? indexes.prepare(source) : undefined);
      if (ahead) early = early.then(prepare);
      return { reply: null };
    },
    async context({ id, keys, dropped }) {
      contexts.set(id, { sources: keys.map((key) => sources.get(key)!) });
      for (const context of dropped.contexts) contexts.delete(context);
      for (const key of dropped.sources) sources.delete(key);
      return { reply: null };
    },
    async search({ context, queries, limit }) {
      const index = await indexOf(context);
      return { reply: await index.search(queries, limit) };
    },
    async openJudge(choice) {
      const [{ id }, model] = await Promise.all([judgeOf(choice), openReadingModel(choice, models)]);
      return { reply: { id, runtime: model?.runtime } };
    },
    async judge({ choice, context, sentences: packed, only, question }, call) {
      const { signal } = call;
      const index = indexOf(context);
      try {
        const [judge, request] = await untilStopped(
          Promise.all([
            judgeOf(choice),
            index.then((index) => ({ sentences: runAtOnce(unpackSentences(packed)), only, question, index })),
          ]),
          signal,
        );
        await sendInParts(judge.assess(request, signal), call);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      return { reply: null };
    },
  };
}

/** The first event at once, those after it together with what else comes in the same slice. */
async function sendInParts(events: AsyncIterable<JudgeEvent>, { send }: WorkerCall): Promise<void> {
  let waiting: JudgeEvent[] | undefined;
  const flush = () => {
    if (waiting?.length) send(waiting);
    waiting = waiting && [];
  };
  for await (const event of events)
    if (!waiting) {
      send([event]);
      waiting = [];
    } else if (waiting.push(event) === 1) setImmediate(flush);
  flush();
}
