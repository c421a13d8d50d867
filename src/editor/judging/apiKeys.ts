import * as vscode from 'vscode';

/** API keys, one for each origin: a key never goes to another endpoint than the one it was set for. */
export class ApiKeys {
  constructor(private readonly storage: vscode.SecretStorage) {}

  async key(baseUrl: string): Promise<string | undefined> {
    return this.storage.get(secretName(baseUrl));
  }

  async setKey(baseUrl: string, key: string): Promise<void> {
    await this.storage.store(secretName(baseUrl), key);
  }

  async clearKey(baseUrl: string): Promise<void> {
    await this.storage.delete(secretName(baseUrl));
  }
}

const secretName = (baseUrl: string): string => `claimlight.apiKey:${originOf(baseUrl)}`;

/** "https://api.openai.com"; the text itself where it is no address on the web. */
export const originOf = (url: string): string => {
  const origin = URL.canParse(url) ? new URL(url).origin : 'null';
  return origin === 'null' ? url : origin;
};

/** "api.openai.com", to say where text goes. */
export const hostOf = (url: string): string => originOf(url).replace(/^https?:\/\//, '');

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
  const kept = vscode.l10n.t(
    'It is kept in the secret storage of this machine and sent to this address only.',
  );
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
