import { Problem } from '../check/problem.ts';
import type { Source } from '../text/passage.ts';
import { runInTurns } from '../text/steps.ts';
import { readers } from './readers.ts';
import { sourceSteps } from './reading.ts';
import type { SourceFile } from './sourceFile.ts';
import { sourceFormat } from './sourceFormat.ts';

/** Larger files are refused: they would hold memory of many times their size. */
export const maxBytes = 20_000_000;

/**
 * Reads a file of the context into passages, in turns, so that others can work. Throws the signal's reason when it
 * aborts.
 * @throws {Problem} contextEmpty, contextBinary, fileTooLarge or contextUnreadable, each with its `uri`
 */
export async function readSource(file: SourceFile, signal?: AbortSignal): Promise<Source> {
  if (file.bytes.length > maxBytes) throw new Problem('fileTooLarge', { uri: file.uri });
  const source = await read(file, signal);
  if (source.passages.length === 0) throw new Problem('contextEmpty', { uri: file.uri });
  return source;
}

async function read(file: SourceFile, signal?: AbortSignal): Promise<Source> {
  try {
    const reading = await readers[sourceFormat(file)](file, signal);
    return await runInTurns(sourceSteps(file.uri, reading), signal);
  } catch (error) {
    if (error instanceof Problem || signal?.aborted) throw error;
    throw new Problem('contextUnreadable', { uri: file.uri, ...causeOf(error) }, error);
  }
}

/** What a reader says, where it says it shortly: "No password given". */
function causeOf(error: unknown): { readonly cause?: string } {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' || message.length > 100 || message.includes('\n') ? {} : { cause: message };
}
