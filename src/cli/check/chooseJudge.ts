import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import { judgeByName } from '../evaluate/judgeByName.ts';
import type { Models } from '../evaluate/modelSource.ts';

export interface JudgeOptions {
  /** "offline", "openai" (with a model), or a model's id. */
  readonly judge: string;
  readonly model?: string;
}

/** The judge that the options name. Throws a `Problem` when model or key is missing. */
export function chooseJudge({ judge, model }: JudgeOptions, models: Models): Promise<Judge> {
  if (judge !== 'openai') return judgeByName(judge, models);
  if (model === undefined) throw new Problem('noModelChosen');
  return judgeByName(model, models);
}
