import type { Judge } from '../../check/judge.ts';
import { OutcomeBuilder } from '../../check/outcome.ts';
import { Problem } from '../../check/problem.ts';
import { runCheck } from '../../check/run.ts';
import type { Outcome } from '../../check/types.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import type { Sentence } from '../../text/sentence.ts';
import { type JudgingRule, type TestClaim, testClaims, testContext, testQuestion } from './testClaims.ts';

/** How a judge did: `right` of `total` claims. */
export interface JudgeTest {
  readonly right: number;
  readonly total: number;
  /** The rules that the judge missed. */
  readonly missed: readonly JudgingRule[];
  readonly usage: Outcome['usage'];
}

/**
 * Puts a handful of known claims to a judge, in one check. Nothing of any document is sent.
 * @throws Problem when the judge cannot be asked, or answers none of them.
 */
export async function testJudge(judge: Judge, signal: AbortSignal): Promise<JudgeTest> {
  const sentences = toSentences(testClaims.map(({ text }) => text));
  const index = toIndex(toSentences(testContext));
  const built = new OutcomeBuilder(sentences, index);
  for await (const event of runCheck({ sentences, index, question: testQuestion, judge }, signal)) {
    built.add(event);
    if (event.type === 'ended' && event.problem) throw event.problem;
  }
  if (signal.aborted) throw new Problem('cancelled');
  const outcome = built.outcome();
  const missed = testClaims.filter((claim, i) => !isRight(claim, i, outcome)).map(({ rule }) => rule);
  const { usage } = outcome;
  return { right: testClaims.length - missed.length, total: testClaims.length, missed, usage };
}

/** Every claim of the sentence must have a right verdict, and one of them the flag. */
function isRight({ right, flag }: TestClaim, position: number, outcome: Outcome): boolean {
  if (outcome.skipped.some(({ sentence }) => sentence === position)) return right.includes('notCheckable');
  const found = outcome.findings.filter(({ claim }) => claim.sentence === position);
  const verdictsRight = found.every(
    (finding) => finding.type === 'assessment' && right.includes(finding.verdict),
  );
  const flagged = (finding: (typeof found)[number]) =>
    flag === undefined || (finding.type === 'assessment' && finding.flags[flag] === true);
  return found.length > 0 && verdictsRight && found.some(flagged);
}

function toSentences(texts: readonly string[]): readonly Sentence[] {
  let start = 0;
  return texts.map((text) => {
    const sentence: Sentence = { start, end: start + text.length, text, kind: 'prose', trail: [] };
    start = sentence.end + 1;
    return sentence;
  });
}

function toIndex(sentences: readonly Sentence[]): SearchIndex {
  const uri = 'claimlight:test';
  const passages = sentences.map((sentence, position) => ({
    ...sentence,
    position,
    uri,
    line: position + 1,
  }));
  const text = sentences.map((sentence) => sentence.text).join('\n');
  return { sources: [{ uri, text, passages }], passages, search: () => [], frequency: () => 0 };
}
