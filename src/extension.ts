import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { registerChecking } from './editor/checking/registerChecking.ts';
import { registerHelp } from './editor/commands/registerHelp.ts';
import type { CommonParts } from './editor/commonParts.ts';
import { registerContext } from './editor/context/registerContext.ts';
import { type RealPath, WorkspaceBounds } from './editor/context/workspaceBounds.ts';
import { registerReview } from './editor/decisions/registerReview.ts';
import { registerEvaluation } from './editor/evaluate/registerEvaluation.ts';
import { type ClaimlightApi, exportedApi } from './editor/exportedApi.ts';
import { registerJudging } from './editor/judging/registerJudging.ts';
import { createLog } from './editor/log.ts';
import { Registrar } from './editor/registrar.ts';
import { Settings } from './editor/settings.ts';
import { registerStorage } from './editor/storage/registerStorage.ts';
import { toldMemento } from './editor/storage/toldMemento.ts';
import { unsavedNotice } from './editor/surfaces/notifications.ts';
import { registerSideView } from './editor/surfaces/registerSideView.ts';
import { registerSurfaces } from './editor/surfaces/registerSurfaces.ts';
import { SideViewVisibility } from './editor/surfaces/sideViewVisibility.ts';
import type { LocalModels } from './worker/localModels.ts';
import type { Workers } from './worker/workerPort.ts';

/** Where extensions run in a browser, which knows no links on a disk. */
export const activate = (context: vscode.ExtensionContext): ClaimlightApi =>
  compose(context, { realPath: undefined, localModels: undefined, workers: undefined });

/** What only some hosts can do. */
interface Host {
  readonly realPath: RealPath | undefined;
  readonly localModels: LocalModels | undefined;
  readonly workers: Workers | undefined;
}

/** The composition root: each part registers itself, with those before it that it needs. */
export function compose(
  context: vscode.ExtensionContext,
  { realPath, localModels, workers }: Host,
): ClaimlightApi {
  l10n.config({ contents: vscode.l10n.bundle ?? {} });
  const { extensionUri, subscriptions, secrets } = context;
  const log = createLog();
  const unsaved = unsavedNotice(log);
  const registrar = new Registrar(subscriptions, log);
  registrar.own(log);
  const common: CommonParts = {
    registrar,
    settings: new Settings(),
    bounds: new WorkspaceBounds(realPath),
    sideView: new SideViewVisibility(),
    extensionUri,
    workspaceState: toldMemento(context.workspaceState, unsaved),
    globalState: toldMemento(context.globalState, unsaved),
    secrets,
    evaluations: vscode.Uri.joinPath(context.storageUri ?? context.globalStorageUri, 'evaluations'),
    localModels,
    workers,
  };
  const review = { ...common, ...registerReview(common) };
  const contexts = { ...review, ...registerContext(review) };
  const judging = { ...contexts, ...registerJudging(common) };
  const checking = { ...judging, ...registerChecking(judging) };
  registerSideView({ ...checking, ...registerSurfaces(checking) });
  registerStorage(contexts);
  registerEvaluation(checking);
  registerHelp(contexts);
  return exportedApi;
}
