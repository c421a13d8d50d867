import * as vscode from 'vscode';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import { commands, innerCommands } from '../ids.ts';
import type { Registrar } from '../registrar.ts';
import { explainCode, openExample, openWalkthrough } from './helpCommands.ts';

/** Example, walkthrough, explanations and log. */
export function registerHelp(
  registrar: Registrar,
  { id, extensionUri }: Pick<vscode.Extension<unknown>, 'id' | 'extensionUri'>,
  bindings: ContextBindings,
  bounds: WorkspaceBounds,
): void {
  const example = vscode.Uri.joinPath(extensionUri, 'examples', 'announcement');
  const codePages = vscode.Uri.joinPath(extensionUri, 'docs', 'codes');
  registrar.command(commands.showLog, async () => registrar.log.show());
  registrar.command(innerCommands.explainCode, (code) => explainCode(code, codePages));
  registrar.command(innerCommands.openExample, () => openExample(example, bindings, bounds));
  registrar.command(innerCommands.openWalkthrough, () => openWalkthrough(id));
}
