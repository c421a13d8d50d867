import { Problem } from '../check/problem.ts';
import type { ModuleFiles } from './moduleFiles.ts';

/**
 * Runs a function of a module of the person's own, JavaScript or TypeScript, or takes the value in its place. What
 * imports modules is loaded on use. Throws `loader`.
 */
export async function runLoader(
  url: string,
  functionName: string | undefined,
  files: ModuleFiles,
): Promise<unknown> {
  try {
    const { importModule } = await import('./importModule.ts');
    const loader = (await importModule(url, files))[functionName ?? 'default'];
    if (loader === undefined) throw new Error(`no function ${functionName ?? 'default'}`);
    return typeof loader === 'function' ? await loader() : loader;
  } catch (error) {
    throw new Problem('loader', { file: decodeURI(url), cause: (error as Error).message }, error);
  }
}
