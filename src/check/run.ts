import type { Sentence } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import type { Span } from '../text/span.ts';
import { ClaimNames } from './claimId.ts';
import { type Grounded, Grounder } from './grounding.ts';
import type { Judge, Judged, JudgeRequest, Read, Retracted } from './judge.ts';
import { Problem } from './problem.ts';
import type { Assessment, Claim, Failure, Skipped, Usage } from './types.ts';

export interface CheckRequest {
  /** Sentences of the output, with offsets into its whole document. */
  readonly sentences: readonly Sentence[];
  readonly index: SearchIndex;
  readonly question?: string;
  /** Positions of the sentences to answer; all where absent. */
  readonly only?: ReadonlySet<number>;
  readonly judge: Judge;
}

export type CheckEvent =
  | Assessment
  | Failure
  | Skipped
  | Retracted
  | Read
  | Usage
  /** Always last, unless the consumer stopped early. */
  | {
      readonly type: 'ended';
      readonly how: 'completed' | 'cancelled' | 'failed';
      readonly problem?: Problem;
    };

/**
 * One check as a stream: each claim's verdict as soon as it is known. Every sentence is answered unless the check
 * was cancelled: sentences that the judge left out, and all that remain when it breaks, come as failures.
 */
export async function* runCheck(request: CheckRequest, signal: AbortSignal): AsyncGenerator<CheckEvent> {
  const { sentences, index, judge } = request;
  const answered = new Map<number, 'claims' | 'notCheckable' | 'failed'>();
  const isAsked = (position: number) =>
    sentences[position] !== undefined && (request.only === undefined || request.only.has(position));
  const names = new ClaimNames(sentences);
  const grounder = new Grounder(index);
  const failure = (sentence: number, problem: Problem, span: Span = sentences[sentence]!): Failure => ({
    type: 'failure',
    claim: names.name({ sentence, ...spanOf(span) }),
    problem,
    judge: judge.id,
  });
  let broken: Problem | undefined;
  try {
    const asked: JudgeRequest = {
      sentences,
      index,
      ...(request.question === undefined ? {} : { question: request.question }),
      ...(request.only === undefined ? {} : { only: request.only }),
    };
    for await (const event of judge.assess(asked, signal)) {
      if (event.type === 'usage' || event.type === 'read') {
        yield event;
        continue;
      }
      if (!isAsked(event.sentence)) continue;
      if (event.type === 'retracted') {
        answered.delete(event.sentence);
        names.forget(event.sentence);
        yield event;
        continue;
      }
      // One answer a sentence, which may be several claims; a judge that changes its mind must retract first.
      const earlier = answered.get(event.sentence);
      const kind = event.type === 'judged' || (event.type === 'failed' && event.span) ? 'claims' : event.type;
      if (earlier !== undefined && !(earlier === 'claims' && kind === 'claims')) continue;
      answered.set(event.sentence, kind);
      if (event.type === 'judged')
        yield toAssessment(event, grounder.ground(event), names.name(event), judge.id);
      else if (event.type === 'failed') yield failure(event.sentence, event.problem, event.span);
      else
        yield {
          type: 'skipped',
          sentence: event.sentence,
          why: event.why,
          ...spanOf(sentences[event.sentence]!),
        };
    }
  } catch (error) {
    if (!signal.aborted) {
      if (!(error instanceof Problem)) throw error;
      broken = error;
    }
  }
  if (signal.aborted) {
    yield { type: 'ended', how: 'cancelled' };
    return;
  }
  for (const [position] of sentences.entries())
    if (isAsked(position) && !answered.has(position))
      yield failure(position, broken ?? new Problem('noAnswer'));
  yield broken ? { type: 'ended', how: 'failed', problem: broken } : { type: 'ended', how: 'completed' };
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

function toAssessment(judged: Judged, grounded: Grounded, claim: Claim, judge: string): Assessment {
  return {
    type: 'assessment',
    claim,
    verdict: grounded.verdict,
    flags: grounded.flags,
    reason: grounded.reason,
    evidence: grounded.evidence,
    confidence: judged.confidence,
    alarm: grounded.verdict === 'supported' ? 0 : grounded.verdict === judged.verdict ? judged.alarm : 1,
    judge,
    ...(judged.focus ? { focus: judged.focus } : {}),
    ...(judged.correction === undefined || grounded.verdict === 'supported' || grounded.flags.ungrounded
      ? {}
      : { correction: judged.correction }),
    ...(judged.support === undefined ? {} : { support: judged.support }),
  };
}
