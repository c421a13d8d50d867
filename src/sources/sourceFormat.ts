import type { SourceFile } from './reading.ts';

export type SourceFormat =
  | 'text'
  | 'html'
  | 'pdf'
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'odt'
  | 'epub'
  | 'latex'
  | 'rst'
  | 'asciiDoc'
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
  docm: 'docx',
  pptx: 'pptx',
  pptm: 'pptx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  odt: 'odt',
  epub: 'epub',
  tex: 'latex',
  latex: 'latex',
  rst: 'rst',
  adoc: 'asciiDoc',
  asciidoc: 'asciiDoc',
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
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/epub+zip': 'epub',
  'application/x-latex': 'latex',
  'application/x-tex': 'latex',
  'text/x-rst': 'rst',
  'text/asciidoc': 'asciiDoc',
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
