import { spawn } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { type Failure, failureLines, programFailure, readFailures } from './failures.ts';
import { readTally, type Tally } from './tally.ts';

/**
 * `npm test`: every suite, one after the other. The last lines name the failed tests with their reasons, since often
 * only the end of an output is kept; the very last one sums up. A suite that runs nothing, or ends in a way that its
 * tests do not explain, counts as one failure.
 */
interface Suite {
  readonly name: string;
  readonly program: readonly string[];
  /** Whether the program's output tells how many tests it ran; otherwise its exit code is the one test. */
  readonly tests: boolean;
  /** Names test files that are run one at a time, each with windows of its own. */
  readonly files?: string;
}

/** Each wait has a limit of its own, which says what did not come; that of a whole test is for what nobody waits for. */
/** `--exit`: a server that a failed test left running must not keep the result from being told. */
const mocha = ['mocha', '--no-config', '--import=tsx', '--timeout', '600000', '--forbid-only', '--exit'];

const suites: readonly Suite[] = [
  { name: 'lint and format', program: ['biome', 'ci', '--colors=off', '.'], tests: false },
  { name: 'types', program: ['tsc', '--noEmit'], tests: false },
  { name: 'unit', program: ['mocha', '--forbid-only', '--reporter', 'dot'], tests: true },
  { name: 'build', program: ['node', 'esbuild.mjs', '--tests', '--clean'], tests: false },
  { name: 'host', program: ['tsx', 'scripts/test-host.ts'], tests: true },
  { name: 'host, web', program: ['tsx', 'scripts/test-host.ts', '--web'], tests: true },
  { name: 'host, untrusted', program: ['tsx', 'scripts/test-host.ts', '--untrusted'], tests: true },
  { name: 'ui', program: mocha, files: 'test/ui/**/*.test.ts', tests: true },
  { name: 'package', program: [...mocha, 'test/package/**/*.test.ts'], tests: true },
];

const wanted = process.argv.slice(2);
const results: [Suite, Tally, number][] = [];
const failures: Failure[] = [];
/** Lines for failures: with the table and the sum they are fewer than 40. */
const room = 24;
for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${suite.name} ──`);
  const started = performance.now();
  const tally = suite.files === undefined ? await runSuite(suite) : await runFiles(suite, suite.files);
  results.push([suite, tally, (performance.now() - started) / 1000]);
}

console.log('\nsuite              passing  failing  seconds');
for (const [{ name }, { passed, failed }, seconds] of results) {
  const cells = [String(passed).padStart(7), String(failed).padStart(7), seconds.toFixed(1).padStart(7)];
  console.log(`${name.padEnd(18)} ${cells.join('  ')}`);
}
if (failures.length > 0) console.log();
for (const line of failureLines(failures, room)) console.log(line);
const { passed, failed } = sum(results.map(([, tally]) => tally));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runSuite({ name, program, tests }: Suite, ...files: readonly string[]): Promise<Tally> {
  const [code, output] = await runProgram([...program, ...files]);
  const tally = readTally(output, code, tests);
  const where = [name, ...files].join(' ');
  const read = tests ? readFailures(output) : [];
  failures.push(...read.map(({ title, lines }) => ({ title: `${where}: ${title}`, lines })));
  if (tally.failed > 0 && read.length === 0) failures.push(programFailure(where, output, code));
  return tally;
}

async function runFiles(suite: Suite, pattern: string): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const file of globSync(pattern).sort()) {
    tallies.push(await runSuite(suite, file));
  }
  return sum(tallies);
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Resolves with the exit code (1 for a program that could not run) and all that was written. */
function runProgram([program, ...args]: readonly string[]): Promise<readonly [number, string]> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    // npm puts the project's own programs on the path.
    const child = spawn(program ?? '', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
      shell: process.platform === 'win32',
    });
    const copy = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      to.write(chunk);
    };
    child.stdout.on('data', copy(process.stdout));
    child.stderr.on('data', copy(process.stderr));
    child.once('error', (error) => resolve([1, String(error)]));
    child.once('close', (code) => resolve([code ?? 1, chunks.join('')]));
  });
}
