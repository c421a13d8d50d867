import { OutcomeBuilder } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { runCheck } from '../../check/run.ts';
import type { Outcome } from '../../check/types.ts';
import type { Source } from '../../text/passage.ts';
import { buildIndex } from '../../text/searchIndex.ts';
import { segment } from '../../text/segment.ts';

/** What a whole output says, checked against facts. */
export interface CheckedText {
  readonly outcome: Outcome;
  readonly sources: readonly Source[];
}

export interface TextToCheck {
  readonly text: string;
  readonly facts: readonly string[];
  readonly question?: string;
}

/** One check without a stream. Facts are named by their number, from 1. */
export async function checkText(
  { text, facts, question }: TextToCheck,
  judge: Judge,
  readContext: (uri: string, text: string) => Source,
  signal: AbortSignal,
): Promise<CheckedText> {
  const sources = facts.map((fact, i) => readContext(`context:${i + 1}`, fact));
  const index = buildIndex(sources);
  const sentences = segment(text);
  const built = new OutcomeBuilder(sentences, index);
  const request = { sentences, index, judge, ...(question === undefined ? {} : { question }) };
  for await (const event of runCheck(request, signal)) built.add(event);
  return { outcome: built.outcome(), sources };
}
