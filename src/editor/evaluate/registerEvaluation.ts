import { commands } from '../ids.ts';
import type { Registrar } from '../registrar.ts';
import type { EvaluationServices } from './evaluateDataSet.ts';

/** Data sets; what evaluates them is loaded on use. */
export function registerEvaluation(registrar: Registrar, services: Omit<EvaluationServices, 'log'>): void {
  registrar.command(commands.evaluateDataSet, async (given) => {
    const { evaluateDataSet } = await import('./evaluateDataSet.ts');
    await evaluateDataSet(given, { ...services, log: registrar.log });
  });
}
