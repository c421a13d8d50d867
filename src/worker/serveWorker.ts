import type { JudgeEvent } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type {
  WorkerAnswer,
  WorkerError,
  WorkerRequest,
  WorkerStop,
  WorkerTask,
  WorkerTasks,
} from './workerPort.ts';

/** An answer, and what of it moves to the host. */
export interface WorkerReply<T extends WorkerTask> {
  readonly reply: WorkerTasks[T]['reply'];
  readonly transfer?: readonly ArrayBuffer[];
}

/** What of a request is not its question. */
export interface WorkerCall {
  /** Aborts where the host wants no more of it. */
  readonly signal: AbortSignal;
  /** Tells events before the answer. */
  send(events: readonly JudgeEvent[]): void;
}

export type WorkerHandlers = {
  readonly [T in WorkerTask]: (
    question: WorkerTasks[T]['question'],
    call: WorkerCall,
  ) => Promise<WorkerReply<T>>;
};

/** The worker's side: has each request handled, and answers it. */
export function serveWorker(
  handlers: WorkerHandlers,
  answer: (answer: WorkerAnswer, transfer: readonly ArrayBuffer[]) => void,
): (request: WorkerRequest | WorkerStop) => Promise<void> {
  const running = new Map<number, AbortController>();
  return async (request) => {
    const { id } = request;
    if (request.type === 'stop') {
      running.get(id)?.abort();
      return;
    }
    const stop = new AbortController();
    running.set(id, stop);
    const call = {
      signal: stop.signal,
      send: (part: readonly JudgeEvent[]) => answer({ id, part }, []),
    };
    try {
      const { reply, transfer = [] } = await handle(handlers, request, call);
      answer({ id, reply }, transfer);
    } catch (error) {
      answer({ id, error: toWorkerError(error) }, []);
    } finally {
      running.delete(id);
    }
  };
}

const handle = <T extends WorkerTask>(
  handlers: WorkerHandlers,
  { type, question }: WorkerRequest<T>,
  call: WorkerCall,
): Promise<WorkerReply<T>> => handlers[type](question, call);

function toWorkerError(error: unknown): WorkerError {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof Problem ? { message, problem: error.data } : { message };
}
