import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectOptions, projectSchemaText } from '../../../../src/cli/check/projectOptions.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

const limits = 'Each person gets 10 GB of storage.\n';
const wrong = 'Each person gets 5 GB of storage.\n';

describe('claimlight.config.json', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
    for (const folder of ['.git', 'docs', 'specs']) mkdirSync(join(place.folder, folder));
    place.file('specs/limits.md', limits);
    place.file('docs/a.md', wrong);
  });
  afterEach(() => place.remove());

  const config = (options: object) => place.file('claimlight.config.json', JSON.stringify(options));
  const docs = () => join(place.folder, 'docs');
  const check = (...args: readonly string[]) => place.run(['check', docs(), ...args]);

  it('names the context of texts by glob', async () => {
    config({ contexts: { 'docs/**/*.md': ['specs/*.md'] } });
    const { code, out } = await check();
    assert.match(out, /a\.md:1:18 {2}Contradicted[\s\S]*limits\.md, line 1/);
    assert.equal(code, 1);
  });

  it('is found from a folder of the repository, and from none outside of one', async () => {
    config({ contexts: { 'docs/*.md': 'specs/limits.md' } });
    assert.equal((await place.run(['check', docs()], { workingDirectory: docs() })).code, 1);
    place.remove();
    place = createWorkplace();
    mkdirSync(join(place.folder, 'docs'));
    place.file('docs/a.md', wrong);
    config({ contexts: { 'docs/*.md': 'limits.md' } });
    const { error } = await place.run(['check', join(docs(), 'a.md')], { workingDirectory: docs() });
    assert.match(error, /There is no context/);
  });

  it('yields to the command line and to front matter', async () => {
    config({ contexts: { 'docs/*.md': 'specs/limits.md' } });
    const other = place.file('specs/other.md', wrong);
    assert.equal((await check('-c', other)).code, 0);
    place.file('docs/a.md', `---\nclaimlight: ../specs/other.md\n---\n${wrong}`);
    assert.equal((await check()).code, 0);
  });

  it('sets the score and its thresholds, which yield to another scorer', async () => {
    config({ contexts: { 'docs/*.md': 'specs/limits.md' }, scorer: 'hallucination', failOver: 1 });
    const { code, out } = await check();
    assert.match(out, /Hallucination 1/);
    assert.equal(code, 0);
    assert.equal((await check('--fail-over', '0.5')).code, 1);
    assert.match((await check('--scorer', 'faithfulness')).out, /Faithfulness 0 /);
  });

  it('leaves ignored texts out of folders, and none that is named', async () => {
    config({ contexts: { 'docs/*.md': 'specs/limits.md' }, ignores: ['docs/old*.md'] });
    const old = place.file('docs/old.md', wrong);
    assert.doesNotMatch((await check()).out, /old\.md/);
    assert.equal((await place.run(['check', old])).code, 1);
  });

  it('tells what is wrong, and where', async () => {
    place.file('claimlight.config.json', '{\n  "contexts": {},\n  "judge": "openai:gpt-4o"\n}\n');
    const unknown = await check();
    assert.match(unknown.error, /claimlight\.config\.json:3:3: There is no option “judge”\. There are: /);
    assert.equal(unknown.code, 2);
    place.file('claimlight.config.json', '{\n  "failUnder": 7\n}');
    assert.match((await check()).error, /json:2:16: “failUnder”: /);
    place.file('claimlight.config.json', '{\n  "contexts": {"a": 1 2}\n}');
    assert.match((await check()).error, /json:2:\d+: This is not JSON/);
    place.file('claimlight.config.json', '[]');
    assert.match((await check()).error, /json:1:1: A configuration is an object/);
  });

  it('can make no text leave the machine', () => {
    for (const key of [
      'judge',
      'model',
      'baseUrl',
      'header',
      'proxy',
      'grader',
      'secondModel',
      'allowOutside',
    ])
      assert.equal(projectOptions.safeParse({ [key]: 'x' }).success, false, key);
    assert.equal(projectOptions.safeParse({ scorer: 'factuality' }).success, false);
  });

  it('reads nothing outside of its folder unless the person says so', async () => {
    const secret = createWorkplace();
    const outside = secret.file('secret.md', limits);
    symlinkSync(outside, join(place.folder, 'specs/link.md'));
    for (const name of [outside, 'specs/link.md', '../*/secret.md']) {
      config({ contexts: { 'docs/*.md': name } });
      const { code, error } = await check();
      assert.match(error, /outside[\s\S]*--allow-outside/, name);
      assert.equal(code, 2);
    }
    config({ contexts: { 'docs/*.md': outside } });
    assert.equal((await check('--allow-outside')).code, 1);
    secret.remove();
  });

  it('has a schema for editors that says the same', () => {
    const root = join(import.meta.dirname, '../../../..');
    const read = (name: string) => readFileSync(join(root, name), 'utf8');
    assert.equal(read('claimlight.schema.json'), projectSchemaText());
    assert.deepEqual(JSON.parse(read('package.json')).contributes.jsonValidation, [
      { fileMatch: 'claimlight.config.json', url: './claimlight.schema.json' },
    ]);
  });
});
