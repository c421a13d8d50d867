import { Attributor } from '../attribution/attributor.ts';
import { untilStoppedFor } from '../base/asyncIterables.ts';
import { runInTurns, timeSlicer } from '../base/timeSlices.ts';
import type { Sentence } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import { ClaimNames } from './claimId.ts';
import { DeclaredNames } from './declaredNames.ts';
import { type Grounded, Grounder } from './grounding.ts';
import {
  askedPositions,
  type Estimated,
  type Judge,
  type Judged,
  type JudgeEvent,
  type JudgeRequest,
  type Retracted,
} from './judge.ts';
import { Problem, type ProblemData } from './problem.ts';
import type { Assessment, Claim, Failure, PassageExtent, Skipped, Usage } from './types.ts';

export interface CheckRequest extends JudgeRequest {
  /** With offsets into the output's whole document. */
  readonly sentences: readonly Sentence[];
  readonly judge: Judge;
  /** The output's whole document, where claims are held against the sources that they name as well. */
  readonly text?: string;
}

/** The passages that the judge looks at, as much of them as tells how much was read. */
interface PassagesRead {
  readonly type: 'read';
  readonly passages: readonly PassageExtent[];
}

export type CheckEvent =
  | Assessment
  | Failure
  | Skipped
  | Retracted
  | PassagesRead
  | Estimated
  | Usage
  /** Always last, unless the consumer stopped early. */
  | {
      readonly type: 'ended';
      readonly how: 'completed' | 'cancelled' | 'failed';
      readonly problem?: ProblemData;
    };

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
  const asked = askedPositions(request);
  const isAsked = new Set(asked);
  const answered = new Map<number, 'claims' | 'notCheckable' | 'failed'>();
  const names = new ClaimNames(sentences);
  const read = new Set<number>();
  const grounder = new Grounder(index);
  const failure = (sentence: number, problem: ProblemData, span: Span = sentences[sentence]!): Failure => ({
    type: 'failure',
    claim: names.name({ sentence, ...spanOf(span) }),
    problem,
    judge: judge.id,
  });
  const attributor =
    text === undefined ? undefined : await runInTurns(Attributor.read({ text, sentences, index }));
  const asks = attributor ? { ...request, sentences: attributor.statements } : request;
  const pause = timeSlicer();
  const answers = revised(
    untilStoppedFor(judge.assess(asks, signal), signal, graceMs),
    text === undefined ? undefined : request,
    signal,
  );
  let broken: ProblemData | undefined;
  try {
    for await (const event of answers) {
      const others = pause();
      if (others) await others;
      if (signal.aborted && event.type !== 'usage') continue;
      if (event.type === 'usage' || event.type === 'estimate') {
        yield event;
        continue;
      }
      if (event.type === 'read') {
        const passages = event.positions.flatMap((position) => {
          if (read.has(position)) return [];
          read.add(position);
          return index.passages.get(position) ?? [];
        });
        yield { type: 'read', passages };
        continue;
      }
      if (!isAsked.has(event.sentence)) continue;
      if (event.type === 'retracted') {
        answered.delete(event.sentence);
        names.forget(event.sentence);
        attributor?.forget(event.sentence);
        yield event;
        continue;
      }
      // One answer a sentence, which may be several claims; a judge that changes its mind must retract first.
      const earlier = answered.get(event.sentence);
      const kind = event.type === 'judged' || event.span ? 'claims' : event.type;
      if (earlier !== undefined && !(earlier === 'claims' && kind === 'claims')) continue;
      answered.set(event.sentence, kind);
      if (event.type === 'judged' && event.flags?.disputed)
        yield failure(event.sentence, disputedBy(event.judge ?? judge.id, grounder.ground(event)), event);
      else if (event.type === 'judged')
        yield await attributed(
          toAssessment(event, grounder.ground(event), names.name(event), event.judge ?? judge.id),
          attributor,
        );
      else if (event.type === 'failed') yield failure(event.sentence, event.problem, event.span);
      else
        yield {
          type: 'skipped',
          sentence: event.sentence,
          why: event.why,
          ...spanOf(event.span ?? sentences[event.sentence]!),
        };
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
  for (const position of asked)
    if (!answered.has(position)) yield failure(position, broken ?? { code: 'noAnswer', args: {} });
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

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** The same with the sources that it cites, and what is wrong about them. */
async function attributed(assessment: Assessment, attributor: Attributor | undefined): Promise<Assessment> {
  if (!attributor) return assessment;
  const { claim, verdict, evidence } = assessment;
  const judged = { ...claim, isSupported: verdict === 'supported', evidence };
  const [cited, attribution] = [attributor.citedBy(judged), await attributor.problemsOf(judged)];
  const isDisagreed = attribution.some(({ kind }) => kind === 'sourcesDisagree');
  return {
    ...assessment,
    // Which of the two sources is right, nobody knows.
    ...(isDisagreed && assessment.confidence === 'high' ? { confidence: 'medium' as const } : {}),
    ...(cited.length > 0 ? { cited } : {}),
    ...(attribution.length > 0 ? { attribution } : {}),
  };
}

const disputedBy = (model: string, { evidence }: Grounded): ProblemData => ({
  code: 'disputed',
  args: { model, quote: evidence[0]?.quote ?? '' },
});

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
    focus: judged.focus,
    correction:
      judged.correction === undefined || grounded.verdict === 'supported' || grounded.flags.ungrounded
        ? undefined
        : judged.correction,
    support: judged.support,
    ...(judged.rule === undefined ? {} : { rule: judged.rule }),
  };
}
