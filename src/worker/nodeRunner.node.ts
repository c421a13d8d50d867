import { readFile } from 'node:fs/promises';
import type { OpenRunner } from '../judges/reading/batchRunner.ts';
import { onnxRunner } from '../judges/reading/onnxRunner.ts';
import type { RuntimeFiles } from './workerPort.ts';

/** Runs models under Node: natively where that can be, otherwise in WebAssembly. */
export const nodeRunner = ({ native, wasm }: RuntimeFiles): OpenRunner =>
  onnxRunner([
    ...(native === undefined
      ? []
      : [async () => (await import('./nativeRuntime.node.ts')).loadNativeRuntime(native)]),
    async () =>
      (await import('../judges/reading/wasmRuntime.ts')).loadWasmRuntime(await readFile(new URL(wasm))),
  ]);
