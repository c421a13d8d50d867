import type { CheckingParts } from '../checking/registerChecking.ts';
import type { CommonParts } from '../commonParts.ts';
import type { ContextParts } from '../context/registerContext.ts';
import { commands } from '../ids.ts';
import type { JudgingParts } from '../judging/registerJudging.ts';

/** Data sets; what evaluates them is loaded on use. */
export function registerEvaluation(parts: CommonParts & ContextParts & JudgingParts & CheckingParts): void {
  const { registrar, evaluations } = parts;
  registrar.command(commands.evaluateDataSet, async (given) => {
    const { evaluateDataSet } = await import('./evaluateDataSet.ts');
    await evaluateDataSet(given, { ...parts, storage: evaluations, log: registrar.log });
  });
}
