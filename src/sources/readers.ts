import type { Source } from '../text/passage.ts';
import { decode } from './decode.ts';
import { readText } from './readText.ts';
import type { SourceFile } from './sourceFile.ts';
import type { SourceFormat } from './sourceFormat.ts';

type Reader = (file: SourceFile) => Promise<Source>;

const ofText =
  (load: () => Promise<(uri: string, text: string) => Source>): Reader =>
  async (file) =>
    (await load())(file.uri, decode(file));

/** One reader for each format, loaded when a file first needs it. */
export const readers: Readonly<Record<SourceFormat, Reader>> = {
  text: ofText(async () => readText),
  html: ofText(async () => (await import('./readHtml.ts')).readHtml),
  pdf: async (file) => (await import('./readPdf.ts')).readPdf(file),
  docx: async (file) => (await import('./readDocx.ts')).readDocx(file),
  json: ofText(async () => (await import('./readJson.ts')).readJson),
  jsonLines: ofText(async () => (await import('./readJson.ts')).readJsonLines),
  csv: ofText(async () => (await import('./readCsv.ts')).readCsv),
  yaml: ofText(async () => (await import('./readYaml.ts')).readYaml),
  notebook: ofText(async () => (await import('./readNotebook.ts')).readNotebook),
  subtitles: ofText(async () => (await import('./readSubtitles.ts')).readSubtitles),
};
