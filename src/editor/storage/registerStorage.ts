import * as vscode from 'vscode';
import { forgetClosed, trackRenames } from '../checking/documentTracker.ts';
import { clear } from '../commands/checkCommands.ts';
import type { CommonParts } from '../commonParts.ts';
import type { ContextParts } from '../context/registerContext.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { commands } from '../ids.ts';
import { ReviewStorage } from './reviewStorage.ts';

/** What outlives the window. To be registered after the surfaces, which show what it brings back. */
export function registerStorage({
  registrar,
  workspaceState,
  evaluations,
  findings,
  history,
  bindings,
}: CommonParts & ReviewParts & ContextParts): void {
  const stored = registrar.own(new ReviewStorage(findings, history, workspaceState));
  registrar.own(trackRenames(findings, bindings, stored));
  registrar.own(forgetClosed(findings, bindings));
  const forgetAll = async () => {
    await stored.forgetAll();
    await vscode.workspace.fs.delete(evaluations, { recursive: true }).then(undefined, () => undefined);
  };
  registrar.command(commands.clear, (given) => clear(given, findings, { forgetAll }));
}
