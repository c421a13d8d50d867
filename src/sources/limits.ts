import { Problem } from '../check/problem.ts';
import { formatOfExtension, type SourceFormat } from './sourceFormat.ts';

/** Larger files are refused: they would hold memory of many times their size. */
export const maxFileBytes = 20_000_000;

/** Elements of markup within each other; no page that a person wrote comes near it. */
export const maxDepth = 5000;

/** Longer than this no file may take, whatever it holds. */
export const maxReadSeconds = 60;

/** Memory of the worker that reads: a page of the largest size takes about half of it. */
export const readerMegabytes = 2000;

/** A folder or pattern that brings in more is not what a person meant to check against. */
export const maxFiles = 10_000;

/** All files of a context together: what is read of them takes some times as much memory. */
export const maxContextBytes = 200_000_000;

/** Endings of the files that a folder brings in. Code is read where it is named, and is not asked of a whole folder. */
export const contextExtensions: readonly string[] = [
  ...Object.keys(formatOfExtension),
  ...['md', 'markdown', 'txt'],
];

/** Formats of texts that people write to be read, beside plain text and Markdown; tables, data and code are none. */
const documentFormats: readonly SourceFormat[] = [
  'html',
  'pdf',
  'docx',
  'pptx',
  'odt',
  'epub',
  'latex',
  'rst',
  'asciiDoc',
];

/**
 * Whether a folder of texts to check brings in a file below it.
 * @param path from the folder on, of any system's separators
 */
export function isDocumentFile(path: string): boolean {
  const format = formatOfExtension[extensionOf(path)];
  return isContextFile(path) && (format === undefined || documentFormats.includes(format));
}

/**
 * Whether a folder brings in a file below it as context.
 * @param path from the folder on, of any system's separators
 */
export function isContextFile(path: string): boolean {
  return contextExtensions.includes(extensionOf(path)) && !isHidden(path);
}

/** In lower case, without the full stop; empty where there is none. */
export const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Whether it is a hidden file, or lies in a hidden folder or one of packages: a folder does not speak of those. */
export const isHidden = (path: string): boolean =>
  path.split(/[\\/]/).some((part) => part.startsWith('.') || part === 'node_modules');

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

/**
 * To be asked while text is made of a file, which may say the same many times over.
 * @throws {Problem} unpackedTooLarge
 */
export function limitUnpacked(characters: number): void {
  if (characters > maxFileBytes) throw new Problem('unpackedTooLarge', { most: maxFileBytes / 1_000_000 });
}

/**
 * To be asked before the files of a context are read.
 * @throws {Problem} contextTooLarge
 */
export function limitContext(bytes: number): void {
  if (bytes > maxContextBytes)
    throw new Problem('contextTooLarge', {
      size: Math.ceil(bytes / 1_000_000),
      most: maxContextBytes / 1_000_000,
    });
}
