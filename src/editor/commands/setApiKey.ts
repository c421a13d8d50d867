import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { askApiKey } from '../askApiKey.ts';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';

/** @throws {Problem} untrusted */
export async function setApiKey(settings: Settings, secrets: Secrets): Promise<void> {
  if (!vscode.workspace.isTrusted) throw new Problem('untrusted');
  await askApiKey(settings.baseUrl, secrets);
}
