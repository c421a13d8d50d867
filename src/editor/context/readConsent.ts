import * as vscode from 'vscode';
import type { ContextResolver } from './contextResolver.ts';
import type { Outside } from './workspaceBounds.ts';

/**
 * The context of a document, after the person was asked about what of it lies outside the workspace.
 * @returns nothing of what they do not agree to
 */
export async function askToReadOutside(
  document: vscode.TextDocument,
  contexts: ContextResolver,
): Promise<readonly string[]> {
  const uri = document.uri.toString();
  await contexts.of(document);
  const outside = contexts.outside(uri);
  if (outside.length > 0 && (await mayRead(outside))) await contexts.agree(uri, outside);
  return contexts.known(uri).context;
}

async function mayRead(outside: readonly Outside[]): Promise<boolean> {
  const { t } = vscode.l10n;
  const detail = outside.map(outsideText).join('\n');
  const message = t('This document refers to context files outside the workspace. Read them?');
  const allow = t('Read');
  return (await vscode.window.showWarningMessage(message, { modal: true, detail }, allow)) === allow;
}

/** A name in the workspace does not tell where its link leads. */
export function outsideText({ uri, real }: Outside): string {
  const [named, at] = [uri, real].map((one) => vscode.Uri.parse(one, true).fsPath);
  return named === at ? named! : `${named} → ${at}`;
}
