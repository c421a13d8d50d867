import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import { exampleOutput } from '../commands/helpCommands.ts';
import { activeUri } from '../documents.ts';

const setKey = (key: string, value: boolean) =>
  void vscode.commands.executeCommand('setContext', `claimlight.${key}`, value);

/**
 * Tells keybindings and menus whether the document in front has findings, and the walkthrough what was achieved: a check
 * of the example, or of another text, that came to its end.
 */
export function publishContextKeys(findings: Findings, examples: vscode.Uri): vscode.Disposable {
  let known: boolean | undefined;
  const publish = () => {
    const uri = activeUri();
    const has = uri !== undefined && findings.runOf(uri) !== undefined;
    if (has === known) return;
    known = has;
    setKey('hasFindings', has);
  };
  publish();
  const example = vscode.Uri.joinPath(examples, exampleOutput).toString();
  const changes = findings.onDidChange(({ uri, kind }) => {
    if (kind === 'run' || kind === 'cleared') publish();
    if (kind === 'run' && findings.runOf(uri)?.state === 'done')
      setKey(uri === example ? 'checkedExample' : 'checkedText', true);
  });
  return vscode.Disposable.from(vscode.window.onDidChangeActiveTextEditor(publish), changes);
}

/** For the walkthrough: the person has seen a finding, or has said who judges. */
export const achieved = (what: 'steppedToFinding' | 'choseJudge'): void => setKey(what, true);
