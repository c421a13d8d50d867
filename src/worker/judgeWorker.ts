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
import { RestartedWorker } from './restartedWorker.ts';
import type { WorkerCalls } from './workerCalls.ts';
import type { OpenedJudge, WorkerPort } from './workerPort.ts';
import { WorkerSources } from './workerSources.ts';

interface JudgeWorkerOptions {
  readonly start: () => WorkerPort;
  /** Judges where no worker can be started. */
  readonly here: (choice: OfflineChoice) => Promise<Judge>;
  readonly idleSeconds?: number;
  /** Starts another one to share long outputs with, where there is a processor for it. */
  readonly startSecond?: () => WorkerPort;
  /** After which a worker that does not stop is ended. */
  readonly patienceSeconds?: number;
}

/** Long outputs are rare. */
const secondIdleSeconds = 60;

/** Indexes contexts in a worker, and judges by them; each source crosses to it once. */
export class JudgeWorker {
  readonly #worker: RestartedWorker;
  readonly #second: JudgeWorker | undefined;
  readonly #turns = new TaskQueue();
  #held: WorkerSources | undefined;
  /** Where no worker can be started, by choice: a judge remembers what it has read of a context. */
  readonly #judges = new Map<string, Promise<Judge>>();
  #local: { readonly context: ContextData; readonly index: Promise<SearchIndex> } | undefined;

  constructor(private readonly options: JudgeWorkerOptions) {
    this.#worker = new RestartedWorker(options.start, options.idleSeconds ?? 600);
    const { startSecond: start, here } = options;
    this.#second = start && new JudgeWorker({ start, here, idleSeconds: secondIdleSeconds });
  }

  /** Another one, which is started when it is first asked. */
  get second(): JudgeWorker | undefined {
    return this.#worker.isUnable ? undefined : this.#second;
  }

  /** Has it ready for what comes. */
  warm(choice: OfflineChoice): void {
    this.#worker.use(async (calls) => calls?.ask('openJudge', choice)).catch(() => undefined);
  }

  /** @throws {Problem} localModel, where the one that it is to read with cannot be used */
  open(choice: OfflineChoice): Promise<OpenedJudge> {
    return this.#worker.use<OpenedJudge>((calls) =>
      calls ? calls.ask('openJudge', choice) : this.#judgeHere(choice),
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

  #judgeHere(choice: OfflineChoice): Promise<Judge> {
    const name = JSON.stringify(choice);
    const judge = this.#judges.get(name) ?? this.options.here(choice);
    this.#judges.set(name, judge);
    // What was missing may be there at the next try.
    judge.catch(() => this.#judges.delete(name));
    return judge;
  }

  #indexHere(context: ContextData): Promise<SearchIndex> {
    if (this.#local?.context !== context) this.#local = { context, index: toLocalIndex(context) };
    return this.#local.index;
  }

  /**
   * Brings a source of a context that is still being read.
   * @param first position of its first passage there
   * @returns whether it does: a worker is not started for it
   */
  ahead(source: Source, first: number): boolean {
    if (!this.#worker.isRunning) return false;
    const bring = async (calls: WorkerCalls | undefined) => {
      if (!calls) return;
      await this.#turns.run(async () => void (await this.#heldBy(calls).keep(source, first, true)));
    };
    this.#worker.use(bring).catch(() => undefined);
    return true;
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
    yield* (await this.#judgeHere(choice)).assess(request, signal);
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
      await this.#heldBy(calls).bring(context, signal);
      answer = ask();
      // It is waited for below.
      answer.catch(() => undefined);
    });
    return answer!;
  }

  #heldBy(calls: WorkerCalls): WorkerSources {
    if (this.#held?.calls !== calls) this.#held = new WorkerSources(calls);
    return this.#held;
  }
}
