import { TaskQueue } from '../base/taskQueue.ts';
import { runInTurns, timeSlicer } from '../base/timeSlices.ts';
import type { Judge, JudgeEvent, JudgeRequest } from '../check/judge.ts';
import type { Source } from '../text/passage.ts';
import type { ContextData } from '../text/placedSources.ts';
import type { Hit } from '../text/ranking.ts';
import { type SearchIndex, toLocalIndex } from '../text/searchIndex.ts';
import { EventQueue } from './eventQueue.ts';
import type { OfflineChoice } from './openOfflineJudge.ts';
import { packSentences, sentenceBuffers } from './packedSentences.ts';
import { packSource, sourceBuffers } from './packedSource.ts';
import { RestartedWorker } from './restartedWorker.ts';
import type { WorkerCalls } from './workerCalls.ts';
import type { WorkerPort } from './workerPort.ts';

interface JudgeWorkerOptions {
  readonly start: () => WorkerPort;
  /** Judges where no worker can be started. */
  readonly here: (choice: OfflineChoice) => Promise<Judge>;
  readonly idleSeconds?: number;
  /** After which a worker that does not stop is ended. */
  readonly patienceSeconds?: number;
}

/** What a worker holds. */
interface Held {
  readonly calls: WorkerCalls;
  readonly sources: Map<Source, number>;
  /** The latest last, each with its sources. */
  readonly contexts: Map<string, readonly Source[]>;
}

/** The context of a document, and its reverse or that of a second document. */
const contextsKept = 2;

/** Indexes contexts in a worker, and judges by them; each source crosses to it once. */
export class JudgeWorker {
  readonly #worker: RestartedWorker;
  readonly #turns = new TaskQueue();
  #held: Held | undefined;
  /** Where no worker can be started. */
  #local: { readonly context: ContextData; readonly index: Promise<SearchIndex> } | undefined;
  #next = 0;

  constructor(private readonly options: JudgeWorkerOptions) {
    this.#worker = new RestartedWorker(options.start, options.idleSeconds ?? 600);
  }

  /** Has it ready for what comes. */
  warm(choice: OfflineChoice): void {
    this.#worker.use(async (calls) => calls?.ask('openJudge', choice)).catch(() => undefined);
  }

  /** @returns id of the judge; @throws {Problem} localModel, where the one that it is to read with cannot be used */
  open(choice: OfflineChoice): Promise<string> {
    return this.#worker.use(async (calls) =>
      calls ? calls.ask('openJudge', choice) : (await this.options.here(choice)).id,
    );
  }

  search(
    context: ContextData,
    queries: readonly string[],
    limit: number,
  ): Promise<readonly (readonly Hit[])[]> {
    return this.#worker.use(async (calls) => {
      if (!calls) return (await this.#indexHere(context)).search(queries, limit);
      const question = { context: context.id, queries, limit };
      return this.#with(calls, context, () => calls.ask('search', question));
    });
  }

  #indexHere(context: ContextData): Promise<SearchIndex> {
    if (this.#local?.context !== context) this.#local = { context, index: toLocalIndex(context) };
    return this.#local.index;
  }

  /** As the judge's own `assess`; throws `WorkerEnded` where the worker breaks. */
  async *judge(
    choice: OfflineChoice,
    request: JudgeRequest,
    signal: AbortSignal,
  ): AsyncGenerator<JudgeEvent> {
    const left = new AbortController();
    const stopped = AbortSignal.any([signal, left.signal]);
    const queue = new EventQueue<JudgeEvent>();
    const asked = this.#worker.use(async (calls) => {
      if (calls) await this.#ask(calls, choice, request, stopped, queue);
      return calls !== undefined;
    });
    asked.then(
      () => queue.end(),
      (error) => queue.fail(error),
    );
    const turn = timeSlicer();
    try {
      for await (const event of queue) {
        await turn();
        if (signal.aborted) return;
        yield event;
      }
      if (signal.aborted || (await asked)) return;
    } finally {
      left.abort();
    }
    yield* (await this.options.here(choice)).assess(request, signal);
  }

  async #ask(
    calls: WorkerCalls,
    choice: OfflineChoice,
    { sentences, only, question, index }: JudgeRequest,
    signal: AbortSignal,
    queue: EventQueue<JudgeEvent>,
  ): Promise<void> {
    const packed = await runInTurns(packSentences(sentences), signal);
    const listening = {
      transfer: sentenceBuffers(packed),
      onPart: (events: readonly JudgeEvent[]) => queue.push(events),
      signal,
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      queue.end();
      timer = setTimeout(() => this.#end(calls), (this.options.patienceSeconds ?? 3) * 1000);
    };
    try {
      await this.#with(
        calls,
        index,
        () => {
          const asked = { choice, context: index.id, sentences: packed, only, question };
          signal.addEventListener('abort', end);
          return calls.ask('judge', asked, listening);
        },
        signal,
      );
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  }

  /** A worker that takes no notice is stuck. */
  #end(calls: WorkerCalls): void {
    if (!calls.hasEnded) this.#worker.close();
  }

  /** Asks something that needs the context, which nothing takes away between. */
  async #with<T>(
    calls: WorkerCalls,
    context: ContextData,
    ask: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    let answer: Promise<T> | undefined;
    await this.#turns.run(async () => {
      signal?.throwIfAborted();
      await this.#bring(calls, context, signal);
      answer = ask();
      // It is waited for below.
      answer.catch(() => undefined);
    });
    return answer!;
  }

  async #bring(calls: WorkerCalls, { id, sources }: ContextData, signal?: AbortSignal): Promise<void> {
    if (this.#held?.calls !== calls) this.#held = { calls, sources: new Map(), contexts: new Map() };
    const held = this.#held;
    const known = held.contexts.get(id);
    if (known) {
      held.contexts.delete(id);
      held.contexts.set(id, known);
      return;
    }
    const keys: number[] = [];
    let first = 0;
    const turn = timeSlicer();
    for (const source of sources) {
      await turn();
      signal?.throwIfAborted();
      const key = held.sources.get(source) ?? this.#next++;
      if (!held.sources.has(source)) {
        const packed = await runInTurns(packSource(source), signal);
        void calls
          .ask('keep', { key, source: packed, first }, { transfer: sourceBuffers(packed) })
          .catch(() => undefined);
        held.sources.set(source, key);
      }
      keys.push(key);
      first += source.passages.length;
    }
    held.contexts.set(id, sources);
    const dropped = dropOld(held);
    void calls.ask('context', { id, keys, dropped }).catch(() => undefined);
  }
}

/** Lets go of what belongs to none of the latest contexts. */
function dropOld({ sources, contexts }: Held): {
  readonly contexts: readonly string[];
  readonly sources: readonly number[];
} {
  const old = [...contexts.keys()].slice(0, -contextsKept);
  for (const id of old) contexts.delete(id);
  const used = new Set([...contexts.values()].flat());
  const unused = [...sources].filter(([source]) => !used.has(source));
  for (const [source] of unused) sources.delete(source);
  return { contexts: old, sources: unused.map(([, key]) => key) };
}
