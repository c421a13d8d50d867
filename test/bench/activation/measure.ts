import * as vscode from 'vscode';
import { reportLine } from '../../host/report.ts';

/** Runs in the extension host: how long the extension takes to load and to activate, the first time in this host. */
export async function run(): Promise<void> {
  const extension = vscode.extensions.getExtension('claimlight.claimlight');
  const started = performance.now();
  await extension?.activate();
  reportLine(`activation: ${(performance.now() - started).toFixed(1)} ms`);
}
