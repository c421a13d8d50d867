import { Readable } from 'node:stream';
import { toCsv } from '../../evaluate/export/csv.ts';
import { toHtml } from '../../evaluate/export/html.ts';
import { toJson } from '../../evaluate/export/json.ts';
import { toMarkdown } from '../../evaluate/export/markdown.ts';
import { nodeFiles } from '../../evaluate/nodeFiles.node.ts';
import { type RunFile, readRunFile } from '../../evaluate/runFile.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import type { Terminal } from '../terminal.ts';
import { writeOut } from '../writeOut.ts';
import { viewText } from './viewText.ts';

export const viewFormats = ['text', 'json', 'csv', 'markdown', 'html'] as const;

export interface ViewOptions {
  readonly format: (typeof viewFormats)[number];
  readonly out?: string;
  readonly worst: number;
  readonly disagreements?: true;
}

export async function runView(path: string, options: ViewOptions, terminal: Terminal): Promise<ExitCode> {
  const chunks = render(await readRunFile(path, nodeFiles({}).open(path)), options);
  if (options.out === undefined) for await (const chunk of chunks) terminal.write(chunk);
  else await writeOut(options.out, Readable.from(chunks));
  return exitCode.passed;
}

function render({ header, cases }: RunFile, options: ViewOptions): AsyncGenerator<string> {
  switch (options.format) {
    case 'text':
      return viewText(header, cases, options);
    case 'json':
      return toJson(header, cases);
    case 'csv':
      return toCsv(cases);
    case 'markdown':
      return whole(toMarkdown(header, cases));
    case 'html':
      return whole(toHtml(header, cases));
  }
}

async function* whole(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}
