import { execFile, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const oldest = 120;

/** Programs that open a desktop VS Code, the person's own choice first. */
const candidates = [
  process.env.VSCODE_EXECUTABLE,
  'code',
  'code-insiders',
  'codium',
  '/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code',
].filter((program): program is string => program !== undefined && program !== '');

/**
 * Opens an installed VS Code on `folder` with `extensions` loaded from their folders, in a profile of its own. Resolves
 * with false where there is none that is new enough.
 */
export async function startInstalled(folder: string, extensions: readonly string[]): Promise<boolean> {
  const program = await findInstalled();
  if (program === undefined) return false;
  const profile = await mkdtemp(join(tmpdir(), 'claimlight-demo-'));
  const args = [
    ...['--user-data-dir', profile, '--disable-extensions', '--disable-workspace-trust', '--new-window'],
    ...extensions.map((extension) => `--extensionDevelopmentPath=${extension}`),
    folder,
  ];
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  spawn(program, [...asRoot, ...args], {
    detached: true,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  }).unref();
  return true;
}

async function findInstalled(): Promise<string | undefined> {
  for (const program of candidates) {
    const version = await promisify(execFile)(program, ['--version'], { timeout: 20_000 }).then(
      ({ stdout }) => /^1\.(\d+)/.exec(stdout)?.[1],
      () => undefined,
    );
    if (version !== undefined && Number(version) >= oldest) return program;
  }
  return undefined;
}
