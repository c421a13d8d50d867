import * as vscode from 'vscode';
import { type ApiKeys, originOf } from './apiKeys.ts';

/**
 * Asks for the key of an endpoint and keeps it.
 * @param why what made it necessary, in words
 * @returns undefined where the person gave none
 */
export async function askApiKey(
  baseUrl: string,
  secrets: ApiKeys,
  why?: string,
): Promise<string | undefined> {
  const kept = vscode.l10n.t('Stored in the secret storage of this machine, and sent only to this address');
  const given = await vscode.window.showInputBox({
    password: true,
    ignoreFocusOut: true,
    title: vscode.l10n.t('API key for {0}', originOf(baseUrl)),
    prompt: why === undefined ? kept : `${why} ${kept}`,
  });
  const key = given?.trim();
  if (!key) return undefined;
  await secrets.setKey(baseUrl, key);
  return key;
}
