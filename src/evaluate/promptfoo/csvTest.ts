import type { RawRow } from '../read/rawRow.ts';

/**
 * A row of a file of tests as a test: its columns are variables, `__expected` columns are assertions, `__description`
 * is its name, and other columns of that kind are left out by their name.
 */
export function rowToTest(raw: RawRow): RawRow {
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
      ...(asserts.length > 0 ? { assert: asserts } : {}),
    },
  };
}

/** "factuality: Paris is the capital", "context-faithfulness(0.8)"; anything else is compared by promptfoo. */
function toAssertion(expected: string) {
  const found = /^([a-z-]+)(?:\((\d*\.?\d+)\))?(?::\s*([\s\S]*))?$/.exec(expected.trim());
  if (!found) return { type: 'equals', value: expected };
  const [, type, threshold, value] = found;
  return { type, ...(threshold ? { threshold: Number(threshold) } : {}), ...(value ? { value } : {}) };
}
