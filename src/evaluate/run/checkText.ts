import { runInTurns, type Steps } from '../../base/timeSlices.ts';
import type { CheckEvent } from '../../check/checkEvent.ts';
import { type CollectedCheck, collect, collectWhole } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { cutInTurns, requestOf } from '../../check/prepare.ts';
import type { CheckRequest } from '../../check/run.ts';
import type { Finding, Outcome } from '../../check/types.ts';
import { addUsage } from '../../check/usageSum.ts';
import { answerStatement } from '../../judges/shared/answerStatement.ts';
import type { Source } from '../../text/passage.ts';
import { IndexCache } from '../../text/searchIndex.ts';

/** What a whole output says, checked against facts. */
export interface CheckedText extends CollectedCheck {
  readonly sources: readonly Source[];
}

interface TextAndFacts {
  readonly text: string;
  readonly facts: readonly string[];
  readonly question?: string;
}

/** Reads a fact; facts are named by their number, from 1: "context:1". */
export type ReadFact = (uri: string, text: string) => Steps<Source>;

export const factUri = (position: number): string => `context:${position + 1}`;

/**
 * One check.
 * @param onFinding sees each finding as it comes, with the number of the sentences
 */
export async function checkText(
  order: TextAndFacts,
  judge: Judge,
  readFact: ReadFact,
  signal: AbortSignal,
  onFinding?: (finding: Finding, sentences: number) => void,
): Promise<CheckedText> {
  const request = await requestAgainst(order, judge, readFact, signal);
  const { length } = request.sentences;
  const onEvent = (event: CheckEvent) => {
    if (event.type === 'assessment' || event.type === 'failure') onFinding?.(event, length);
  };
  return { ...(await collect(request, signal, onEvent)), sources: request.index.sources };
}

/** In turns: a row may hold as much as a file. */
export async function requestAgainst(
  { text, facts, question }: TextAndFacts,
  judge: Judge,
  readFact: ReadFact,
  signal: AbortSignal,
): Promise<CheckRequest> {
  const sources: Source[] = [];
  for (const [i, fact] of facts.entries()) sources.push(await runInTurns(readFact(factUri(i), fact), signal));
  const index = await new IndexCache().of(sources, signal);
  return requestOf({ text, sentences: await cutInTurns({ text }), index, judge, question });
}

/** An output against its reference, and the reference against the output. */
interface CheckedBothWays {
  readonly output: Outcome;
  readonly reference: Outcome;
  /** Of both checks. */
  readonly usage: Outcome['usage'];
}

/** @throws {Problem} why one of the two checks did not come to its end */
export async function checkBothWays(
  texts: { readonly output: string; readonly reference: string; readonly question?: string },
  judge: Judge,
  readFact: ReadFact,
  signal: AbortSignal,
): Promise<CheckedBothWays> {
  // A reference of one word says nothing by itself that an output could agree with.
  const fact = (text: string) => answerStatement(texts.question ?? '', text) ?? text;
  const check = async (text: string, against: string) => {
    const order = { ...texts, text, facts: [fact(against)] };
    return collectWhole(await requestAgainst(order, judge, readFact, signal), signal);
  };
  const output = await check(texts.output, texts.reference);
  const reference = await check(texts.reference, texts.output);
  return { output, reference, usage: addUsage(output.usage, reference.usage) };
}
