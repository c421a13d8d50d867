import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * What only this installation knows, so that it knows again what it wrote itself: a file that its user alone may read.
 * Where none can be kept, it lasts as long as the process.
 */
export async function installationSecret(folder = stateFolder()): Promise<string> {
  const path = join(folder, 'secret');
  const kept = await read(path);
  if (kept !== undefined) return kept;
  const made = randomBytes(32).toString('hex');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch {
    // Another process was first, or nothing can be written here.
    return (await read(path)) ?? made;
  }
}

const read = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').then(
    (text) => (/^[0-9a-f]{64}$/.test(text) ? text : undefined),
    () => undefined,
  );

/** Where the system keeps what a program remembers of its user. */
function stateFolder(): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  const base = XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(base, 'claimlight');
}
