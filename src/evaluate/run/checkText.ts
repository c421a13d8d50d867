import { type CollectedCheck, collect, collectWhole } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { requestOf } from '../../check/prepare.ts';
import type { CheckRequest } from '../../check/run.ts';
import type { Outcome } from '../../check/types.ts';
import { addUsage } from '../../check/usageSum.ts';
import { answerStatement } from '../../judges/shared/answerStatement.ts';
import type { Source } from '../../text/passage.ts';
import { buildIndex } from '../../text/searchIndex.ts';

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
type ReadFact = (uri: string, text: string) => Source;

/** One check without a stream. */
export async function checkText(
  order: TextAndFacts,
  judge: Judge,
  readFact: ReadFact,
  signal: AbortSignal,
): Promise<CheckedText> {
  const request = requestAgainst(order, judge, readFact);
  return { ...(await collect(request, signal)), sources: request.index.sources };
}

function requestAgainst(
  { text, facts, question }: TextAndFacts,
  judge: Judge,
  readFact: ReadFact,
): CheckRequest {
  const index = buildIndex(facts.map((fact, i) => readFact(`context:${i + 1}`, fact)));
  return requestOf({ text, index, judge, question });
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
  const check = (text: string, against: string) =>
    collectWhole(requestAgainst({ ...texts, text, facts: [fact(against)] }, judge, readFact), signal);
  const output = await check(texts.output, texts.reference);
  const reference = await check(texts.reference, texts.output);
  return { output, reference, usage: addUsage(output.usage, reference.usage) };
}
