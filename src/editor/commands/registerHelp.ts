import * as vscode from 'vscode';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import { commands, innerCommands } from '../ids.ts';
import type { Registrar } from '../registrar.ts';
import { checkExample, exampleFolder, explainCode } from './helpCommands.ts';

/** Example, walkthrough, explanations and log. */
export function registerHelp(
  registrar: Registrar,
  { extensionUri }: Pick<vscode.Extension<unknown>, 'extensionUri'>,
  bindings: ContextBindings,
  bounds: WorkspaceBounds,
): void {
  const example = exampleFolder(extensionUri);
  const codePages = vscode.Uri.joinPath(extensionUri, 'docs', 'codes');
  registrar.command(commands.showLog, async () => registrar.log.show());
  registrar.command(innerCommands.explainCode, (code) => explainCode(code, codePages));
  registrar.command(commands.checkExample, () => checkExample(example, bindings, bounds));
}
