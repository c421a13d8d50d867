import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { read, root } from '../../repository/pages.ts';
import { repositoryIn } from '../repository.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly run?: string; readonly env?: Record<string, string> }[];
  };
}

const action: Action = parse(read('action.yml'));
const step = action.runs.steps.find(({ run }) => run !== undefined)!;
const [hook] = parse(read('.pre-commit-hooks.yaml')) as readonly { entry: string; args: readonly string[] }[];

/** Takes the place of `npx --yes claimlight@VERSION`. */
const npx = `#!/usr/bin/env bash
exec '${process.execPath}' --import '${join(root, 'node_modules/tsx/dist/esm/index.mjs')}' --import '${join(root, 'test/unit/withoutModel.mjs')}' '${join(root, 'src/cli/main.ts')}' "\${@:3}"
`;

describe('checks in CI, in a repository with an old error', function () {
  this.timeout(120_000);
  let place: Workplace;
  let tools: Workplace;
  const git = (...args: readonly string[]) => repositoryIn(place.folder).git(...args);
  const commit = () => repositoryIn(place.folder).commit();

  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  beforeEach(async () => {
    [place, tools] = [createWorkplace(), createWorkplace()];
    chmodSync(tools.file('npx', npx), 0o755);
    mkdirSync(join(place.folder, 'docs'));
    place.file('limits.txt', 'Each person gets 10 GB of storage.\nBackups are kept for 30 days.\n');
    place.file('docs/a.md', 'Each person gets 5 GB of storage.\n');
    place.file('README.md', 'A project.\n');
    place.file(
      'claimlight.config.json',
      '{"contexts": {"docs/*.md": "limits.txt"}, "baseline": "known.json"}',
    );
    await place.run(['check', join(place.folder, 'docs'), '--update-baseline']);
    git('init', '--quiet', '--initial-branch=main');
    commit();
    git('checkout', '--quiet', '-b', 'topic');
  });
  afterEach(() => {
    place.remove();
    tools.remove();
  });

  /** The script of the action, as a runner fills in its inputs. */
  const runAction = (inputs: Readonly<Record<string, string>>) => {
    const variables = Object.entries(step.env ?? {}).map(([name, value]) => {
      const [, input = ''] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value) ?? [];
      return [name, inputs[input] ?? action.inputs[input]!.default];
    });
    return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step.run ?? ''], {
      cwd: place.folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...Object.fromEntries(variables),
        PATH: `${tools.folder}${delimiter}${process.env.PATH}`,
      },
    });
  };

  it('the old error blocks nothing', async () => {
    const { code, error } = await place.run(['check', place.folder]);
    assert.match(error, /Findings: 0 new, 1 in the baseline\./);
    assert.equal(code, 0);
  });

  it('the action blocks a planted error, which it annotates and writes as SARIF', () => {
    place.file('docs/b.md', 'Backups are kept for 7 days.\n');
    commit();
    const planted = runAction({ files: 'docs\n', 'changed-since': 'main', sarif: 'claims.sarif' });
    assert.equal(planted.status, 1, planted.stderr);
    assert.match(planted.stdout, /::error file=docs\/b\.md,line=1/);
    assert.match(planted.stderr, /1 of 2 texts/);
    const { runs } = JSON.parse(readFileSync(join(place.folder, 'claims.sarif'), 'utf8'));
    assert.equal(runs[0].results.length, 1);
    assert.equal(runAction({ files: 'docs', 'report-only': 'true' }).status, 0);
  });

  it('the action takes inputs for names, never for commands', () => {
    const { status, stdout } = runAction({
      files: '$(touch planted); `touch planted`',
      context: '"; touch planted',
    });
    assert.equal(status, 2);
    assert.doesNotMatch(stdout, /planted\n/);
    assert.throws(() => readFileSync(join(place.folder, 'planted')));
  });

  it('the hook of pre-commit blocks a planted error, and no change to a text that is bound to nothing', async () => {
    const [, ...words] = hook!.entry.split(' ');
    const args = hook!.args.map((arg) => (arg === '.' ? place.folder : arg));
    place.file('README.md', 'A project with 7 parts.\n');
    const unbound = await place.run([...words, ...args]);
    assert.deepEqual([unbound.code, unbound.error], [0, '']);
    place.file('docs/b.md', 'Backups are kept for 7 days.\n');
    assert.equal((await place.run([...words, ...args])).code, 1);
  });
});
