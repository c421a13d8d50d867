import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RuntimeFiles } from './workerPort.ts';

/** Where the parts lie that are no code of the bundle, or are run apart from it. */
export interface RuntimePlaces {
  /** The script of every worker. */
  readonly worker: URL;
  readonly runtimes: RuntimeFiles;
  /** Folder of the model that ships, if one does. */
  readonly model: URL;
}

const wasmFile = 'ort-wasm-simd-threaded.wasm';

/** For programs the native runtime is a package that they install if they want it. */
const nativePackage = 'onnxruntime-node';
/** For programs the model is a package of its own. */
const modelPackage = 'claimlight-reader';

/** Of the extension, and of the command and the module for programs: each beside the chunks that it shares with them. */
const workerFiles = ['extension/worker.js', 'node/worker.js'];

/** Beside the bundle that this is part of, or a folder above one of its chunks; among the sources where nothing is bundled. */
export function runtimePlaces(here = import.meta.url): RuntimePlaces {
  const workers = workerFiles.flatMap((file) => [`./${file}`, `../${file}`]);
  const own = /\/(?:extension|node)\/[^/]+$/.test(here) ? ['./worker.js'] : [];
  const worker = [...own, ...workers].map((file) => new URL(file, here)).find((url) => existsSync(url));
  if (worker) return bundledPlaces(worker);
  const root = new URL('../../', here);
  const wasm = pathToFileURL(resolve(fileURLToPath(root), 'node_modules/onnxruntime-web/dist', wasmFile));
  return {
    worker: new URL('scripts/worker.mjs', root),
    runtimes: { native: nativePackage, wasm: wasm.href },
    // Tests name a folder that is not there: each of them would load the model anew.
    model: new URL(process.env.CLAIMLIGHT_MODEL ?? 'media/model/', root),
  };
}

function bundledPlaces(worker: URL): RuntimePlaces {
  const dist = new URL('../', worker);
  const { href: wasm } = new URL(`worker/${wasmFile}`, dist);
  const shipped = new URL('model/', dist);
  // An extension has all that it runs beside it, and looks into no folder above.
  if (worker.href.endsWith(workerFiles[0]!))
    return {
      worker,
      runtimes: { native: fileURLToPath(new URL('native/lib/onnxruntime.cjs', dist)), wasm },
      model: shipped,
    };
  return { worker, runtimes: { native: nativePackage, wasm }, model: installedModel(worker) ?? shipped };
}

/** Folder of the model's package as the program's own modules would find it. */
function installedModel(from: URL): URL | undefined {
  try {
    return new URL('./', pathToFileURL(createRequire(from).resolve(`${modelPackage}/package.json`)));
  } catch {
    return undefined;
  }
}
