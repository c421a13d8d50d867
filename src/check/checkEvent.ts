import type { Estimated, Retracted } from './judge.ts';
import type { ProblemData } from './problem.ts';
import type { Assessment, Failure, PassageExtent, Skipped, Usage } from './types.ts';

/** The passages that the judge looks at, as much of them as tells how much was read. */
interface PassagesRead {
  readonly type: 'read';
  readonly passages: readonly PassageExtent[];
}

export type CheckEvent =
  | Assessment
  | Failure
  | Skipped
  | Retracted
  | PassagesRead
  | Estimated
  | Usage
  /** Always last, unless the consumer stopped early. */
  | {
      readonly type: 'ended';
      readonly how: 'completed' | 'cancelled' | 'failed';
      readonly problem?: ProblemData;
    };
