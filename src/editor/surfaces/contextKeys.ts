import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import { activeUri } from '../documents.ts';

/** Tells keybindings and menus whether the document in front has findings. */
export function publishContextKeys(findings: Findings): vscode.Disposable {
  let known: boolean | undefined;
  const publish = () => {
    const uri = activeUri();
    const has = uri !== undefined && findings.get(uri) !== undefined;
    if (has === known) return;
    known = has;
    void vscode.commands.executeCommand('setContext', 'claimlight.hasFindings', has);
  };
  publish();
  const changes = findings.onDidChange(({ kind }) => {
    if (kind === 'run' || kind === 'cleared') publish();
  });
  return vscode.Disposable.from(vscode.window.onDidChangeActiveTextEditor(publish), changes);
}
