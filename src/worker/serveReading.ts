import { runAtOnce } from '../base/timeSlices.ts';
import type { SourceFile } from '../sources/reading.ts';
import { readSource } from '../sources/readSource.ts';
import { packSource, sourceBuffers } from './packedSource.ts';
import type { WorkerReply } from './serveWorker.ts';

/** Reads a file as the host would. */
export async function serveReading(file: SourceFile): Promise<WorkerReply<'read'>> {
  const reply = runAtOnce(packSource(await readSource(file)));
  return { reply, transfer: sourceBuffers(reply) };
}
