import type { ProblemData } from './problem.ts';

/** A file that a folder, a pattern or a person named as context and that is not read, and why. */
export interface LeftOut {
  /** Its path or URI. */
  readonly name: string;
  readonly problem: ProblemData;
}
