import { z } from 'zod';
import { Problem } from '../check/problem.ts';
import type { Source } from '../text/passage.ts';
import { readText } from './readText.ts';
import { fileNameOf } from './sourceFile.ts';

const multiline = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(''))]);
const output = z.object({
  text: multiline.optional(),
  data: z.object({ 'text/plain': multiline.optional() }).optional(),
});
const notebook = z.object({
  cells: z.array(z.object({ cell_type: z.string(), source: multiline, outputs: z.array(output).optional() })),
});

/** A Jupyter notebook: its Markdown, and its code and printed results as code. Offsets are into the extracted text. */
export function readNotebook(uri: string, text: string): Source {
  const cells = parse(uri, text).cells.map(({ cell_type, source, outputs = [] }) =>
    cell_type === 'markdown'
      ? source
      : [source, ...outputs.map(({ text, data }) => text ?? data?.['text/plain'] ?? '')]
          .map(fenced)
          .join('\n\n'),
  );
  return readText(uri, cells.filter((cell) => cell.trim() !== '').join('\n\n'));
}

function parse(uri: string, text: string): z.infer<typeof notebook> {
  try {
    return notebook.parse(JSON.parse(text));
  } catch (cause) {
    throw new Problem('contextUnreadable', { file: fileNameOf(uri) }, cause);
  }
}

const fenced = (code: string): string => (code.trim() === '' ? '' : `\`\`\`\`\n${code.trimEnd()}\n\`\`\`\``);
