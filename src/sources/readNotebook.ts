import * as z from 'zod/mini';
import { type Reading, textReading } from './reading.ts';

const multiline = z.union([
  z.string(),
  z.pipe(
    z.array(z.string()),
    z.transform((lines) => lines.join('')),
  ),
]);
const output = z.object({
  text: z.optional(multiline),
  data: z.optional(z.object({ 'text/plain': z.optional(multiline) })),
});
const notebook = z.object({
  cells: z.array(
    z.object({ cell_type: z.string(), source: multiline, outputs: z.optional(z.array(output)) }),
  ),
});

/**
 * A Jupyter notebook: its Markdown, and its code and printed results as code. Offsets are into the extracted text.
 * Throws on what is no notebook.
 */
export function readNotebook(text: string): Reading {
  const cells = notebook
    .parse(JSON.parse(text))
    .cells.map(({ cell_type, source, outputs = [] }) =>
      cell_type === 'markdown'
        ? source
        : [source, ...outputs.map(({ text, data }) => text ?? data?.['text/plain'] ?? '')]
            .map(fenced)
            .join('\n\n'),
    );
  return textReading(cells.filter((cell) => cell.trim() !== '').join('\n\n'));
}

const fenced = (code: string): string => (code.trim() === '' ? '' : `\`\`\`\`\n${code.trimEnd()}\n\`\`\`\``);
