import * as vscode from 'vscode';
import { shortHash } from '../../base/hash.ts';
import { timeSlicer } from '../../base/timeSlices.ts';
import { Problem } from '../../check/problem.ts';
import type { DataFiles } from '../../evaluate/data/dataFiles.ts';
import { evaluate } from '../../evaluate/run/evaluate.ts';
import type { EvaluationFactory, EvaluationOrder } from './evaluationFactory.ts';
import { LiveResults } from './liveResults.ts';
import { forgetOldRuns, ResultsFile, StoredRun } from './runStorage.ts';

/** Cases under way at a time. */
const concurrency = 4;

/** Runs evaluations and opens results. */
export class Evaluations {
  constructor(
    private readonly factory: EvaluationFactory,
    private readonly storage: vscode.Uri,
  ) {}

  /**
   * Makes a run ready, so that it can be shown, with where its texts go, before it sends any; what an interrupted one
   * of the same order left is kept.
   * @throws {Problem} when it cannot begin; a run that breaks later keeps its problem in the results.
   */
  async prepare(
    order: EvaluationOrder,
    files: DataFiles,
  ): Promise<{ readonly results: LiveResults; readonly run: () => Promise<void> }> {
    const opened = await this.factory.open(order, files);
    const name = shortHash(JSON.stringify([order.dataset, opened.header]));
    const folder = vscode.Uri.joinPath(this.storage, name);
    await forgetOldRuns(this.storage, folder);
    const stored = await StoredRun.open(folder, opened.header);
    const results = new LiveResults(opened.header, stored, opened.leftOut, opened.destinations);
    const run = { concurrency, finished: stored.stored > 0 ? stored.all() : undefined };
    const work = async () => {
      for await (const { result, finished } of evaluate(
        opened.cases,
        opened.evaluation,
        run,
        results.stop.signal,
      )) {
        if (!finished) await stored.append(result);
        results.add(result);
      }
      if (results.stop.signal.aborted) return results.end('cancelled');
      await stored.complete();
      results.end('done');
    };
    return { results, run: () => endOnFailure(work, results, stored) };
  }

  /** Results of the command line, or ones that were exported. @throws {Problem} resultsFormat */
  async open(path: string): Promise<LiveResults> {
    const file = await ResultsFile.open(path);
    const results = new LiveResults(file.header, file);
    const pause = timeSlicer();
    for await (const one of file.all()) {
      await pause();
      results.add(one);
    }
    results.end('done');
    return results;
  }
}

/** Results that were left by a run of other data are of no use; the next run begins anew. */
async function endOnFailure(
  work: () => Promise<void>,
  results: LiveResults,
  stored: StoredRun,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (results.stop.signal.aborted) return results.end('cancelled');
    if (error instanceof Problem && error.code === 'resultsMismatch') await stored.complete();
    results.end('failed', error instanceof Problem ? error : undefined);
    throw error;
  }
}
