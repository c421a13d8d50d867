/** Answers as a model gives them, in the judge's own schema; numbers count from 1. */

export const supported = (sentence: number, ...context: readonly number[]) => ({
  sentence,
  context,
  verdict: 'supported' as const,
});

export const contradicted = (
  sentence: number,
  context: readonly number[],
  why: string,
  wrong = '',
  right = '',
) => ({ sentence, context, verdict: { contradicted: why, wrong, right } });

export const unsupported = (sentence: number, why = 'The context does not say so.') => ({
  sentence,
  context: [],
  verdict: { unsupported: why },
});

export const skip = (sentence: number, why = 'noClaim') => ({ skip: sentence, why });

export const answers = (...list: readonly object[]) => ({ answers: list });
