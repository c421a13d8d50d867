import * as vscode from 'vscode';

export const openWalkthrough = async (extension: string): Promise<void> =>
  vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extension}#firstCheck`, false);
