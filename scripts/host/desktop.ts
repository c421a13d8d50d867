import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { cacheFolder } from './cache.ts';
import { testWorkspace } from './testWorkspace.ts';

/** An installed desktop VS Code named by `VSCODE_EXECUTABLE`; rejects a name that leads nowhere. */
export function desktopExecutable(): string | undefined {
  const named = process.env.VSCODE_EXECUTABLE;
  if (named === undefined || named === '') return undefined;
  if (!existsSync(named)) throw new Error(`VSCODE_EXECUTABLE names ${named}, which does not exist.`);
  return named;
}

/** Extensions that tests rely on, such as a scripted language model. */
async function helperExtensions(root: string): Promise<readonly string[]> {
  const folder = join(root, 'test/host/extensions');
  return (await readdir(folder)).map((name) => join(folder, name));
}

/** Runs a test module in a desktop VS Code, downloaded where none is named; resolves with its exit code. */
export async function runOnDesktop(tests: string): Promise<number> {
  const root = resolve(import.meta.dirname, '../..');
  const parent = await mkdtemp(join(tmpdir(), 'claimlight-workspace-'));
  const workspace = await testWorkspace(parent);
  const executable = desktopExecutable();
  try {
    return await runTests({
      vscodeExecutablePath: executable,
      cachePath: join(cacheFolder(), 'desktop'),
      extensionDevelopmentPath: [root, ...(await helperExtensions(root))],
      extensionTestsPath: resolve(root, tests),
      launchArgs: [workspace, '--disable-extensions', '--disable-workspace-trust'],
    });
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
