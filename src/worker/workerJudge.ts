import { askedPositions, type Judge } from '../check/judge.ts';
import { modelOfJudge } from '../check/offlineId.ts';
import { Problem } from '../check/problem.ts';
import type { JudgeWorker } from './judgeWorker.ts';
import type { OfflineChoice } from './openOfflineJudge.ts';
import { isWorthSharing, sharedJudge } from './sharedJudge.ts';
import { WorkerEnded } from './workerPort.ts';

/** The offline judge in a worker; a long output it shares with a second one, if there is no model that each would run. */
export function workerJudge(id: string, choice: OfflineChoice, worker: JudgeWorker): Judge {
  const first = soleWorkerJudge(id, choice, worker);
  return {
    id,
    assess(request, signal) {
      const second = modelOfJudge(id) === undefined && isWorthSharing(request) ? worker.second : undefined;
      const judge = second ? sharedJudge(first, soleWorkerJudge(id, choice, second)) : first;
      return judge.assess(request, signal);
    },
  };
}

/** Where the worker breaks, what it has not answered is asked once more of another: it may have been ended for something else. */
function soleWorkerJudge(id: string, choice: OfflineChoice, worker: JudgeWorker): Judge {
  return {
    id,
    async *assess(request, signal) {
      const asked = askedPositions(request);
      if (asked.length === 0 || signal.aborted) return;
      const answered = new Set<number>();
      /** Whose claims may not all have come. */
      let latest: number | undefined;
      for (let again = false; ; again = true) {
        const only = again ? asked.filter((position) => !answered.has(position)) : request.only;
        try {
          for await (const event of worker.judge(choice, { ...request, only }, signal)) {
            if ('sentence' in event) {
              latest = event.sentence;
              answered.add(latest);
            }
            yield event;
          }
          return;
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof WorkerEnded)) throw error;
          if (again) throw new Problem('noAnswer', {}, error);
        }
        if (latest === undefined) continue;
        yield { type: 'retracted', sentence: latest };
        answered.delete(latest);
      }
    },
  };
}
