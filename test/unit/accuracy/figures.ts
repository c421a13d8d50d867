import type { Assessment } from '../../../src/check/types.ts';
import { summarise, type TextOutcome } from '../../bench/accuracy/textOutcome.ts';

/** An assessment of ten characters, with what a test needs of it. */
export const assessment = (some: Partial<Assessment>): Assessment => ({
  type: 'assessment',
  claim: { id: '', text: 'ten words!', start: 0, end: 10, sentence: 0 },
  verdict: 'supported',
  flags: {},
  reason: { code: 'nothingNear' },
  evidence: [],
  confidence: 'low',
  alarm: 0,
  judge: 'test',
  ...some,
});

export const outcomeOf = (...some: readonly Partial<Assessment>[]): TextOutcome =>
  summarise(some.map(assessment));

export const supported = outcomeOf({ confidence: 'high' });
export const barelySupported = outcomeOf({});
export const unsupported = outcomeOf({ verdict: 'unsupported', alarm: 0.1 });
export const underlined = outcomeOf({ verdict: 'unsupported', alarm: 0.9 });
export const contradicted = outcomeOf({ verdict: 'contradicted', alarm: 1, confidence: 'high' });
