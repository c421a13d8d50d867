import { realpath } from 'node:fs/promises';
import type * as vscode from 'vscode';
import type { ClaimlightApi } from './editor/exportedApi.ts';
import { compose } from './extension.ts';
import { NodeLocalModels } from './worker/localModels.node.ts';
import { workerThreads } from './worker/startWorker.node.ts';

/** Where extensions run with Node: links on the disk can be followed to where they lead, and work goes to threads. */
export const activate = (context: vscode.ExtensionContext): ClaimlightApi =>
  compose(context, {
    realPath: (path) => realpath(path),
    localModels: new NodeLocalModels(),
    workers: workerThreads,
  });
