import { decode } from './decode.ts';
import type { Reading } from './reading.ts';
import type { SourceFile } from './sourceFile.ts';
import type { SourceFormat } from './sourceFormat.ts';
import { textReading } from './textReading.ts';

type Reader = (file: SourceFile, signal?: AbortSignal) => Promise<Reading>;

const ofText =
  (load: () => Promise<(text: string, uri: string) => Reading>): Reader =>
  async (file) =>
    (await load())(decode(file), file.uri);

/** A transcript is read as one, whatever kind of JSON it is written in. */
const ofJson = (load: () => Promise<(text: string) => Reading>): Reader =>
  ofText(async () => {
    const [read, { transcriptReading }] = await Promise.all([
      load(),
      import('./transcript/transcriptReading.ts'),
    ]);
    return (text) => transcriptReading(text) ?? read(text);
  });

/** One reader for each format, loaded when a file first needs it. */
export const readers: Readonly<Record<SourceFormat, Reader>> = {
  text: ofText(async () => textReading),
  html: async (file, signal) => (await import('./readHtml.ts')).readHtml(decode(file), signal),
  pdf: async (file, signal) => (await import('./readPdf.ts')).readPdf(file, signal),
  docx: async (file) => (await import('./readDocx.ts')).readDocx(file),
  json: ofJson(async () => (await import('./readJson.ts')).readJson),
  jsonLines: ofJson(async () => (await import('./readJson.ts')).readJsonLines),
  csv: ofText(async () => (await import('./readCsv.ts')).readCsv),
  yaml: ofText(async () => (await import('./readYaml.ts')).readYaml),
  notebook: ofText(async () => (await import('./readNotebook.ts')).readNotebook),
  code: ofText(async () => (await import('./readCode.ts')).readCode),
  subtitles: ofText(async () => (await import('./readSubtitles.ts')).readSubtitles),
};
