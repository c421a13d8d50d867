import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { OnnxRuntime } from '../judges/reading/onnxRunner.ts';

/** More threads would wait for one another in batches as small as ours. */
const mostThreads = 8;

/**
 * Loads ONNX Runtime as machine code.
 * @param place as `require` names it
 * @throws where it is missing or made for other machines
 */
export async function loadNativeRuntime(place: string): Promise<OnnxRuntime> {
  const onnx: typeof import('onnxruntime-node') = createRequire(import.meta.url)(place);
  onnx.env.logLevel = 'error';
  return {
    name: 'native',
    open: (weights) =>
      onnx.InferenceSession.create(weights, {
        executionProviders: ['cpu'],
        intraOpNumThreads: threadsOf(availableParallelism()),
        interOpNumThreads: 1,
        // A thread that waits for the next step sleeps: a quarter less work, and faster beside other programs.
        extra: { session: { intra_op: { allow_spinning: '0' } } },
        logSeverityLevel: 3,
      }),
    tensor: (data, shape) => new onnx.Tensor('int64', data, shape),
  };
}

/** Half of the cores, so that typing stays smooth, yet two where there are two. */
export const threadsOf = (cores: number): number => Math.min(cores, Math.max(2, cores >> 1), mostThreads);
