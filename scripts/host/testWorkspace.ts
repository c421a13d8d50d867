import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Makes a workspace file in `parent` with one folder, a copy of `examples/`. A second folder can be added to it without
 * a restart of the extension host, which ends the tests where a window has only a folder open.
 * @returns its path
 */
export async function testWorkspace(parent: string): Promise<string> {
  await cp(join(root, 'examples'), join(parent, 'examples'), { recursive: true });
  const file = join(parent, 'tests.code-workspace');
  await writeFile(file, JSON.stringify({ folders: [{ path: 'examples' }] }));
  return file;
}
