import { Problem } from '../../check/problem.ts';
import { type Chunks, readLines } from '../data/read/fileLines.ts';
import { type CaseResult, caseResultSchema, type RunHeader, runHeaderSchema } from './result.ts';

/** A results file: the run's header, then one case a line, in the order of the data. */
export interface RunFile {
  readonly header: RunHeader;
  readonly cases: AsyncGenerator<CaseResult>;
}

/** Opens a results file for reading. Throws `resultsFormat` when it is none, or a line within it is broken. */
export async function readRunFile(name: string, chunks: Chunks): Promise<RunFile> {
  const lines = readLines(chunks);
  const first = await lines.next();
  const header = first.done ? undefined : runHeaderSchema.safeParse(parsed(first.value.text)).data;
  if (!header) throw new Problem('resultsFormat', { file: name });
  return { header, cases: readCases(name, lines) };
}

/** The last line may be one that is being written, or was when the run was killed: it is not there yet. */
async function* readCases(name: string, lines: AsyncIterable<{ readonly text: string | undefined }>) {
  let broken = false;
  for await (const { text } of lines) {
    if (broken) throw new Problem('resultsFormat', { file: name });
    const found = caseResultSchema.safeParse(parsed(text));
    if (found.success) yield found.data;
    else broken = true;
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export const runLine = (value: RunHeader | CaseResult): string => `${JSON.stringify(value)}\n`;

/** Whether results under one header may be continued under another; the order of fields does not matter. */
export const isSameRun = (a: RunHeader, b: RunHeader): boolean =>
  JSON.stringify(runHeaderSchema.parse(a)) === JSON.stringify(runHeaderSchema.parse(b));
