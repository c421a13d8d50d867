import { Problem } from '../check/problem.ts';
import type { WorkerAnswer, WorkerError, WorkerRequest, WorkerTask, WorkerTasks } from './workerPort.ts';

/** An answer, and what of it moves to the host. */
export interface WorkerReply<T extends WorkerTask> {
  readonly reply: WorkerTasks[T]['reply'];
  readonly transfer?: readonly ArrayBuffer[];
}

export type WorkerHandlers = {
  readonly [T in WorkerTask]: (question: WorkerTasks[T]['question']) => Promise<WorkerReply<T>>;
};

/** The worker's side: has each request handled, and answers it. */
export function serveWorker(
  handlers: WorkerHandlers,
  answer: (answer: WorkerAnswer, transfer: readonly ArrayBuffer[]) => void,
): (request: WorkerRequest) => Promise<void> {
  return async (request) => {
    const { id } = request;
    try {
      const { reply, transfer = [] } = await handle(handlers, request);
      answer({ id, reply }, transfer);
    } catch (error) {
      answer({ id, error: toWorkerError(error) }, []);
    }
  };
}

const handle = <T extends WorkerTask>(
  handlers: WorkerHandlers,
  { type, question }: WorkerRequest<T>,
): Promise<WorkerReply<T>> => handlers[type](question);

function toWorkerError(error: unknown): WorkerError {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof Problem ? { message, problem: error.data } : { message };
}
