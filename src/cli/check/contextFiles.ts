import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LeftOut } from '../../check/leftOut.ts';
import { Problem } from '../../check/problem.ts';
import { leftOutLines } from '../../report/problems/leftOutLines.ts';
import { unlessBound } from '../../sources/boundOutput.ts';
import { type ContextRead, readFiles } from '../../sources/contextRead.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import { limitContext, limitFiles } from '../../sources/limits.ts';
import { isNetworkPath } from '../../sources/pathBounds.ts';
import { type Bounds, realPathWithin } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import { sameFileAs } from '../../sources/sameFile.node.ts';
import { boundsOfArgument } from '../fileArgument.ts';
import { readBeside } from '../readBeside.ts';
import type { Terminal } from '../terminal.ts';
import { filesOfName, lookAtName } from './namedFiles.ts';
import type { Naming } from './outputText.ts';

/**
 * Reads context files, those of folders, and the standard input, which a person names “-”. One that is missing, empty or not readable is told and left out, as is
 * what a folder or a glob brings in of texts to check. Throws a `Problem` where none is left, where one is out of
 * bounds, or all are too many, and the signal's reason when it aborts.
 */
export async function readContext(
  names: readonly string[],
  naming: ContextNaming,
  terminal: Pick<Terminal, 'readStdin' | 'writeError' | 'stop'>,
): Promise<ContextRead> {
  const { files, leftOut } = await contextFiles(names, naming);
  limitContext((await Promise.all(files.map(({ path }) => sizeOf(path)))).reduce((a, b) => a + b, 0));
  const { stop } = terminal;
  const read = await readFiles(
    files,
    ({ name }) => name,
    async ({ name, path, isNamed }) => {
      if (naming.typed && name === '-')
        return readBeside(
          { uri: 'stdin', bytes: new TextEncoder().encode(await terminal.readStdin()) },
          stop,
        );
      const bytes = await readBytes(path, name, stop);
      const source = await readBeside({ uri: pathToFileURL(resolve(name)).href, bytes }, stop);
      return isNamed ? source : unlessBound(source);
    },
    { before: leftOut },
  );
  if (read.leftOut.length > 0)
    terminal.writeError(`claimlight: ${leftOutLines(read.leftOut, 'commandLine').join('\n')}\n`);
  return read;
}

const sizeOf = (path: string | undefined): Promise<number> =>
  path === undefined
    ? Promise.resolve(0)
    : stat(path).then(
        ({ size }) => size,
        () => 0,
      );

async function readBytes(path: string | undefined, name: string, stop: AbortSignal): Promise<Uint8Array> {
  if (path === undefined) throw new Problem('contextMissing', { file: name });
  try {
    return await readRegularFile(path, name, stop);
  } catch (cause) {
    stop.throwIfAborted();
    throw contextProblem(name, cause);
  }
}

const contextProblem = (file: string, cause: unknown): Problem =>
  readProblem(file, cause, { missing: 'contextMissing', unreadable: 'contextUnreadable' });

interface ContextNaming extends Naming {
  /** Paths of the texts under check, as far as they are files. */
  readonly outputs?: readonly string[];
}

/** A file to read, under the name that the report gives it. */
interface ContextFile {
  readonly name: string;
  /** Behind every link; absent where there is none. */
  readonly path?: string;
  /** By its own name, and not by that of a folder or a glob. */
  readonly isNamed: boolean;
}

interface ContextFiles {
  readonly files: readonly ContextFile[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The files of paths and globs; a folder stands for the readable files below it, hidden ones aside. Throws `outside`
 * for a file that is not within the bounds.
 */
async function contextFiles(names: readonly string[], naming: ContextNaming): Promise<ContextFiles> {
  const found = await Promise.all(names.map((name) => filesOf(name, naming)));
  const byName = found.flatMap((one) => one.files).toSorted((a, b) => Number(a.isNamed) - Number(b.isNamed));
  const files = new Map(byName.map((file) => [file.name, file]));
  const { others, own } = await withoutOutputs([...files.values()], naming.outputs ?? []);
  if (others.length === 0 && own[0]) throw Problem.from(own[0].problem);
  return {
    files: limitFiles(others, names.join(' ')),
    leftOut: [...found.flatMap(({ leftOut }) => leftOut), ...own],
  };
}

interface WithoutOutputs {
  readonly others: readonly ContextFile[];
  readonly own: readonly LeftOut[];
}

/** What is checked is no evidence: a folder or a glob does not bring it in. */
async function withoutOutputs(
  files: readonly ContextFile[],
  outputs: readonly string[],
): Promise<WithoutOutputs> {
  const isOutput = await sameFileAs(outputs);
  const are = await Promise.all(
    files.map(async ({ path, isNamed }) => !isNamed && path !== undefined && (await isOutput(path))),
  );
  const code = outputs.length === 1 ? 'ownContext' : 'alsoChecked';
  return {
    others: files.filter((_, at) => !are[at]),
    own: files
      .filter((_, at) => are[at])
      .map(({ name }) => ({ name, problem: { code, args: { file: name } } })),
  };
}

/**
 * No text is evidence for itself.
 * @throws {Problem} ownContext where one of these names is that of the output
 */
export async function refuseOwn(names: readonly string[], output: string): Promise<void> {
  const isOutput = await sameFileAs([output]);
  for (const name of names) if (await isOutput(name)) throw new Problem('ownContext', { file: name });
}

async function filesOf(name: string, { bounds, typed }: Naming): Promise<ContextFiles> {
  if (!typed && bounds !== 'anywhere' && isNetworkPath(resolve(name)))
    throw new Problem('outside', { file: name });
  if (typed && name === '-') return { files: [{ name, isNamed: true }], leftOut: [] };
  const found = await lookAtName(name);
  const within = typed ? await boundsOfArgument(found.base, bounds) : bounds;
  await realPath(found.base, within);
  const { paths, leftOut = [] } = await filesOfName(name, found, within, 'context');
  const isNamed = found.kind === 'file';
  const files = paths.map(async (file) => ({ name: file, path: await realPath(file, within), isNamed }));
  return { files: await Promise.all(files), leftOut };
}

/** Nothing where there is no such file, which is told where it is to be read. */
async function realPath(path: string, bounds: Bounds): Promise<string | undefined> {
  try {
    return await realPathWithin(path, bounds);
  } catch (cause) {
    const problem = contextProblem(path, cause);
    if (problem.code === 'contextMissing') return undefined;
    throw problem;
  }
}
