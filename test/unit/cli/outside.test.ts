import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createWorkplace, lines, type Ran, type Workplace } from './workplace.ts';

const secret = 'aws_secret_access_key is wJalrXUtnFEMI.';

/** A repository in a folder that holds a secret beside it. */
interface Place extends Workplace {
  readonly repository: string;
  readonly key: string;
}

function createPlace(): Place {
  const place = createWorkplace();
  const repository = realpathSync(place.folder);
  mkdirSync(join(repository, 'repo/docs'), { recursive: true });
  mkdirSync(join(repository, 'private'));
  const key = place.file('private/key.md', secret);
  place.file('private/rows.jsonl', lines({ output: secret, context: secret }));
  place.file('repo/docs/spec.md', 'Backups are kept for 30 days.');
  symlinkSync(key, join(repository, 'repo/docs/link.md'));
  symlinkSync('../../private', join(repository, 'repo/docs/folder'));
  symlinkSync(join(repository, 'private/rows.jsonl'), join(repository, 'repo/rows.jsonl'));
  return {
    ...place,
    repository: join(repository, 'repo'),
    key,
    run: (args, given) => place.run(args, { workingDirectory: join(repository, 'repo'), ...given }),
  };
}

function assertRefused({ code, out, error }: Ran): void {
  assert.doesNotMatch(out + error, /wJalr/);
  assert.match(error, /outside the working directory\.\n.*--allow-outside/);
  assert.equal(code, 2);
}

describe('what a document names', () => {
  let place: Place;
  beforeEach(() => {
    place = createPlace();
  });
  afterEach(() => place.remove());

  const check = (context: string, ...args: readonly string[]) => {
    const front = `---\nclaimlight: { context: ${JSON.stringify(context)} }\n---\n`;
    const path = place.file('repo/a.md', `${front}aws_secret_access_key is abc.\n`);
    return place.run(['check', path, ...args]);
  };

  const outside = [
    '../private/key.md',
    'docs/../../private/key.md',
    '../private',
    '../private/*.md',
    '../*/key.md',
    'docs/link.md',
    'docs/l*.md',
    'docs/**/k*.md',
    'docs/folder',
    'docs/folder/key.md',
    'docs/folder/*.md',
    '/etc/hosts',
    '/etc/host*',
  ];
  for (const context of outside)
    it(`is not read outside the working directory: ${context}`, async () =>
      assertRefused(await check(context)));

  it('is not read by its absolute path', async () => assertRefused(await check(place.key)));

  it('is a name and no shorthand for the home folder, nor a URL', async () => {
    for (const name of [
      '~/.aws/credentials',
      `file://${homedir()}`,
      `file://${place.key}`,
      '\\\\server\\share\\a.md',
    ]) {
      const { code, out, error } = await check(name);
      assert.equal(code, 2);
      assert.match(error, /not found|outside/);
      assert.doesNotMatch(out + error, /wJalr/);
    }
  });

  it('of a folder does not follow its links', async () => {
    const { out } = await check('docs', '--format', 'json');
    assert.deepEqual(
      JSON.parse(out).context.map(({ uri }: { uri: string }) => uri.split('/').at(-1)),
      ['spec.md'],
    );
    assert.doesNotMatch(out, /wJalr/);
  });

  it('is not read from the standard input either', async () => {
    const stdin = `---\nclaimlight: ${place.key}\n---\naws_secret_access_key is abc.\n`;
    assertRefused(await place.run(['check', '-'], { stdin }));
  });

  it('is read inside it, and outside where the person allows it', async () => {
    assert.equal((await check('docs/spec.md')).code, 0);
    for (const context of ['../private/key.md', 'docs/link.md', 'docs/folder/*.md']) {
      const { code, out, error } = await check(context, '--allow-outside', '--format', 'json');
      assert.equal(code, 0, error);
      assert.equal(JSON.parse(out).context.length, 1);
    }
  });
});

describe('what a person types', () => {
  let place: Place;
  beforeEach(() => {
    place = createPlace();
  });
  afterEach(() => place.remove());

  it('may lead outside', async () => {
    const answer = place.file('repo/a.md', 'aws_secret_access_key is abc.');
    for (const context of [place.key, join(place.folder, 'private'), join(place.folder, 'private/*.md')])
      assert.equal((await place.run(['check', answer, '-c', context])).code, 0, context);
    assert.equal(
      (await place.run(['check', place.key, '-c', join(place.repository, 'docs/spec.md')])).code,
      0,
    );
    assert.equal((await place.run(['eval', join(place.folder, 'private/rows.jsonl')])).code, 0);
  });

  it('may not be led outside by a link of the repository', async () => {
    const answer = place.file('repo/a.md', 'aws_secret_access_key is abc.');
    const at = (name: string) => join(place.repository, name);
    for (const context of ['docs/link.md', 'docs/folder', 'docs/folder/*.md', 'docs/l*.md'])
      assertRefused(await place.run(['check', answer, '-c', at(context)]));
    assertRefused(await place.run(['check', at('docs/link.md'), '-c', at('docs/spec.md')]));
    assertRefused(await place.run(['eval', at('rows.jsonl')]));
    assertRefused(await place.run(['view', at('rows.jsonl')]));
    assert.equal((await place.run(['eval', at('rows.jsonl'), '--allow-outside'])).code, 0);
  });
});

describe('what is written', () => {
  let place: Place;
  beforeEach(() => {
    place = createPlace();
  });
  afterEach(() => place.remove());

  const row = lines({ output: 'It is 5 metres long.', context: 'It is 5 metres long.' });
  const links: readonly (readonly [name: string, target: string])[] = [
    ['r.jsonl', '../private/key.md'],
    ['r.jsonl', '../private/new.jsonl'],
    ['results', '../private'],
    ['r.jsonl.earlier', '../private/rows.jsonl'],
    ['r.jsonl.batches', '../private'],
  ];
  for (const [name, target] of links)
    it(`does not follow a link of the repository: ${name} → ${target}`, async () => {
      const before = readdirSync(join(place.folder, 'private'));
      symlinkSync(target, join(place.repository, name));
      const out = join(place.repository, name === 'results' ? 'results/r.jsonl' : 'r.jsonl');
      const data = place.file('repo/d.jsonl', row);
      const { code, error } = await place.run(['eval', data, '--out', out, '--restart']);
      assert.match(error, /cannot be written \(it leads outside the working directory\)/);
      assert.equal(code, 2);
      assert.equal(readFileSync(place.key, 'utf8'), secret);
      assert.deepEqual(readdirSync(join(place.folder, 'private')), before);
    });

  it('may lie outside, and behind a link that stays inside', async () => {
    const data = place.file('repo/d.jsonl', row);
    symlinkSync('docs', join(place.repository, 'results'));
    const view = ['view', join(place.repository, 'docs/r.jsonl'), '--out'];
    for (const args of [
      ['eval', data, '--out', join(place.folder, 'private/r.jsonl')],
      ['eval', data, '--out', join(place.repository, 'results/r.jsonl')],
      [...view, join(place.repository, 'new/folder/r.txt')],
    ])
      assert.equal((await place.run(args)).code, 0, args.join(' '));
    symlinkSync('../private/key.md', join(place.repository, 'r.txt'));
    assert.equal((await place.run([...view, join(place.repository, 'r.txt')])).code, 2);
    assert.equal((await place.run([...view, join(place.repository, 'r.txt'), '--allow-outside'])).code, 0);
  });
});

describe('what a configuration names', () => {
  let place: Place;
  beforeEach(() => {
    place = createPlace();
    place.file('private/tests.csv', 'query,__expected\nQ,factuality: wJalr\n');
    place.file('private/tests.yaml', '- vars: { query: wJalr }\n');
    place.file('private/load.mjs', "export default () => { throw new Error('wJalr ran'); };");
    symlinkSync(join(place.folder, 'private/load.mjs'), join(place.repository, 'load.mjs'));
  });
  afterEach(() => place.remove());

  const evaluate = (config: string, ...args: readonly string[]) =>
    place.run(['eval', place.file('repo/c.yaml', config), '--scorer', 'factuality', ...args]);

  const names = (path: string): Readonly<Record<string, string>> => ({
    prompts: `prompts: ['file://${path}']\ntests: [{ vars: { query: Q } }]`,
    'prompts by path': `prompts: ['${path}']\ntests: [{ vars: { query: Q } }]`,
    defaultTest: `defaultTest: 'file://${path}'\ntests: [{ vars: { query: Q } }]`,
  });
  const outside = [
    '../private/key.md',
    '/etc/hosts.md',
    'docs/link.md',
    'docs/folder/key.md',
    '///etc/hosts.md',
  ];
  for (const [field, config] of outside.flatMap((path) =>
    Object.entries(names(path)).map(([field, config]) => [`${field}: ${path}`, config] as const),
  ))
    it(`is not read outside: ${field}`, async () => {
      const { code, out, error } = await evaluate(config);
      assert.doesNotMatch(out + error, /wJalr/);
      assert.match(error, /outside the working directory|was not found/);
      assert.equal(code, 2);
    });

  it('in a row is not read outside: variables, context, references, rubrics', async () => {
    for (const row of [
      "{ vars: { query: 'file://../private/key.md' }, providerOutput: A, assert: [{ type: factuality, value: A }] }",
      "{ vars: { context: 'file://docs/link.md' }, providerOutput: A, assert: [{ type: context-faithfulness }] }",
      "{ vars: { context: ['file://docs/folder/key.md'] }, providerOutput: A, assert: [{ type: context-faithfulness }] }",
      "{ providerOutput: A, assert: [{ type: factuality, value: 'file://../private/key.md' }] }",
      "{ providerOutput: A, assert: [{ type: factuality, value: A, rubricPrompt: 'file://../private/key.md' }] }",
      "{ providerOutput: A, options: { rubricPrompt: 'file://../private/key.md' }, assert: [{ type: factuality, value: A }] }",
    ]) {
      const { out, error } = await evaluate(
        `tests: [${row}]`,
        '--out',
        join(place.folder, 'r.jsonl'),
        '--restart',
      );
      assert.doesNotMatch(out + error, /wJalr/);
      assert.match(error, /outside the working directory.*--allow-outside/, row);
      const { out: csv } = await place.run(['view', join(place.folder, 'r.jsonl'), '--format', 'json']);
      assert.doesNotMatch(csv, /wJalr/);
    }
  });

  it('in a file of rows is not read outside', async () => {
    place.file(
      'repo/t.jsonl',
      lines({ query: 'Q', context: 'file://../private/key.md', __expected: 'context-faithfulness' }),
    );
    const { out, error } = await evaluate('providers: [echo]\ntests: file://t.jsonl');
    assert.doesNotMatch(out + error, /wJalr/);
    assert.match(error, /outside the working directory/);
  });

  it('as tests is not read outside', async () => {
    for (const tests of [
      'file://../private/tests.csv',
      '../private/tests.yaml',
      'file://docs/folder/tests.csv',
    ])
      assertRefused(await evaluate(`tests: '${tests}'`));
    for (const tests of ['file://../private/load.mjs', 'file://load.mjs'])
      assertRefused(await evaluate(`tests: '${tests}'`, '--allow-code'));
  });

  it('is read where the person allows it', async () => {
    const { out, error } = await evaluate("tests: 'file://../private/tests.csv'", '--allow-outside');
    assert.doesNotMatch(error, /outside/);
    assert.match(out + error, /Line 2/);
  });

  it('beside rows of RAGTruth is not read through a link', async () => {
    place.file('repo/response.jsonl', lines({ id: '1', source_id: '1', response: 'A.', labels: [] }));
    symlinkSync(join(place.folder, 'private/rows.jsonl'), join(place.repository, 'source_info.jsonl'));
    const { out, error } = await place.run(['eval', join(place.repository, 'response.jsonl')]);
    assert.doesNotMatch(out + error, /wJalr/);
  });

  it('in plain rows is a text and no file', async () => {
    const rows = place.file(
      'repo/p.jsonl',
      lines({ output: 'The key is abc.', context: 'file://../private/key.md' }),
    );
    const { code, out } = await place.run(['eval', rows]);
    assert.equal(code, 0);
    assert.doesNotMatch(out, /wJalr/);
  });
});
