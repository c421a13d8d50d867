import type { Value } from './value.ts';

/**
 * The values of a part of a sentence that the whole sentence shows too. A part alone has lost what it stood behind:
 * "steps 7 | and 8", "the lack of seats | and parking".
 */
export const confirmed = (part: readonly Value[], whole: readonly Value[]): readonly Value[] =>
  part.filter(({ kind, text }) => whole.some((value) => value.kind === kind && value.text === text));
