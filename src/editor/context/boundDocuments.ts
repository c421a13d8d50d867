import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { fileExists, openDocument, textOnDisk } from '../documents.ts';
import type { Settings } from '../settings.ts';
import type { ContextBindings } from './contextBindings.ts';
import { expandFiles, searchFiles } from './filePatterns.ts';
import { mappedContextsIn } from './mappedContexts.ts';

/** Documents of which a front matter is read. */
const documentPattern = '**/*.{md,markdown,mdx,txt}';
const isDocument = /\.(?:md|markdown|mdx|txt)$/i;
const maxSearched = 5000;
const readAtOnce = 50;

/** Documents that may be checked against a file. */
interface BoundDocuments {
  readonly uris: readonly string[];
  /** Not all files of the workspace could be looked into. */
  readonly incomplete: boolean;
}

/**
 * Documents that a person, the settings or their own front matter bind to a file of the context; also some that turn out
 * to be bound to others, since the settings may say so of a document that has a choice of its own.
 */
export async function documentsBoundTo(
  file: string,
  bindings: ContextBindings,
  settings: Pick<Settings, 'contextFiles'>,
): Promise<BoundDocuments> {
  const chosen = await existing(bindings.boundTo(file));
  const mapped = await Promise.all(
    (vscode.workspace.workspaceFolders ?? []).map((folder) => mappedTo(file, folder, settings)),
  );
  const searched = await searchFiles(documentPattern, maxSearched);
  const named: string[] = [];
  for (let at = 0; at < searched.found.length; at += readAtOnce)
    named.push(...(await namingContext(searched.found.slice(at, at + readAtOnce))));
  const uris = [...chosen, ...mapped.flat(), ...named];
  return {
    uris: [...new Set(uris)].filter((uri) => uri !== file),
    incomplete: searched.incomplete,
  };
}

async function existing(uris: readonly string[]): Promise<readonly string[]> {
  const exist = await Promise.all(
    uris.map((uri) => openDocument(uri) !== undefined || fileExists(vscode.Uri.parse(uri, true))),
  );
  return uris.filter((_, i) => exist[i]);
}

/** Documents of a folder that its settings and configurations map to the file. */
async function mappedTo(
  file: string,
  folder: vscode.WorkspaceFolder,
  settings: Pick<Settings, 'contextFiles'>,
): Promise<readonly string[]> {
  const mapped = await mappedContextsIn(folder, settings);
  const found = await Promise.all(
    mapped.map(async ({ base, glob, files }) => {
      // What cannot be expanded is told of each document that it is the context of.
      const context = await expandFiles(base, files).catch(unlessProblem);
      if (context && !context.includes(file)) return [];
      return vscode.workspace.findFiles(new vscode.RelativePattern(base, glob), undefined, maxSearched);
    }),
  );
  return found.flat().map((uri) => uri.toString());
}

function unlessProblem(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
  return undefined;
}

/** Those of the files that are checked against others, by choice or by their front matter. */
export async function boundAmong(
  files: readonly string[],
  bindings: Pick<ContextBindings, 'get'>,
): Promise<readonly string[]> {
  const isChosen = (uri: string) => (bindings.get(uri)?.context.length ?? 0) > 0;
  const documents = files.filter((uri) => !isChosen(uri) && isDocument.test(uri));
  const named: string[] = [];
  for (let at = 0; at < documents.length; at += readAtOnce) {
    const some = documents.slice(at, at + readAtOnce).map((uri) => vscode.Uri.parse(uri, true));
    named.push(...(await namingContext(some)));
  }
  return [...files.filter(isChosen), ...named];
}

/** Those whose front matter says what to check them against; which files these are is for the resolver to say. */
async function namingContext(uris: readonly vscode.Uri[]): Promise<readonly string[]> {
  const heads = await Promise.all(
    uris.map((uri) => openDocument(uri.toString())?.getText() ?? textOnDisk(uri)),
  );
  const candidates = heads.map((head) => head.startsWith('---') && head.includes('claimlight'));
  if (!candidates.includes(true)) return [];
  const { frontMatterBinding } = await import('../../sources/frontMatter.ts');
  return uris.flatMap((uri, i) => (candidates[i] && frontMatterBinding(heads[i]!) ? [uri.toString()] : []));
}
