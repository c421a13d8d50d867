import type { RowCheck } from '../rowCheck.ts';
import type { Assertion, PartialTest, ProviderEntry } from './config.ts';
import { fillTemplate, type Vars } from './template.ts';

/** The checks of a test's assertions, its own and the default test's; other types of assertion are named. */
export function toChecks(
  test: PartialTest,
  defaults: PartialTest,
  vars: Vars,
): { readonly checks: readonly RowCheck[]; readonly ignored: readonly string[] } {
  const checks: RowCheck[] = [];
  const ignored: string[] = [];
  for (const assertion of [...(defaults.assert ?? []), ...(test.assert ?? [])]) {
    const check = toCheck(assertion, test, defaults, vars);
    if (check) checks.push(check);
    else ignored.push(assertion.type);
  }
  return { checks, ignored };
}

function toCheck(
  assertion: Assertion,
  test: PartialTest,
  defaults: PartialTest,
  vars: Vars,
): RowCheck | undefined {
  const grader = assertion.provider ?? test.options?.provider;
  const common = {
    ...(assertion.threshold === undefined ? {} : { threshold: assertion.threshold }),
    ...(assertion.metric === undefined ? {} : { label: assertion.metric }),
    ...(grader === undefined ? {} : { grader: providerId(grader) }),
  };
  switch (assertion.type) {
    case 'context-faithfulness':
      return { measure: 'faithfulness', ...common };
    case 'factuality':
    case 'model-graded-factuality': {
      const rubricPrompt =
        assertion.rubricPrompt ?? test.options?.rubricPrompt ?? defaults.options?.rubricPrompt;
      const weights = { ...defaults.options?.factuality, ...test.options?.factuality };
      return {
        measure: 'factuality',
        ...(typeof assertion.value === 'string' ? { reference: fillTemplate(assertion.value, vars) } : {}),
        ...(Object.keys(weights).length > 0 ? { weights: present(weights) } : {}),
        ...(rubricPrompt === undefined ? {} : { rubricPrompt }),
        ...common,
      };
    }
    default:
      return undefined;
  }
}

export const providerId = (entry: ProviderEntry): string => (typeof entry === 'string' ? entry : entry.id);

/** Without the properties that are there but undefined. */
const present = (weights: Readonly<Record<string, number | undefined>>): NonNullable<RowCheck['weights']> =>
  Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== undefined));
