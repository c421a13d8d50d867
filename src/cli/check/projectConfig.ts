import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { t } from '@vscode/l10n';
import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import picomatch from 'picomatch';
import type * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';
import { positions } from '../../report/place.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import { isInside } from '../../sources/pathBounds.ts';
import { configName } from '../../sources/projectContexts.ts';
import { realPathWithin } from '../../sources/realPath.node.ts';
import { readRegularText } from '../../sources/regularFile.node.ts';
import { type ProjectOptions, projectOptions } from './projectOptions.ts';

/** `claimlight.config.json`: what a project says of how its texts are checked. */
export class ProjectConfig {
  readonly #contexts: readonly {
    readonly matches: (path: string) => boolean;
    readonly names: readonly string[];
  }[];
  readonly #ignores: (path: string) => boolean;

  constructor(
    /** As the person sees it from where they are. */
    readonly path: string,
    /** Paths in it are relative to this, and none may lead out of it. */
    readonly folder: string,
    readonly options: ProjectOptions,
  ) {
    this.#contexts = Object.entries(options.contexts ?? {}).map(([glob, names]) => ({
      matches: picomatch(glob),
      names: [names].flat().map((name) => resolve(this.folder, name)),
    }));
    const ignores = options.ignores ?? [];
    this.#ignores = ignores.length === 0 ? () => false : picomatch([...ignores]);
  }

  /** Of the first glob that matches the text; `undefined` where none does, and for a file of its own context. */
  contextOf(file: string): readonly string[] | undefined {
    const below = this.#below(file);
    const names = this.#contexts.find(({ matches }) => below !== undefined && matches(below))?.names;
    return names?.includes(resolve(file)) ? undefined : names;
  }

  ignores(file: string): boolean {
    const below = this.#below(file);
    return below !== undefined && this.#ignores(below);
  }

  #below(file: string): string | undefined {
    const path = resolve(file);
    return isInside(path, this.folder) ? relative(this.folder, path).replaceAll('\\', '/') : undefined;
  }
}

/**
 * The nearest one from the working directory up to the root of its repository; outside of a repository, that of the
 * working directory itself.
 * @throws {Problem} badInput with the place of what is wrong; outside where a link leads out of its folder
 */
export async function findProjectConfig(workingDirectory: string): Promise<ProjectConfig | undefined> {
  const path = foldersUpward(workingDirectory)
    .map((folder) => join(folder, configName))
    .find((one) => existsSync(one));
  if (path === undefined) return undefined;
  const name = relative(workingDirectory, path);
  return new ProjectConfig(name, dirname(path), parseOptions(await readConfig(path), name));
}

/**
 * The configuration that a file of these folders is under, if it lies in one of them, too.
 * @throws {Problem} as `findProjectConfig`
 */
export async function configWithin(
  file: string,
  folders: readonly string[],
): Promise<ProjectConfig | undefined> {
  const config = await findProjectConfig(dirname(resolve(file)));
  return config && folders.some((folder) => isInside(config.folder, folder)) ? config : undefined;
}

function foldersUpward(from: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    folders.push(folder);
    if (existsSync(join(folder, '.git'))) return folders;
    if (dirname(folder) === folder) return folders.slice(0, 1);
  }
}

async function readConfig(path: string): Promise<string> {
  try {
    return await readRegularText(await realPathWithin(path, [dirname(path)]), path);
  } catch (cause) {
    throw readProblem(path, cause, { missing: 'outputUnreadable', unreadable: 'outputUnreadable' });
  }
}

/** Comments and commas at the end are let pass, as in the editor's own settings. */
function parseOptions(text: string, name: string): ProjectOptions {
  const at = positions(text);
  const wrong = (offset: number, what: string): Problem => {
    const { line, column } = at(offset);
    return new Problem('badInput', { detail: `${name}:${line}:${column}: ${what}` });
  };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error || !tree)
    throw wrong(
      error?.offset ?? 0,
      t('This is not JSON ({0}).', error ? printParseErrorCode(error.error) : ''),
    );
  const parsed = projectOptions.safeParse(getNodeValue(tree));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(
    (part) => part as string,
  );
  const node = findNodeAtLocation(tree, path);
  const offset = (unknown === undefined ? node : node?.parent)?.offset ?? tree.offset;
  throw wrong(offset, unknown === undefined ? valueText(path, issue) : unknownText(unknown));
}

const unknownText = (key: string): string =>
  t('There is no option “{0}”. There are: {1}.', key, Object.keys(projectOptions.shape).join(', '));

const valueText = (path: readonly string[], issue: z.core.$ZodIssue | undefined): string =>
  path.length === 0
    ? t('A configuration is an object.')
    : t('“{0}”: {1}', path.join('.'), issue?.message ?? '');
