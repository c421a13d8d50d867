import type { CollectedCheck } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import { judgeName } from '../../report/judgeName.ts';
import type { ComparedColumn } from '../../view/side/comparisonView.ts';
import type { JudgeChoice } from './judgeFactory.ts';

/** A judge that can be compared, under the name that a list has for it. */
export interface ComparedJudge {
  label: string;
  /** Where the text goes, in words. */
  readonly destination: string;
  readonly choice: JudgeChoice;
}

/** Of the text or of the person: no judge could do better. */
const ofAllJudges: ReadonlySet<ProblemCode> = new Set(['cancelled', 'nothingToCheck']);

/**
 * What one judge says of a text. What keeps this judge from answering stands in its column, beside the others' answers.
 * @throws {Problem} cancelled, nothingToCheck
 */
export async function judgeColumn(
  { label, destination }: ComparedJudge,
  create: () => Promise<Judge>,
  check: (judge: Judge) => Promise<CollectedCheck>,
): Promise<ComparedColumn> {
  let named = { title: label, subtitle: destination };
  try {
    const judge = await create();
    named = { title: judgeName(judge.id), subtitle: judge.destination ?? destination };
    const { outcome, problem } = await check(judge);
    if (problem) throw Problem.from(problem);
    return { ...named, outcome };
  } catch (error) {
    if (!(error instanceof Problem) || ofAllJudges.has(error.code)) throw error;
    return { ...named, problem: error.data };
  }
}

/** What most people compare: the offline judge and the chosen one, or the first other where that is offline. */
export function likelyPair<T extends Pick<ComparedJudge, 'choice'>>(
  judges: readonly T[],
  chosen: JudgeChoice,
): readonly T[] {
  const isChosen = ({ choice }: T) =>
    choice.kind === chosen.kind && (chosen.model === undefined || choice.model === chosen.model);
  const offline = judges.filter(({ choice }) => choice.kind === 'offline').slice(0, 1);
  const others = judges.filter((judge) => !offline.includes(judge));
  const [other] = [...others.filter(isChosen), ...others];
  return other ? [...offline, other] : offline;
}
