import { Problem } from '../../../src/check/problem.ts';
import type {
  Assessment,
  Evidence,
  Failure,
  Finding,
  Flags,
  Outcome,
  Verdict,
} from '../../../src/check/types.ts';

/** Findings and outcomes with just what a test is about. */

export const evidence = (statement: number, given: Partial<Evidence> = {}): Evidence => ({
  uri: 'file:///context.md',
  start: statement * 100,
  end: statement * 100 + 10,
  line: statement + 1,
  quote: `statement ${statement}`,
  role: 'supports',
  statement,
  ...given,
});

export const clash = (statement: number, given: Partial<Evidence> = {}): Evidence =>
  evidence(statement, { role: 'clashes', ...given });

export function assessment(
  verdict: Verdict,
  flags: Flags = {},
  given: Partial<Assessment> & { readonly text?: string } = {},
): Assessment {
  const { text = 'A claim', ...rest } = given;
  return {
    type: 'assessment',
    claim: { id: `id of ${text}`, text, start: 0, end: text.length, sentence: 0 },
    verdict,
    flags,
    reason: { code: 'nothingNear' },
    evidence: verdict === 'unsupported' ? [] : [verdict === 'contradicted' ? clash(0) : evidence(0)],
    confidence: 'high',
    alarm: verdict === 'supported' ? 0 : 1,
    judge: 'test',
    ...rest,
  };
}

export const failure = (text = 'A claim'): Failure => ({
  type: 'failure',
  claim: { id: `id of ${text}`, text, start: 0, end: text.length, sentence: 0 },
  problem: new Problem('noAnswer'),
  judge: 'test',
});

export const times = (count: number, finding: Finding): readonly Finding[] => Array(count).fill(finding);

export function outcome(findings: readonly Finding[], given: Partial<Outcome> = {}): Outcome {
  const length = Math.max(1, findings.length) + (given.unanswered?.length ?? 0);
  return {
    sentences: Array.from({ length }, () => ({ start: 0, end: 1, text: '.', kind: 'prose', trail: [] })),
    findings,
    skipped: [],
    unanswered: [],
    usage: { calls: 0, promptTokens: 0, completionTokens: 0 },
    statements: 10,
    items: 1,
    ...given,
  };
}
