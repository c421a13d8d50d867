import type { RowCheck } from '../dataset.ts';
import type { RawRow } from '../read/rowFields.ts';
import { type Assertion, type PartialTest, toProvider } from './config.ts';
import type { TextReader } from './prompts.ts';
import { fillTemplate, type Vars } from './template.ts';
import type { OnUnused } from './unused.ts';

/** What the checks of a test are made of. */
interface CheckedTest {
  readonly test: PartialTest;
  readonly defaults: PartialTest;
  readonly vars: Vars;
  readonly read: TextReader;
}

/** The checks of a test's assertions, the default test's and its own; other types of assertion are named. */
export async function toChecks(asked: CheckedTest, onLeftOut: OnUnused): Promise<readonly RowCheck[]> {
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

async function toCheck(assertion: Assertion, asked: CheckedTest): Promise<RowCheck | undefined> {
  const grader = assertion.provider ?? asked.test.options?.provider;
  const common = {
    threshold: assertion.threshold,
    label: assertion.metric,
    grader: grader === undefined ? undefined : toProvider(grader),
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
  { test, defaults, vars, read }: CheckedTest,
): Promise<Pick<RowCheck, 'reference' | 'weights' | 'rubricPrompt'>> {
  const rubric = rubricPrompt ?? test.options?.rubricPrompt ?? defaults.options?.rubricPrompt;
  const weights = { ...defaults.options?.factuality, ...test.options?.factuality };
  return {
    reference: typeof value === 'string' ? fillTemplate(await read(value), vars) : undefined,
    weights: Object.keys(weights).length > 0 ? weights : undefined,
    rubricPrompt: rubric === undefined ? undefined : await read(rubric),
  };
}

/**
 * A row of a file of tests as a test: its columns are variables, `__expected` columns are assertions, `__description`
 * is its name, and other columns of that kind are left out by their name.
 */
export function columnsToTest(raw: RawRow): RawRow {
  if ('fault' in raw || typeof raw.value !== 'object' || raw.value === null || 'vars' in raw.value)
    return raw;
  const entries = Object.entries(raw.value);
  const asserts = entries.flatMap(([name, value]) =>
    /^__expected\d*$/.test(name) ? [toAssertion(String(value))] : [],
  );
  const special = entries.filter(([name]) => name.startsWith('__') && !/^__expected\d*$/.test(name));
  return {
    line: raw.line,
    value: {
      ...Object.fromEntries(
        special.map(([name, value]) => [name === '__description' ? 'description' : name, value]),
      ),
      vars: Object.fromEntries(entries.filter(([name]) => !name.startsWith('__'))),
      assert: asserts.length > 0 ? asserts : undefined,
    },
  };
}

/** "factuality: Paris is the capital", "context-faithfulness(0.8)"; anything else is compared by promptfoo. */
function toAssertion(expected: string) {
  const found = /^([a-z-]+)(?:\((\d*\.?\d+)\))?(?::\s*([\s\S]*))?$/.exec(expected.trim());
  if (!found) return { type: 'equals', value: expected };
  const [, type, threshold, value] = found;
  return { type, threshold: threshold ? Number(threshold) : undefined, value: value || undefined };
}
