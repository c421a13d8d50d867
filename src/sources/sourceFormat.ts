import { Problem } from '../check/problem.ts';
import type { SourceFile } from './reading.ts';

export type SourceFormat =
  | 'text'
  | 'html'
  | 'pdf'
  | 'docx'
  | 'json'
  | 'jsonLines'
  | 'csv'
  | 'yaml'
  | 'notebook'
  | 'subtitles'
  | 'code';

/** Formats that the ending of a name tells of. */
export const formatOfExtension: Readonly<Record<string, SourceFormat>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  pdf: 'pdf',
  docx: 'docx',
  json: 'json',
  jsonc: 'json',
  geojson: 'json',
  jsonl: 'jsonLines',
  ndjson: 'jsonLines',
  csv: 'csv',
  tsv: 'csv',
  yaml: 'yaml',
  yml: 'yaml',
  ipynb: 'notebook',
  srt: 'subtitles',
  vtt: 'subtitles',
};

const code = new Set(
  `bash bat c cc cfg conf cpp cs css dart env fish go gradle groovy h hpp ini java jl js jsx kt less lua m mjs cjs mts cts
  php pl properties proto ps1 py r rb rs scala scss sh sol sql svelte swift tf toml ts tsx vb vue xml zig zsh`.split(
    /\s+/,
  ),
);

const byMediaType: Readonly<Record<string, SourceFormat>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/json': 'json',
  'application/x-ndjson': 'jsonLines',
  'application/jsonl': 'jsonLines',
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'application/yaml': 'yaml',
  'text/vtt': 'subtitles',
};

/** How to read a file: what it begins with, else its media type, else the ending of its name. */
export function sourceFormat({ uri, bytes, mediaType }: SourceFile): SourceFormat {
  const head = new TextDecoder().decode(bytes.subarray(0, 512)).trimStart();
  if (head.startsWith('%PDF-')) return 'pdf';
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(uri)?.[1]?.toLowerCase() ?? '';
  const declared =
    byMediaType[mediaType?.split(';')[0]?.trim().toLowerCase() ?? ''] ?? formatOfExtension[extension];
  if (declared) return declared;
  if (code.has(extension)) return 'code';
  if (/^<!doctype html|^<html[\s>]/i.test(head)) return 'html';
  return looksLikeJson(head) ? 'json' : 'text';
}

/** Whether a text begins as a JSON record or list does. */
export const looksLikeJson = (text: string): boolean =>
  /^\s*(?:\{\s*["}]|\[\s*(?:[[{"]|-?[\d.]+\s*,))/.test(text);

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252 if it is mostly ASCII.
 * Throws `contextBinary` for bytes that are no text.
 */
export function decode({ uri, bytes }: Pick<SourceFile, 'uri' | 'bytes'>): string {
  const text = tryDecode(encodingOf(bytes), bytes);
  if (text === undefined || isBinary(text)) throw new Problem('contextBinary', { uri });
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const high = bytes.subarray(0, 8000).reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
    return high * 4 > Math.min(bytes.length, 8000)
      ? undefined
      : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A NUL, or more than one unreadable or control character in fifty of the first 8,000. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 8000);
  if (head.includes('\0')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what binary data has
  const odd = head.match(/[\u0001-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return odd * 50 > head.length;
}
