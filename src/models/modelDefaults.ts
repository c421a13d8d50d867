import type { Parameters } from './completionBody.ts';

/** Models that think before they answer, by the names that their makers give them. */
const reasoning = /(?:^|\/)(?:o[1-9]\b|gpt-5|gpt-oss)/i;

/**
 * Parameters for grading, where a person sets none: the likeliest answer, so that the same input gets the same score.
 * Models that reason take no temperature; a little effort is enough to compare two texts, and the first verdict waits
 * for it.
 */
export const modelDefaults = (model: string): Pick<Parameters, 'temperature' | 'reasoningEffort'> =>
  reasoning.test(model) ? { reasoningEffort: 'low' } : { temperature: 0 };
