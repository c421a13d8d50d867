import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'sucrase';
import { Problem } from '../check/problem.ts';

/** Runs a function of a module of the person's own: JavaScript, or TypeScript that is stripped of its types. */
export async function runLoader(path: string, functionName = 'default'): Promise<unknown> {
  try {
    const module = await importModule(resolve(path));
    const loader = module[functionName];
    if (typeof loader !== 'function') throw new Error(`no function ${functionName}`);
    return await loader();
  } catch (error) {
    throw new Problem('loader', { file: path, cause: (error as Error).message }, error);
  }
}

type Module = Readonly<Record<string, unknown>>;

async function importModule(path: string): Promise<Module> {
  if (!/\.[cm]?ts$/.test(path)) return import(pathToFileURL(path).href);
  const { code } = transform(await readFile(path, 'utf8'), { transforms: ['typescript'], filePath: path });
  // Beside the original, so that what it imports is found.
  const stripped = join(dirname(path), `.claimlight-${process.pid}-${Date.now()}.mjs`);
  await writeFile(stripped, code);
  try {
    return await import(pathToFileURL(stripped).href);
  } finally {
    await rm(stripped);
  }
}
