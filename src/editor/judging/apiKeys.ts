import type * as vscode from 'vscode';

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
