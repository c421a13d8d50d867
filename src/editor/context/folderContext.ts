import type * as vscode from 'vscode';
import { boundAmong } from './boundDocuments.ts';
import type { ContextBindings } from './contextBindings.ts';
import { type FolderFiles, filesBelow } from './filePatterns.ts';

/**
 * What a folder brings into a context: files that are themselves checked against others are left out. A file that is
 * named is itself, whatever it is.
 * @throws {Problem} tooManyFiles
 */
export async function folderContext(
  uri: vscode.Uri,
  bindings: Pick<ContextBindings, 'get'>,
): Promise<FolderFiles> {
  const { files, leftOut } = await filesBelow(uri);
  if (files[0] === uri.toString()) return { files, leftOut };
  const bound = new Set(await boundAmong(files, bindings));
  return {
    files: files.filter((file) => !bound.has(file)),
    leftOut: [
      ...leftOut,
      ...[...bound].map((file) => ({
        name: file,
        problem: { code: 'boundOutput' as const, args: { uri: file } },
      })),
    ],
  };
}
