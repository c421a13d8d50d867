import {
  type CategoryWeights,
  letsDisagreementPass,
  toCategoryWeights,
} from '../../../check/factuality/category.ts';
import { checkRubric } from '../../../judges/grader/rubric.ts';
import type { CheckSet, RowCheck } from '../dataset.ts';
import type { RawRow } from '../read/rawRow.ts';
import type { OnNotice } from '../runNotices.ts';
import { type Assertion, type PartialTest, toProvider } from './config.ts';
import { plainChat, type TextReader, yamlChat } from './prompts.ts';
import { fillTemplate } from './template.ts';
import { transforms } from './unused.ts';
import type { Vars } from './vars.ts';

/** What the checks of a test are made of. */
interface CheckedTest {
  readonly test: PartialTest;
  readonly defaults: PartialTest;
  readonly vars: Vars;
  readonly read: TextReader;
}

/** The checks of a test's assertions, the default test's and its own; other types of assertion, and transformed ones, are named. */
export async function toChecks(asked: CheckedTest, onLeftOut: OnNotice): Promise<readonly RowCheck[]> {
  const checks: RowCheck[] = [];
  for (const { assertion, set } of single([...(asked.defaults.assert ?? []), ...(asked.test.assert ?? [])])) {
    const transform = transforms.find((field) => assertion[field] !== undefined);
    const check = transform ? undefined : await toCheck(assertion, asked, onLeftOut);
    if (check) checks.push({ ...check, set });
    else onLeftOut({ kind: 'assertion', type: assertion.type, transform });
  }
  return checks;
}

interface SingleAssertion {
  readonly assertion: Assertion;
  /** Absent where it counts by itself. */
  readonly set?: CheckSet;
}

/** The assertions of a set count one by one, unless it has a threshold; of sets in sets the inner one counts. */
function single(assertions: readonly Assertion[]): readonly SingleAssertion[] {
  let sets = 0;
  const within = (all: readonly Assertion[], set?: CheckSet): readonly SingleAssertion[] =>
    all.flatMap((assertion) => {
      const { type, threshold, assert: inner = [] } = assertion;
      if (type !== 'assert-set') return [{ assertion, set }];
      return within(inner, threshold === undefined ? set : { number: ++sets, threshold });
    });
  return within(assertions);
}

async function toCheck(
  assertion: Assertion,
  asked: CheckedTest,
  onNotice: OnNotice,
): Promise<RowCheck | undefined> {
  const grader = assertion.provider ?? asked.test.options?.provider;
  const inverted = assertion.type.startsWith('not-') || undefined;
  const common = {
    threshold: assertion.threshold,
    weight: assertion.weight,
    label: assertion.metric ?? (inverted && assertion.type),
    grader: grader === undefined ? undefined : toProvider(grader),
    inverted,
  };
  switch (assertion.type.replace(/^not-/, '')) {
    case 'context-faithfulness':
      return { measure: 'faithfulness', ...common };
    case 'context-recall':
      return { measure: 'context-recall', reference: await expectedAnswer(assertion, asked), ...common };
    case 'factuality':
    case 'model-graded-factuality':
      return { measure: 'factuality', ...(await gradedAgainst(assertion, asked, onNotice)), ...common };
    default:
      return undefined;
  }
}

/** The answer that an assertion expects, filled in. */
const expectedAnswer = async (
  { value }: Assertion,
  { vars, read }: CheckedTest,
): Promise<string | undefined> =>
  typeof value === 'string' ? fillTemplate(await read(value), vars) : undefined;

async function gradedAgainst(
  assertion: Assertion,
  asked: CheckedTest,
  onNotice: OnNotice,
): Promise<Pick<RowCheck, 'reference' | 'weights' | 'rubricPrompt'>> {
  const { test, defaults, read } = asked;
  const rubric = assertion.rubricPrompt ?? test.options?.rubricPrompt ?? defaults.options?.rubricPrompt;
  return {
    reference: await expectedAnswer(assertion, asked),
    weights: checkedWeights({ ...defaults.options?.factuality, ...test.options?.factuality }, onNotice),
    rubricPrompt: rubric === undefined ? undefined : await readRubric(rubric, read),
  };
}

/** Weights as given, so that a results file does not depend on defaults. Throws `badWeight`. */
function checkedWeights(
  given: Readonly<Record<string, unknown>>,
  onNotice: OnNotice,
): Partial<CategoryWeights> | undefined {
  if (Object.keys(given).length === 0) return undefined;
  if (letsDisagreementPass(toCategoryWeights(given))) onNotice({ kind: 'disagreementPasses' });
  return given;
}

/** A rubric of text or of a file; YAML may hold a chat. Throws `badRubric` before anything is graded with it. */
export async function readRubric(rubric: string, read: TextReader): Promise<string> {
  const text = await read(rubric);
  const prompt = plainChat(
    rubric.startsWith('file://') && /\.ya?ml$/.test(rubric) ? yamlChat(text, rubric) : text,
  );
  checkRubric(prompt);
  return prompt;
}

/** Checks what every test inherits, before the first is read. Throws `badWeight`, `badRubric`. */
export async function checkDefaults({ options }: PartialTest, read: TextReader): Promise<void> {
  toCategoryWeights(options?.factuality);
  if (options?.rubricPrompt !== undefined) await readRubric(options.rubricPrompt, read);
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
