import { parentPort } from 'node:worker_threads';
import { openOnnxRunner } from '../judges/reading/onnxRunner.ts';
import { serveModel } from './serveModel.ts';

/** Entry of the worker under Node. */
const serve = serveModel(openOnnxRunner, (answer) => parentPort?.postMessage(answer));
parentPort?.on('message', serve);
