import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Judge } from '../../src/check/judge.ts';
import type { Checker } from '../../src/editor/checking/checker.ts';
import { readFiles } from '../../src/sources/contextRead.ts';
import { maxContextBytes } from '../../src/sources/limits.ts';
import { readSource, SourceCache } from '../../src/sources/readSource.ts';
import type { Source } from '../../src/text/passage.ts';
import type { Indexes } from '../../src/text/searchIndex.ts';
import { JudgeWorker } from '../../src/worker/judgeWorker.ts';
import { startWorkerThread } from '../../src/worker/startWorker.node.ts';
import { WorkerIndexes } from '../../src/worker/workerIndexes.ts';
import { workerJudge } from '../../src/worker/workerJudge.ts';
import type { WorkerPort } from '../../src/worker/workerPort.ts';
import { WorkerReader } from '../../src/worker/workerReader.ts';

/** The script that ships where it is built, else that of the sources. */
const built = new URL('../../dist/extension/worker.js', import.meta.url);
const script = existsSync(built) ? built : new URL('../../scripts/worker.mjs', import.meta.url);

const refuse = (): Promise<never> => Promise.reject(new Error('No worker could be started.'));

/** A worker as the editor has it for what it reads. */
export const startReader = (): WorkerPort => startWorkerThread(script, 2000);

/** What the editor checks with under Node: threads that read, index and judge. */
interface HostPath {
  readonly judge: Judge;
  readonly indexes: Indexes;
  /** Reads what looks otherwise than before, as the editor's own reader does. */
  readerOf(paths: readonly string[]): {
    readonly uris: readonly string[];
    readonly read: ConstructorParameters<typeof Checker>[1]['read'];
  };
}

export function hostPath(): HostPath {
  const worker = new JudgeWorker({
    start: () => startWorkerThread(script, 3000),
    here: refuse,
    startSecond: availableParallelism() > 1 ? () => startWorkerThread(script, 400) : undefined,
  });
  const choice = { rulesAlone: true };
  worker.warm(choice);
  const reader = new WorkerReader({ start: startReader, here: readSource });
  return {
    judge: workerJudge('offline', choice, worker),
    indexes: new WorkerIndexes(worker),
    readerOf(paths) {
      const cache = new SourceCache(maxContextBytes, (file, signal) => reader.read(file, signal));
      const looks = new Map<string, { readonly look: string; readonly source: Source }>();
      const read = async (uri: string): Promise<Source> => {
        const path = fileURLToPath(uri);
        const { mtimeMs, size } = await stat(path);
        const look = `${mtimeMs} ${size}`;
        const known = looks.get(uri);
        if (known?.look === look) return known.source;
        const source = await cache.read({ uri, bytes: new Uint8Array(await readFile(path)) });
        looks.set(uri, { look, source });
        return source;
      };
      const uris = paths.map((path) => pathToFileURL(path).href);
      return { uris, read: (_, __, options) => readFiles(uris, (uri) => uri, read, options) };
    },
  };
}
