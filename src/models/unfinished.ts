import { Problem } from '../check/problem.ts';
import type { Finish } from './chatModel.ts';

/** Why an answer that did not end by itself is none. */
export function unfinished(how: Exclude<Finish, 'complete'>, model: string): Problem {
  switch (how) {
    case 'length':
      return new Problem('outputTooLong', { model });
    case 'refused':
      return new Problem('refused', { model });
    case 'broken':
      return new Problem('dropped', { model });
  }
}
