import type { OnnxRuntime } from './onnxRunner.ts';

/** Runs everywhere, on one thread. @param wasm the runtime itself */
export async function loadWasmRuntime(wasm: Uint8Array): Promise<OnnxRuntime> {
  const onnx = await import('onnxruntime-web/wasm');
  onnx.env.logLevel = 'error';
  onnx.env.wasm.numThreads = 1;
  onnx.env.wasm.proxy = false;
  onnx.env.wasm.wasmBinary = wasm as Uint8Array<ArrayBuffer>;
  return {
    name: 'wasm',
    open: (weights) => onnx.InferenceSession.create(weights, { executionProviders: ['wasm'] }),
    tensor: (data, shape) => new onnx.Tensor('int64', data, shape),
  };
}
