import { Problem } from '../check/problem.ts';
import type { Report } from '../check/report.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import type { Source } from '../check/types.ts';
import type { Review } from '../review/review.ts';
import type { Settings } from './settings.ts';
import type { Sources } from './sources.ts';

/** The report of what is under review now, at present offsets. */
export async function reportOf(
  review: Review,
  scorer: ScorerId,
  settings: Settings,
  sources: Sources,
): Promise<Report> {
  const { toReport } = await import('../report/json.ts');
  const { run, span, uri, outcome } = review;
  return toReport({
    output: { ...span, uri },
    ...(run.question === undefined ? {} : { question: run.question }),
    sources: await Promise.all(run.context.map((file) => readAgain(file.uri, sources))),
    judge: run.judge,
    ...(run.judge === 'offline' ? {} : { model: run.judge.slice(run.judge.indexOf(':') + 1) }),
    outcome,
    scorer,
    options: { scale: settings.scale },
    sensitivity: settings.sensitivity,
    timings: {
      total: run.total ?? 0,
      ...(run.firstVerdict === undefined ? {} : { firstVerdict: run.firstVerdict }),
    },
  });
}

/** A file that is gone since has no size to report. */
async function readAgain(uri: string, sources: Sources): Promise<Source> {
  try {
    return await sources.read(uri);
  } catch (error) {
    if (error instanceof Problem) return { uri, text: '', passages: [] };
    throw error;
  }
}
