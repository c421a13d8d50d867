import * as vscode from 'vscode';
import { reportLine } from '../../host/report.ts';

/**
 * Runs in the extension host: how long the extension takes to load and to activate, the first time in this host, and
 * how long one takes that does nothing: what the host itself needs.
 */
export async function run(): Promise<void> {
  const whole = await activation('claimlight.claimlight');
  const empty = await activation('claimlight-bench.empty');
  reportLine(`Claimlight ${ms(whole)}, an empty extension ${ms(empty)}`);
  reportLine(`its own part ${ms(whole - empty)} (budget 50)`);
}

async function activation(id: string): Promise<number> {
  const extension = vscode.extensions.getExtension(id);
  const started = performance.now();
  await extension!.activate();
  return performance.now() - started;
}

const ms = (time: number): string => `${time.toFixed(0)} ms`;
