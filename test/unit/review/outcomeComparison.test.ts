import assert from 'node:assert/strict';
import { Problem } from '../../../src/check/problem.ts';
import type { Finding, Outcome, Verdict } from '../../../src/check/types.ts';
import { agreementOf, compareOutcomes } from '../../../src/review/outcomeComparison.ts';

type Said = readonly [words: string, verdict: Verdict | 'failed'];

/** An outcome over sentences, each with the claims that a judge made of it. */
function outcomeOf(sentences: readonly (readonly [text: string, ...claims: Said[]])[]): Outcome {
  let start = 0;
  const placed = sentences.map(([text, ...claims], sentence) => {
    const at = { start, end: start + text.length, text, kind: 'prose' as const, trail: [] };
    start = at.end + 1;
    return { at, findings: claims.map(([words, verdict]) => findingOf(at, sentence, words, verdict)) };
  });
  return {
    sentences: placed.map(({ at }) => at),
    findings: placed.flatMap(({ findings }) => findings),
    skipped: [],
    unanswered: [],
    usage: { calls: 0, promptTokens: 0, completionTokens: 0 },
    statements: 5,
    items: 1,
  };
}

function findingOf(
  at: { readonly start: number; readonly text: string },
  sentence: number,
  words: string,
  verdict: Said[1],
): Finding {
  const start = at.start + at.text.indexOf(words);
  const claim = { id: `${at.text}/${words}`, text: words, start, end: start + words.length, sentence };
  if (verdict === 'failed') return { type: 'failure', claim, problem: new Problem('noAnswer'), judge: 'j' };
  return {
    type: 'assessment',
    claim,
    verdict,
    flags: {},
    reason: { code: 'nothingNear' },
    evidence: [],
    confidence: 'high',
    alarm: 0,
    judge: 'j',
  };
}

const seen = (...outcomes: Outcome[]) =>
  compareOutcomes(outcomes).map(({ finding, cells, agree }) => [
    finding.claim.text,
    cells.map((cell) => (cell?.type === 'failure' ? 'failed' : (cell?.verdict ?? '–'))).join(' '),
    agree,
  ]);

describe('compareOutcomes', () => {
  it('puts verdicts on the same words side by side', () => {
    const a = outcomeOf([
      ['It has 5 GB.', ['It has 5 GB.', 'supported']],
      ['It is free.', ['It is free.', 'supported']],
    ]);
    const b = outcomeOf([
      ['It has 5 GB.', ['It has 5 GB.', 'contradicted']],
      ['It is free.', ['It is free.', 'supported']],
    ]);
    assert.deepEqual(seen(a, b), [
      ['It has 5 GB.', 'supported contradicted', false],
      ['It is free.', 'supported supported', true],
    ]);
  });

  it('joins claims that overlap, and lets the worst of them count', () => {
    const text = 'It has 5 GB and is free.';
    const whole = outcomeOf([[text, [text, 'supported']]]);
    const parts = outcomeOf([[text, ['It has 5 GB', 'contradicted'], ['and is free', 'supported']]]);
    assert.deepEqual(seen(whole, parts), [['It has 5 GB', 'supported contradicted', false]]);
  });

  it('keeps claims apart that share no words', () => {
    const text = 'It has 5 GB and is free.';
    const a = outcomeOf([[text, ['It has 5 GB', 'supported']]]);
    const b = outcomeOf([[text, ['is free', 'supported']]]);
    assert.deepEqual(seen(a, b), [
      ['It has 5 GB', 'supported –', false],
      ['is free', '– supported', false],
    ]);
  });

  it('knows a sentence again after text was put before it', () => {
    const before = outcomeOf([['It is free.', ['It is free.', 'unsupported']]]);
    const after = outcomeOf([['New text.'], ['It  is **free**.', ['free', 'supported']]]);
    assert.deepEqual(seen(before, after), [['free', 'unsupported supported', false]]);
  });

  it('tells equal sentences apart by their order', () => {
    const twice = (first: Verdict, second: Verdict) =>
      outcomeOf([
        ['Yes.', ['Yes.', first]],
        ['Yes.', ['Yes.', second]],
      ]);
    assert.deepEqual(seen(twice('supported', 'unsupported'), twice('supported', 'supported')), [
      ['Yes.', 'supported supported', true],
      ['Yes.', 'unsupported supported', false],
    ]);
  });

  it('compares three judges, and a failure is no verdict', () => {
    const with_ = (verdict: Said[1]) => outcomeOf([['It is free.', ['It is free.', verdict]]]);
    assert.deepEqual(seen(with_('supported'), with_('failed'), with_('supported')), [
      ['It is free.', 'supported failed supported', false],
    ]);
  });
});

describe('agreementOf', () => {
  it('is the share of the claims in common', () => {
    const a = outcomeOf([
      ['One.', ['One.', 'supported']],
      ['Two.', ['Two.', 'supported']],
      ['Three.', ['Three.', 'supported']],
    ]);
    const b = outcomeOf([
      ['One.', ['One.', 'supported']],
      ['Two.', ['Two.', 'unsupported']],
      ['Four.', ['Four.', 'supported']],
    ]);
    assert.equal(agreementOf(compareOutcomes([a, b])), 0.5);
  });

  it('is unknown where there is nothing in common', () => {
    assert.equal(agreementOf(compareOutcomes([outcomeOf([]), outcomeOf([])])), null);
  });
});
