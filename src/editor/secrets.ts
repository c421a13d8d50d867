import type * as vscode from 'vscode';

/** API keys, one for each origin: a key never goes to another endpoint than the one it was set for. */
export class Secrets {
  constructor(private readonly storage: vscode.SecretStorage) {}

  async key(baseUrl: string): Promise<string | undefined> {
    return this.storage.get(name(baseUrl));
  }

  async setKey(baseUrl: string, key: string): Promise<void> {
    await this.storage.store(name(baseUrl), key);
  }

  async clearKey(baseUrl: string): Promise<void> {
    await this.storage.delete(name(baseUrl));
  }
}

const name = (baseUrl: string): string => `claimlight.apiKey:${originOf(baseUrl)}`;

/** "https://api.openai.com"; the text itself where it is no URL. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);
