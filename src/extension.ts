import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { registerChecking } from './editor/checking/registerChecking.ts';
import { registerHelp } from './editor/commands/registerHelp.ts';
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
  const { extension, extensionUri, subscriptions } = context;
  const log = createLog();
  const unsaved = unsavedNotice(log);
  const workspaceState = toldMemento(context.workspaceState, unsaved);
  const globalState = toldMemento(context.globalState, unsaved);
  const registrar = new Registrar(subscriptions, log);
  registrar.own(log);
  const settings = new Settings();
  const bounds = new WorkspaceBounds(realPath);

  const review = registerReview(registrar, settings, workspaceState, bounds);
  const visibility = new SideViewVisibility();
  const contexts = registerContext(registrar, settings, workspaceState, bounds, review, workers, visibility);
  const judging = registerJudging(registrar, settings, context.secrets, globalState, localModels, workers);
  const checking = registerChecking(registrar, settings, bounds, review, contexts, judging, visibility);
  const actions = registerSurfaces(
    registrar,
    settings,
    extensionUri,
    review,
    contexts,
    checking,
    judging,
    visibility,
  );
  registerSideView(
    registrar,
    settings,
    extensionUri,
    review,
    contexts,
    checking,
    judging,
    actions,
    visibility,
  );
  const evaluations = vscode.Uri.joinPath(context.storageUri ?? context.globalStorageUri, 'evaluations');
  registerStorage(registrar, workspaceState, review, contexts, evaluations);
  registerEvaluation(registrar, {
    ...contexts,
    ...judging,
    settings,
    checker: checking.checker,
    bounds,
    extensionUri,
    workers,
    storage: evaluations,
  });
  registerHelp(registrar, extension, contexts.bindings, bounds);
  return exportedApi;
}
