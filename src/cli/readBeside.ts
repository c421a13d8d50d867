import { lazy } from '../base/lazy.ts';
import type { DataParser } from '../evaluate/data/dataFiles.ts';
import { rawRows } from '../evaluate/data/read/readRows.ts';
import { readerMegabytes } from '../sources/limits.ts';
import type { SourceFile } from '../sources/reading.ts';
import { readSource } from '../sources/readSource.ts';
import { type SourceFormat, sourceFormat } from '../sources/sourceFormat.ts';
import type { Source } from '../text/passage.ts';
import { DataWorker } from '../worker/dataWorker.ts';
import { workerThreads } from '../worker/startWorker.node.ts';
import { Transcripts } from '../worker/transcripts.ts';
import type { WorkerPort } from '../worker/workerPort.ts';
import { WorkerReader } from '../worker/workerReader.ts';

const start = (): WorkerPort => workerThreads.start(readerMegabytes);

const reader = lazy(() => new WorkerReader({ start, here: readSource }));

/** Texts that are read here in less time than a thread takes to start. */
const plainFormats: readonly SourceFormat[] = ['text', 'csv', 'json', 'jsonLines', 'subtitles', 'code'];
const plainBytes = 200_000;

/**
 * Reads a file beside this thread, which can be stopped whatever a reader is at, and ends a file that takes too long or
 * too much memory. Throws as `readSource`.
 */
export const readBeside = (file: SourceFile, stop: AbortSignal): Promise<Source> =>
  file.bytes.length <= plainBytes && plainFormats.includes(sourceFormat(file))
    ? readSource(file, stop)
    : reader().read(file, stop);

/** Chat transcripts, read alike. */
export const transcripts = lazy(() => new Transcripts({ start }));

/** Parses what has to be parsed whole in a thread; rows that come line by line, however many, here. */
export function dataParser(stop: AbortSignal): DataParser {
  const worker = new DataWorker({ start }, stop);
  return {
    rows: (path, format, chunks) =>
      format === 'yaml' ? worker.rows(path, format, chunks) : rawRows(format, chunks),
    config: (path, chunks) => worker.config(path, chunks),
  };
}
