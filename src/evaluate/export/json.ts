import type { CaseResult, RunHeader } from '../results/result.ts';
import { SummaryBuilder } from '../results/summary.ts';

/** One JSON document: the run, its cases, and last the summary, since it is known last. */
export async function* runToJson(
  header: RunHeader,
  cases: AsyncIterable<CaseResult> | Iterable<CaseResult>,
): AsyncGenerator<string> {
  const summary = new SummaryBuilder();
  yield `{"version":1,"run":${JSON.stringify(header)},"cases":[`;
  let separator = '\n';
  for await (const one of cases) {
    summary.add(one);
    yield `${separator}${JSON.stringify(one)}`;
    separator = ',\n';
  }
  yield `\n],"summary":${JSON.stringify(summary.summary())}}\n`;
}
