import type { SearchIndex } from '../text/searchIndex.ts';
import type { Sentence } from '../text/sentence.ts';
import { claimId } from './claimId.ts';
import { groundCitations } from './ground.ts';
import type { Judge, Judged, Retracted } from './judge.ts';
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
  const answered = new Set<number>();
  const isAsked = (position: number) =>
    sentences[position] !== undefined && (request.only === undefined || request.only.has(position));
  const name = claimNamer(sentences);
  const failure = (sentence: number, problem: Problem): Failure => ({
    type: 'failure',
    claim: name(wholeSentence(sentences, sentence)),
    problem,
    judge: judge.id,
  });
  let broken: Problem | undefined;
  try {
    const asked = {
      sentences,
      index,
      ...(request.question === undefined ? {} : { question: request.question }),
      ...(request.only === undefined ? {} : { only: request.only }),
    };
    for await (const event of judge.assess(asked, signal)) {
      if (event.type === 'usage') {
        yield event;
        continue;
      }
      if (!isAsked(event.sentence)) continue;
      if (event.type === 'retracted') {
        answered.delete(event.sentence);
        yield event;
        continue;
      }
      answered.add(event.sentence);
      if (event.type === 'judged') yield toAssessment(event, name(event), index, judge.id);
      else if (event.type === 'failed') yield failure(event.sentence, event.problem);
      else {
        const { start, end } = sentences[event.sentence]!;
        yield { type: 'skipped', sentence: event.sentence, why: event.why, start, end };
      }
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

const wholeSentence = (sentences: readonly Sentence[], sentence: number) => {
  const { start, end } = sentences[sentence]!;
  return { sentence, start, end };
};

/** Names claims; equal words in equal sentences are told apart by their order in the stream of that sentence. */
function claimNamer(sentences: readonly Sentence[]) {
  const earlier = occurrences(sentences);
  return ({ sentence, start, end, text }: Pick<Judged, 'sentence' | 'start' | 'end' | 'text'>): Claim => {
    const { text: whole, start: offset } = sentences[sentence]!;
    const words = whole.slice(start - offset, end - offset);
    const before = whole.slice(0, start - offset).split(words).length - 1;
    const id = claimId(whole, `${before}\n${words}`, earlier[sentence]!);
    return { id, text: text ?? words, start, end, sentence };
  };
}

/** For each sentence, how many equal ones stand before it; so ids do not depend on the order of answers. */
function occurrences(sentences: readonly Sentence[]): readonly number[] {
  const seen = new Map<string, number>();
  return sentences.map(({ text }) => {
    const key = text.replace(/\s+/g, ' ').trim().toLowerCase();
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count;
  });
}

function toAssessment(judged: Judged, claim: Claim, index: SearchIndex, judge: string): Assessment {
  const grounded = groundCitations(judged, index);
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
    ...(judged.correction === undefined || grounded.verdict === 'supported'
      ? {}
      : { correction: judged.correction }),
    ...(judged.support === undefined ? {} : { support: judged.support }),
  };
}
