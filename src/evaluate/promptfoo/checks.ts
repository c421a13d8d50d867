import type { OnLeftOut } from '../leftOut.ts';
import type { RowCheck } from '../rowCheck.ts';
import type { Assertion, PartialTest, ProviderEntry } from './config.ts';
import type { ReadText } from './readText.ts';
import { fillTemplate, type Vars } from './template.ts';

/** What the checks of a test are made of. */
export interface ToBeChecked {
  readonly test: PartialTest;
  readonly defaults: PartialTest;
  readonly vars: Vars;
  readonly read: ReadText;
}

/** The checks of a test's assertions, the default test's and its own; other types of assertion are named. */
export async function toChecks(asked: ToBeChecked, onLeftOut: OnLeftOut): Promise<readonly RowCheck[]> {
  const checks: RowCheck[] = [];
  for (const assertion of single([...(asked.defaults.assert ?? []), ...(asked.test.assert ?? [])])) {
    const check = await toCheck(assertion, asked);
    if (check) checks.push(check);
    else onLeftOut({ kind: 'assertion', type: assertion.type });
  }
  return checks;
}

/** The assertions of a set count one by one. */
const single = (assertions: readonly Assertion[]): readonly Assertion[] =>
  assertions.flatMap((one) => (one.type === 'assert-set' ? single(one.assert ?? []) : [one]));

async function toCheck(assertion: Assertion, asked: ToBeChecked): Promise<RowCheck | undefined> {
  const grader = assertion.provider ?? asked.test.options?.provider;
  const common = {
    ...(assertion.threshold === undefined ? {} : { threshold: assertion.threshold }),
    ...(assertion.metric === undefined ? {} : { label: assertion.metric }),
    ...(grader === undefined ? {} : { grader: providerId(grader) }),
  };
  switch (assertion.type) {
    case 'context-faithfulness':
      return { measure: 'faithfulness', ...common };
    case 'factuality':
    case 'model-graded-factuality':
      return { measure: 'factuality', ...(await gradedAgainst(assertion, asked)), ...common };
    default:
      return undefined;
  }
}

async function gradedAgainst(
  { value, rubricPrompt }: Assertion,
  { test, defaults, vars, read }: ToBeChecked,
): Promise<Pick<RowCheck, 'reference' | 'weights' | 'rubricPrompt'>> {
  const rubric = rubricPrompt ?? test.options?.rubricPrompt ?? defaults.options?.rubricPrompt;
  const weights = { ...defaults.options?.factuality, ...test.options?.factuality };
  return {
    ...(typeof value === 'string' ? { reference: fillTemplate(await read(value), vars) } : {}),
    ...(Object.keys(weights).length > 0 ? { weights: present(weights) } : {}),
    ...(rubric === undefined ? {} : { rubricPrompt: await read(rubric) }),
  };
}

export const providerId = (entry: ProviderEntry): string => (typeof entry === 'string' ? entry : entry.id);

/** Without the properties that are there but undefined. */
const present = (weights: Readonly<Record<string, number | undefined>>): NonNullable<RowCheck['weights']> =>
  Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== undefined));
