import {
  askedPositions,
  type Citation,
  type Judge,
  type Judged,
  type JudgeEvent,
} from '../../check/judge.ts';
import type { SkipKind } from '../../check/types.ts';
import type { Sentence } from '../../text/passage.ts';
import type { ContextData } from '../../text/placedSources.ts';
import type { Result } from './result.ts';

type RecordedClaim = Result['claims'][number];

/**
 * Answers with what another judge found earlier on the same output, so that a row of results can be looked at like
 * any other check. Its context has to be the row's, each item a source, in the same order.
 */
export const recordedJudge = (result: Result): Judge => ({
  id: result.judge,
  async *assess(request, signal) {
    const { sentences, index } = request;
    for (const position of askedPositions(request)) {
      if (signal.aborted) return;
      const sentence = sentences[position]!;
      const claims = result.claims.filter((claim) => isIn(claim, sentence));
      for (const claim of claims) yield toEvent(claim, position, index);
      const skipped = result.skipped.filter((one) => isIn(one, sentence));
      for (const { start, end, why } of skipped)
        yield { type: 'notCheckable', sentence: position, span: { start, end }, why: why as SkipKind };
      if (claims.length + skipped.length === 0)
        yield { type: 'notCheckable', sentence: position, why: 'noClaim' };
    }
  },
});

const isIn = ({ start }: { readonly start: number }, sentence: Sentence): boolean =>
  sentence.start <= start && start < sentence.end;

function toEvent(claim: RecordedClaim, sentence: number, index: ContextData): JudgeEvent {
  if (claim.verdict === 'failed')
    return { type: 'failed', sentence, problem: { code: 'noAnswer', args: {} } };
  const { hedged, subjective, rounded, coarser, disputed, ungrounded, unwarranted } = claim;
  const judged: Judged = {
    type: 'judged',
    sentence,
    start: claim.start,
    end: claim.end,
    text: claim.text,
    verdict: claim.verdict,
    flags: JSON.parse(
      JSON.stringify({ hedged, subjective, rounded, coarser, disputed, ungrounded, unwarranted }),
    ),
    reason: { code: 'modelSays', text: claim.reason },
    citations: claim.evidence.flatMap((evidence) => toCitation(evidence, index)),
    confidence: claim.confidence,
    alarm: claim.flagged ? 1 : 0,
    ...(claim.focus ? { focus: claim.focus } : {}),
    ...(claim.correction === undefined ? {} : { correction: claim.correction }),
  };
  return judged;
}

/** Evidence names the item by its number: "context:2". */
function toCitation(evidence: RecordedClaim['evidence'][number], index: ContextData): readonly Citation[] {
  const source = index.sources[Number(/^context:(\d+)$/.exec(evidence.uri)?.[1] ?? 0) - 1];
  const { start, end, role } = evidence;
  const passage = source && index.passages.holding(source.uri, start);
  return passage ? [{ passage: passage.position, role, span: { start, end } }] : [];
}
