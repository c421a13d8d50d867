import { openOnnxRunner } from '../judges/reading/onnxRunner.ts';
import { serveModel } from './serveModel.ts';
import type { WorkerRequest } from './workerPort.ts';

/** Entry of the worker in a browser. */
const serve = serveModel(openOnnxRunner, (answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void serve(data));
