import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { DataFiles, DataParser, ModuleFiles } from '../../evaluate/data/dataFiles.ts';
import { runLoader } from '../../evaluate/data/loader.ts';
import { parseLoader } from '../../evaluate/data/loaderName.ts';
import { isInside } from '../../sources/pathBounds.ts';
import { outsideText } from '../context/readConsent.ts';
import type { Outside, WorkspaceBounds } from '../context/workspaceBounds.ts';
import { fileExists } from '../documents.ts';

/** What the person is asked before a data set reaches beyond itself. */
interface DataConsent {
  mayRead(outside: Outside): Promise<boolean>;
  /** @param module URI of the file whose code would run */
  mayRun(module: string): Promise<boolean>;
}

/**
 * The files of a data set, of any file system; paths are URIs. What it names outside the workspace is read, and what it
 * brings of code is run, where the person agrees; code in a trusted workspace only.
 * @param dataset as the person named it; one outside the workspace may name what is in its folder
 */
export function workspaceFiles(
  dataset: string,
  bounds: WorkspaceBounds,
  consent: DataConsent,
  parser?: DataParser,
): DataFiles {
  const agreed = homeOf(parseLoader(dataset)?.path ?? dataset, bounds);
  const mustBeAllowed = async (path: string) => {
    const [outside] = await bounds.outside([path]);
    if (!outside || (await agreed).some((one) => isInside(outside.real, one))) return;
    if (!(await consent.mayRead(outside))) throw new Problem('outside', { uri: path, file: path });
    (await agreed).push(outside.real);
  };
  const run = async (path: string, functionName: string | undefined) => {
    await mustBeAllowed(path);
    if (!(await consent.mayRun(path))) throw new Problem('cancelled');
    return runOnDisk(path, functionName);
  };
  return {
    async *open(path) {
      await mustBeAllowed(path);
      yield await bytesOf(path);
    },
    exists,
    parser,
    resolve: (base, path) => {
      const uri = vscode.Uri.parse(base, true);
      return (path.startsWith('/') ? uri.with({ path }) : vscode.Uri.joinPath(uri, '..', path)).toString();
    },
    runLoader: vscode.workspace.isTrusted ? run : undefined,
  };
}

/** Who points at a file outside the workspace means the folder that it is made of. */
async function homeOf(dataset: string, bounds: WorkspaceBounds): Promise<string[]> {
  const uri = vscode.Uri.parse(dataset, true);
  if (vscode.workspace.getWorkspaceFolder(uri)) return [];
  return [await bounds.realUri(vscode.Uri.joinPath(uri, '..').toString())];
}

/** Asks in a dialog. */
export const askConsent: DataConsent = {
  async mayRead(outside) {
    const { t } = vscode.l10n;
    const message = t('This data set refers to a file outside the workspace. Read it?');
    return confirmed(message, outsideText(outside), t('Read'));
  },
  async mayRun(module) {
    const { t } = vscode.l10n;
    const message = t('This data set contains code. Run it?');
    return confirmed(message, vscode.Uri.parse(module, true).fsPath, t('Run'));
  },
};

async function confirmed(message: string, detail: string, yes: string): Promise<boolean> {
  return (await vscode.window.showWarningMessage(message, { modal: true, detail }, yes)) === yes;
}

export async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await vscode.workspace.fs.readFile(vscode.Uri.parse(path, true));
  } catch (error) {
    const missing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
    throw new Problem(missing ? 'dataMissing' : 'dataUnreadable', { uri: path, file: path }, error);
  }
}

const exists = (path: string): Promise<boolean> => fileExists(vscode.Uri.parse(path, true));

/** Modules come from the disk: what they import could not be found elsewhere. */
async function runOnDisk(path: string, functionName: string | undefined): Promise<unknown> {
  const uri = vscode.Uri.parse(path, true);
  if (uri.scheme !== 'file') throw new Problem('loader', { uri: path, cause: `${uri.scheme}:` });
  return runLoader(uri.toString(), functionName, modules);
}

const modules: ModuleFiles = {
  read: async (url) => new TextDecoder().decode(await bytesOf(url)),
  write: async (url, text) =>
    vscode.workspace.fs.writeFile(vscode.Uri.parse(url, true), new TextEncoder().encode(text)),
  remove: async (url) => vscode.workspace.fs.delete(vscode.Uri.parse(url, true)),
  exists,
};
