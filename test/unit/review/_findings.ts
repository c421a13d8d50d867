import type { Assessment } from '../../../src/check/types.ts';

interface Traits {
  readonly id?: string;
  readonly text?: string;
  readonly start?: number;
  readonly sentence?: number;
  readonly verdict?: Assessment['verdict'];
  readonly alarm?: number;
  readonly quote?: string;
  readonly uri?: string;
}

/** An assessment with the traits that a test is about. */
export function finding(traits: Traits = {}): Assessment {
  const { id = 'id', text = 'A claim.', start = 0, sentence = 0, verdict = 'contradicted' } = traits;
  const {
    quote = 'evidence',
    uri = 'file:///context.md',
    alarm = verdict === 'supported' ? 0 : 0.9,
  } = traits;
  return {
    type: 'assessment',
    claim: { id, text, start, end: start + text.length, sentence },
    verdict,
    flags: {},
    reason: { code: 'nothingNear' },
    evidence:
      verdict === 'unsupported'
        ? []
        : [{ uri, start: 0, end: quote.length, line: 1, quote, role: 'clashes', statement: 0 }],
    confidence: 'high',
    alarm,
    judge: 'test',
  };
}
