import * as vscode from 'vscode';

/** The extension's translations, which hold the words of its pages too; empty for English. */
export const translations = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(vscode.l10n.bundle ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (value as { message: string }).message,
    ]),
  );
