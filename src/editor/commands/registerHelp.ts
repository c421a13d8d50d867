import * as vscode from 'vscode';
import type { CommonParts } from '../commonParts.ts';
import type { ContextParts } from '../context/registerContext.ts';
import { commands, innerCommands } from '../ids.ts';
import { checkExample, exampleFolder, explainCode } from './helpCommands.ts';

/** Example, walkthrough, explanations and log. */
export function registerHelp({
  registrar,
  extensionUri,
  bindings,
  bounds,
}: CommonParts & ContextParts): void {
  const example = exampleFolder(extensionUri);
  const codePages = vscode.Uri.joinPath(extensionUri, 'docs', 'codes');
  registrar.command(commands.showLog, async () => registrar.log.show());
  registrar.command(innerCommands.explainCode, (code) => explainCode(code, codePages));
  registrar.command(commands.checkExample, () => checkExample(example, bindings, bounds));
}
