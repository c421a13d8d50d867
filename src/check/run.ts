import { Attributor } from '../attribution/attributor.ts';
import { untilStoppedFor } from '../base/asyncIterables.ts';
import { runInTurns, timeSlicer } from '../base/timeSlices.ts';
import type { Sentence } from '../text/passage.ts';
import type { CheckEvent } from './checkEvent.ts';
import { DeclaredNames } from './declaredNames.ts';
import type { Judge, JudgeEvent, JudgeRequest } from './judge.ts';
import { Problem, type ProblemData } from './problem.ts';
import { SentenceAnswers } from './sentenceAnswers.ts';

export interface CheckRequest extends JudgeRequest {
  /** With offsets into the output's whole document. */
  readonly sentences: readonly Sentence[];
  readonly judge: Judge;
  /** The output's whole document, where claims are held against the sources that they name as well. */
  readonly text?: string;
}

/** What a judge that was stopped may still tell of its costs. */
const graceMs = 500;

/**
 * One check as a stream: each claim's verdict as soon as it is known. Every sentence is answered unless the check
 * was cancelled: sentences that the judge left out, and all that remain when it breaks, come as failures. It gives way to
 * others between events, however fast they come, so that a person can cancel it; from then on nothing is found.
 */
export async function* runCheck(
  { judge, text, ...request }: CheckRequest,
  signal: AbortSignal,
): AsyncGenerator<CheckEvent> {
  const { sentences, index } = request;
  const attributor =
    text === undefined ? undefined : await runInTurns(Attributor.read({ text, sentences, index }));
  const asks = attributor ? { ...request, sentences: attributor.statements } : request;
  const answers = new SentenceAnswers(request, judge.id, attributor);
  const pause = timeSlicer();
  const events = revised(
    untilStoppedFor(judge.assess(asks, signal), signal, graceMs),
    text === undefined ? undefined : request,
    signal,
  );
  let broken: ProblemData | undefined;
  try {
    for await (const event of events) {
      const others = pause();
      if (others) await others;
      if (signal.aborted && event.type !== 'usage') continue;
      const told = await answers.take(event);
      if (told) yield told;
    }
  } catch (error) {
    if (!signal.aborted) {
      if (!(error instanceof Problem)) throw error;
      broken = error.data;
    }
  }
  if (signal.aborted) {
    yield { type: 'ended', how: 'cancelled' };
    return;
  }
  yield* answers.missing(broken ?? { code: 'noAnswer', args: {} });
  yield broken ? { type: 'ended', how: 'failed', problem: broken } : { type: 'ended', how: 'completed' };
}

/** What a judge answers, but for names that the context would have to declare. */
async function* revised(
  events: AsyncIterable<JudgeEvent>,
  request: JudgeRequest | undefined,
  signal: AbortSignal,
): AsyncGenerator<JudgeEvent> {
  const names = request && (await DeclaredNames.read(request, signal));
  for await (const event of events)
    if (names) yield* names.revise(event);
    else yield event;
}
