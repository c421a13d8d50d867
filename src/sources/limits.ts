import { Problem } from '../check/problem.ts';
import { formatOfExtension } from './sourceFormat.ts';

/** Larger files are refused: they would hold memory of many times their size. */
export const maxFileBytes = 20_000_000;

/** Elements of markup within each other; no page that a person wrote comes near it. */
export const maxDepth = 5000;

/** Longer than this no file may take, whatever it holds. */
export const maxReadSeconds = 60;

/** A folder or pattern that brings in more is not what a person meant to check against. */
export const maxFiles = 200;

/** Endings of the files that a folder brings in. Code is read where it is named, and is not asked of a whole folder. */
export const contextExtensions: readonly string[] = [
  ...Object.keys(formatOfExtension),
  ...['md', 'markdown', 'txt'],
];

/**
 * Whether a folder brings in a file below it.
 * @param path from the folder on, of any system's separators
 */
export function isContextFile(path: string): boolean {
  const parts = path.split(/[\\/]/);
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return (
    contextExtensions.includes(extension) &&
    !parts.some((part) => part.startsWith('.') || part === 'node_modules')
  );
}

/**
 * Refuses what would be read in part.
 * @param from the folder or pattern that brings the files in
 * @throws {Problem} tooManyFiles
 */
export function limitFiles<T>(files: readonly T[], from: string): readonly T[] {
  if (files.length > maxFiles) throw new Problem('tooManyFiles', { file: from, most: maxFiles });
  return files;
}

/**
 * To be asked before a file is read, where its size is known.
 * @throws {Problem} fileTooLarge
 */
export function limitSize(bytes: number, name: { readonly uri: string } | { readonly file: string }): void {
  if (bytes > maxFileBytes) throw new Problem('fileTooLarge', { ...name, most: maxFileBytes / 1_000_000 });
}
