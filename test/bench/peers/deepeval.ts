import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { cached, command } from '../../../scripts/host/cache.ts';
import type { Evaluator } from './evaluators.ts';

const version = '4.3.1';

/**
 * deepeval's metrics, brought from the Python registry on the first use, each in a program of its own that has loaded
 * it already.
 * @throws where there is no Python with pip
 */
export async function deepevalEvaluators(): Promise<readonly Evaluator[]> {
  const python = process.platform === 'win32' ? 'python' : 'python3';
  const { stdout } = await promisify(execFile)(python, [
    '-c',
    'import sys, pip; print("%d.%d" % sys.version_info[:2])',
  ]);
  const folder = await cached(
    `deepeval-${version}-python${stdout.trim()}`,
    'Downloading deepeval, once: 40 packages from the Python registry',
    (partial) =>
      command(python, ['-m', 'pip', 'install', '--quiet', '--target', partial, `deepeval==${version}`]),
  );
  return Promise.all([
    evaluator('deepeval faithfulness', 'faithfulness', python, folder),
    // It asks of each file of the context whether the text agrees with it.
    evaluator('deepeval hallucination', 'hallucination', python, folder).then((found) => ({
      ...found,
      isWhole: true,
    })),
  ]);
}

async function evaluator(name: string, metric: string, python: string, folder: string): Promise<Evaluator> {
  const child = spawn(python, [join(import.meta.dirname, 'measure.py')], {
    // It keeps files where it runs.
    cwd: tmpdir(),
    env: {
      ...process.env,
      PYTHONPATH: folder,
      DEEPEVAL_TELEMETRY_OPT_OUT: '1',
      DEEPEVAL_DISABLE_DOTENV: '1',
      // It gives an answer of some thousand tokens up by itself.
      DEEPEVAL_PER_ATTEMPT_TIMEOUT_SECONDS_OVERRIDE: '600',
      DEEPEVAL_PER_TASK_TIMEOUT_SECONDS_OVERRIDE: '1200',
      DEEPEVAL_CACHE_FOLDER: join(tmpdir(), 'deepeval-bench'),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (data: Buffer) => said.push(String(data)));
  const lines = createInterface({ input: child.stdout });
  const answered = async () => {
    const ended = await Promise.race([
      once(lines, 'line').then(() => false),
      once(child, 'exit').then(() => true),
    ]);
    if (ended) throw new Error(`${name}: ${said.join('').trim().split('\n').at(-1)}`);
  };
  await answered();
  return {
    name,
    check: async (url, { question, context, output }) => {
      child.stdin.write(`${JSON.stringify({ metric, url, question, context, output })}\n`);
      await answered();
    },
    end: () => stop(child),
  };
}

const stop = (child: ChildProcess): void => void child.kill();
