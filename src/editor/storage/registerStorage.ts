import type * as vscode from 'vscode';
import { forgetClosed, trackRenames } from '../checking/documentTracker.ts';
import { clear } from '../commands/checkCommands.ts';
import type { ContextParts } from '../context/registerContext.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { commands } from '../ids.ts';
import type { Registrar } from '../registrar.ts';
import { ReviewStorage } from './reviewStorage.ts';

/** What outlives the window. To be registered after the surfaces, which show what it brings back. */
export function registerStorage(
  registrar: Registrar,
  memento: vscode.Memento,
  { findings, history }: ReviewParts,
  { bindings }: ContextParts,
): void {
  const stored = registrar.own(new ReviewStorage(findings, history, memento));
  registrar.own(trackRenames(findings, bindings, stored));
  registrar.own(forgetClosed(findings, bindings));
  registrar.command(commands.clear, (given) => clear(given, findings, stored));
}
