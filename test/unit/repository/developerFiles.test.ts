import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { read, root } from './pages.ts';

const required = createRequire(import.meta.url);

/** JSON with comments and commas at the end, as VS Code reads it. */
const parseJsonc = (text: string): unknown =>
  JSON.parse(
    text.replace(
      /("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[\s\S]*?\*\/|,(?=\s*[}\]])/g,
      (_, string?: string) => string ?? '',
    ),
  );

interface Launch {
  readonly name: string;
  readonly type: string;
  readonly args?: readonly string[];
  readonly program?: string;
  readonly outFiles?: readonly string[];
  readonly preLaunchTask?: string;
}

interface Task {
  readonly label: string;
  readonly type: string;
  readonly script?: string;
  readonly command?: string;
  readonly dependsOn?: readonly string[];
}

const launches = (parseJsonc(read('.vscode/launch.json')) as { configurations: readonly Launch[] })
  .configurations;
const { tasks } = parseJsonc(read('.vscode/tasks.json')) as { tasks: readonly Task[] };
const { scripts, engines } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
};
const bundler = read('esbuild.mjs');

/** There, or made by a build: folders of bundles, bundles by the name of their entry, and what tests leave. */
function assertThere(path: string, by: string): void {
  const known = path.replace(/\/[^/]*[*{].*$/, '');
  if (known.startsWith('test-results/')) return;
  const name = /^dist\/test\/(\w+)\.cjs$/.exec(known)?.[1];
  const isThere = known.startsWith('dist')
    ? bundler.includes(name === undefined ? `outdir: '${known}'` : `    ${name}: 'test/`)
    : existsSync(join(root, known));
  assert.ok(isThere, `${by}: ${path} is not there`);
}

/** The scripts, files and options that a command line names. */
function assertCommand(command: string, by: string): void {
  for (const one of command.split('&&').map((part) => part.trim())) {
    const [program = '', ...args] = one.split(/\s+/);
    const [first = '', ...rest] = program === 'npx' ? args.slice(1) : args;
    if (program === 'npm' && first === 'run') assert.ok(scripts[rest[0]!], `${by}: npm run ${rest[0]}`);
    else if (program === 'npm') assert.ok(['ci', 'test', 'install'].includes(first), `${by}: npm ${first}`);
    else if (program === 'node' || (program === 'npx' && args[0] === 'tsx')) {
      assertThere(first, by);
      for (const option of rest.filter((arg) => arg.startsWith('--')))
        assert.ok(read(first).includes(`'${option}'`), `${by}: ${first} has no ${option}`);
    } else assert.fail(`${by}: what is ${program}?`);
  }
}

/** Of the program `code`, as `code --help` lists them. */
const codeOptions = [
  '--disable-extensions',
  '--disable-workspace-trust',
  '--extensionDevelopmentKind',
  '--extensionDevelopmentPath',
  '--extensionTestsPath',
];

describe('launch entries', () => {
  for (const { name, type, args = [], program, outFiles = [], preLaunchTask } of launches)
    it(`“${name}” names files, options and a task that are there`, () => {
      if (preLaunchTask !== undefined) assert.ok(tasks.some(({ label }) => label === preLaunchTask));
      for (const text of [...args, ...outFiles, ...(program === undefined ? [] : [program])])
        for (const [, path = ''] of text.matchAll(/\$\{workspaceFolder\}\/([^\s"]+)/g))
          assertThere(path, name);
      const options = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.split('=')[0]!);
      for (const option of options) assert.ok(isKnown(option, type), `${name}: ${option}`);
    });

  it('debug bundles with source maps', () => {
    for (const { name, outFiles, preLaunchTask } of launches)
      if (outFiles) {
        const task = tasks.find(({ label }) => label === preLaunchTask);
        assert.match(String(task?.command), /node esbuild\.mjs --debug/, name);
      }
  });
});

function isKnown(option: string, type: string): boolean {
  if (type === 'extensionHost') return codeOptions.includes(option);
  const { types } = required('mocha/lib/cli/run-option-metadata.cjs') as {
    readonly types: Readonly<Record<string, readonly string[]>>;
  };
  const { isNodeFlag } = required('mocha/lib/cli/node-flags.cjs') as { isNodeFlag(flag: string): boolean };
  const name = option.replace(/^--(?:no-)?/, '');
  return isNodeFlag(option) || Object.values(types).some((names) => names.includes(name));
}

describe('tasks', () => {
  for (const { label, script, command, dependsOn = [] } of tasks)
    it(`“${label}” names scripts, files and options that are there`, () => {
      assert.ok(script !== undefined || command !== undefined);
      if (script !== undefined) assert.ok(scripts[script], script);
      if (command !== undefined) assertCommand(command, label);
      for (const other of dependsOn)
        assert.ok(
          tasks.some((task) => task.label === other),
          other,
        );
    });
});

describe('settings of the workspace', () => {
  it('name extensions that are recommended', () => {
    const { recommendations } = parseJsonc(read('.vscode/extensions.json')) as {
      readonly recommendations: readonly string[];
    };
    for (const [, id = ''] of read('.vscode/settings.json').matchAll(/"editor\.defaultFormatter": "(.+?)"/g))
      assert.ok(recommendations.includes(id), id);
  });
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

describe('the workflow of a hosted check', () => {
  const workflow = parse(read('.github/workflows/ci.yml')) as {
    readonly on: Readonly<Record<string, unknown>>;
    readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
  };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('runs on pushes and pull requests, and does what .ci/run does', () => {
    assert.deepEqual(Object.keys(workflow.on), ['push', 'pull_request']);
    assert.deepEqual(
      steps.flatMap(({ run }) => run ?? []),
      ['.ci/run'],
    );
    assert.ok(statSync(join(root, '.ci/run')).mode & 0o100, 'is a program');
    const lines = read('.ci/run')
      .split('\n')
      .filter((line) => /^(?:npm|npx|node) /.test(line));
    assert.ok(lines.some((line) => /^npm test\b/.test(line)));
    for (const line of lines) assertCommand(line.replace(/ <.*/, ''), '.ci/run');
  });

  it('uses actions of a named version, with files that are there and a Node.js that is supported', () => {
    for (const { uses, with: given = {} } of steps.filter((step) => step.uses)) {
      assert.match(uses!, /^[\w-]+\/[\w-]+@v\d+$/);
      for (const [, glob = ''] of JSON.stringify(given).matchAll(/hashFiles\('(.+?)'\)/g))
        assert.ok(globSync(glob, { cwd: root }).length > 0, glob);
    }
    const versions = steps.flatMap(({ with: given }) => Number(given?.['node-version'] ?? []) || []);
    const least = Number(/\d+/.exec(engines.node!)![0]);
    assert.deepEqual(versions, [least]);
  });
});
