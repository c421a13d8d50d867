import { basename, dirname, resolve } from 'node:path';
import { frontMatterBinding } from '../../sources/frontMatter.ts';
import { isDocumentFile } from '../../sources/limits.ts';
import { isInside } from '../../sources/pathBounds.ts';
import { readRegularText } from '../../sources/regularFile.node.ts';
import type { GivenContext } from './checkSubject.ts';
import { globMatcher, isGlob } from './globs.ts';
import { fileOfOutput, type OutputArgument } from './outputArgument.ts';

/**
 * The outputs that changed, and those whose context did: by the command line, their front matter or the configuration.
 * The standard input counts as changed.
 * @param changed absolute paths
 */
export async function changedOutputs(
  outputs: readonly OutputArgument[],
  changed: readonly string[],
  { context, config }: GivenContext,
): Promise<readonly OutputArgument[]> {
  const paths = new Set(changed);
  const touched = new Map<string, boolean>();
  const isTouched = (name: string): boolean => {
    const known = touched.get(name) ?? standsForAny(name, changed);
    touched.set(name, known);
    return known;
  };
  if (context?.some(isTouched)) return outputs;
  const are = await Promise.all(
    outputs.map(async (output) => {
      const file = fileOfOutput(output);
      if (file === undefined || output.path === '-') return true;
      const isChanged = paths.has(resolve(file));
      if (context) return isChanged;
      const names = (await ownContext(file)) ?? config?.contextOf(file);
      // A transcript brings its own context, and a document without one is asked for by nobody.
      if (!names) return isChanged && (output.isNamed || !isDocumentFile(basename(file)));
      return isChanged || names.some(isTouched);
    }),
  );
  return outputs.filter((_, at) => are[at]);
}

/** Whether a file, a folder or a glob stands for one of these. */
function standsForAny(name: string, changed: readonly string[]): boolean {
  const path = resolve(name);
  const matches = isGlob(name) ? globMatcher(name) : () => false;
  return changed.some((file) => isInside(file, path) || matches(file));
}

/** What the front matter of a text names; what cannot be read is told when it is checked. */
async function ownContext(file: string): Promise<readonly string[] | undefined> {
  const text = await readRegularText(file, file).catch(() => '');
  return frontMatterBinding(text)?.context.map((path) => resolve(dirname(file), path));
}
