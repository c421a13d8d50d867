import { OutcomeBuilder } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import { runCheck } from '../../check/run.ts';
import type { Outcome, Source, Span } from '../../check/types.ts';

export interface StandaloneCheck {
  readonly text: string;
  readonly format: 'markdown' | 'plain';
  /** The stretch of the text to check; all of it where absent. */
  readonly span?: Span;
  readonly question?: string;
  readonly sources: readonly Source[];
  readonly judge: Judge;
}

/**
 * A check that leaves no trace in the store: for tools, and to compare judges.
 * @throws {Problem} what kept it from beginning, or broke it
 */
export async function runStandaloneCheck(check: StandaloneCheck, signal: AbortSignal): Promise<Outcome> {
  const [{ buildIndex }, { segment }] = await Promise.all([
    import('../../text/searchIndex.ts'),
    import('../../text/segment.ts'),
  ]);
  const { text, format, span, question, sources, judge } = check;
  const sentences = segment(text, { format, ...(span ? { range: span } : {}) });
  if (sentences.length === 0) throw new Problem('nothingToCheck');
  const index = buildIndex(sources);
  const builder = new OutcomeBuilder(sentences, index);
  const asked = { sentences, index, judge, ...(question === undefined ? {} : { question }) };
  for await (const event of runCheck(asked, signal)) {
    builder.add(event);
    if (event.type === 'ended' && event.problem) throw event.problem;
  }
  return builder.outcome();
}
