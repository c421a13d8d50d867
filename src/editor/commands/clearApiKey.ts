import * as vscode from 'vscode';
import { originOf, type Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';

export async function clearApiKey(settings: Settings, secrets: Secrets): Promise<void> {
  await secrets.clearKey(settings.baseUrl);
  const message = vscode.l10n.t('The API key for {0} is deleted.', originOf(settings.baseUrl));
  await vscode.window.showInformationMessage(message);
}
