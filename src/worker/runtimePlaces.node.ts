import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the parts lie that are no code of the bundle, or are run apart from it. */
export interface RuntimePlaces {
  /** The script of every worker. */
  readonly worker: URL;
  readonly wasm: URL;
  /** Folder of the model that ships, if one does. */
  readonly model: URL;
}

const wasmFile = 'ort-wasm-simd-threaded.wasm';

/** Of the extension, and of the command and the module for programs: each beside the chunks that it shares with them. */
const workerFiles = ['extension/worker.js', 'node/worker.js'];

/** Beside the bundle that this is part of, or a folder above one of its chunks; among the sources where nothing is bundled. */
export function runtimePlaces(here = import.meta.url): RuntimePlaces {
  const workers = workerFiles.flatMap((file) => [`./${file}`, `../${file}`]);
  const own = /\/(?:extension|node)\/[^/]+$/.test(here) ? ['./worker.js'] : [];
  const worker = [...own, ...workers].map((file) => new URL(file, here)).find((url) => existsSync(url));
  if (worker) {
    const dist = new URL('../', worker);
    return { worker, wasm: new URL(`worker/${wasmFile}`, dist), model: new URL('model/', dist) };
  }
  const root = new URL('../../', here);
  return {
    worker: new URL('scripts/worker.mjs', root),
    wasm: pathToFileURL(resolve(fileURLToPath(root), 'node_modules/onnxruntime-web/dist', wasmFile)),
    model: new URL('media/model/', root),
  };
}
