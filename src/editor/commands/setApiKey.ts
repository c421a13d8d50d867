import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { originOf, type Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';

/** @throws {Problem} untrusted */
export async function setApiKey(settings: Settings, secrets: Secrets): Promise<void> {
  if (!vscode.workspace.isTrusted) throw new Problem('untrusted');
  const key = await vscode.window.showInputBox({
    password: true,
    ignoreFocusOut: true,
    title: vscode.l10n.t('API key for {0}', originOf(settings.baseUrl)),
    prompt: vscode.l10n.t('Kept in the secret storage of this machine and sent to this address only.'),
  });
  if (key?.trim()) await secrets.setKey(settings.baseUrl, key.trim());
}
