import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Workplace } from './workplace.ts';

describe('code of a data set', () => {
  let place: Workplace;
  let mark: string;
  beforeEach(() => {
    place = createWorkplace();
    mark = join(place.folder, 'ran');
  });
  afterEach(() => place.remove());

  /** Leaves a mark as soon as it is imported. */
  const code = (value: string) =>
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(mark)}, '');\nexport const rows = () => ${value};\nexport default ${value};\n`;
  const row = "[{ output: 'It is 5 m long.', context: 'It is 5 m long.' }]";
  const test = "[{ vars: { query: 'Q', context: 'It is 5 m long.' }, providerOutput: 'It is 5 m long.' }]";

  const written: Readonly<Record<string, () => string>> = {
    'a loader': () => place.file('load.mjs', code(row)),
    'a named loader': () => `file://${place.file('load.mjs', code(row))}:rows`,
    'a loader in TypeScript': () => place.file('load.ts', code(row)),
    'a configuration in JavaScript': () => place.file('promptfooconfig.mjs', code(`({ tests: ${test} })`)),
    'a loader of a configuration': () => {
      place.file('load.mjs', code(test));
      return place.file('c.yaml', 'tests: file://load.mjs');
    },
    'a named loader of a configuration': () => {
      place.file('load.mts', code(test));
      return place.file('c.yaml', 'tests: [file://load.mts:rows]');
    },
  };
  for (const [name, write] of Object.entries(written)) {
    it(`is not run without permission: ${name}`, async () => {
      const { code, error } = await place.run(['eval', write()]);
      assert.equal(code, 2);
      assert.match(error, /is code, which is not run without permission\.\n.*--allow-code/);
      assert.equal(existsSync(mark), false);
    });

    it(`is run where the person allows it, and told before: ${name}`, async () => {
      const { code, error } = await place.run(['eval', write(), '--allow-code']);
      assert.match(error, /^Running code from .*\.m?[jt]s\.\n/);
      assert.equal(code, 0, error);
      assert.equal(existsSync(mark), true);
    });
  }

  it('is not run as a rubric, variable, default test or provider, nor in Python, whatever is allowed', async () => {
    place.file('x.js', code(row));
    place.file('x.cjs', code(row));
    place.file('x.py', `open(${JSON.stringify(mark)}, 'w')`);
    for (const file of ['file://x.js', 'file://x.cjs:rows', 'file://x.py'])
      for (const config of [
        `prompts: ['${file.endsWith('py') ? file : 'file://y.py'}']\ntests: [{ vars: { query: Q } }]`,
        `defaultTest: '${file}'\ntests: [{ vars: { query: Q } }]`,
        `defaultTest: { options: { rubricPrompt: '${file}' } }\ntests: [{ providerOutput: A, assert: [{ type: factuality, value: A }] }]`,
        `tests: [{ vars: { query: '${file}' }, providerOutput: A }]`,
        `tests: [{ providerOutput: A, assert: [{ type: factuality, value: '${file}' }] }]`,
        `providers: ['${file}']\ntests: [{ vars: { query: Q } }]`,
        `defaultTest: { options: { provider: '${file}' } }\ntests: [{ vars: { query: Q } }]`,
        "tests: 'file://x.py'",
      ]) {
        const { error } = await place.run(['eval', place.file('c.yaml', config), '--allow-code']);
        assert.match(error, /cannot be read as text|The provider .* is not supported|were left out/, config);
      }
    assert.equal(existsSync(mark), false);
  });

  it('hides in no tag of YAML', async () => {
    const config = `tests:\n  - vars: { query: !!js/function 'function () { require("fs").writeFileSync(${JSON.stringify(mark)}, "") }' }\n`;
    await place.run(['eval', place.file('c.yaml', config)]);
    assert.equal(existsSync(mark), false);
  });
});
