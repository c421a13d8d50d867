import * as vscode from 'vscode';
import { reportLine } from '../../host/report.ts';

/** Milliseconds in which the host's own extensions have started. */
const settling = 4_000;

/**
 * Runs in the extension host, when that has come to rest: how long an extension takes that does nothing, which is what
 * the host itself needs for its first ES module, and then how long ours takes to load and to activate.
 */
export async function run(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settling));
  const empty = await activation('claimlight-bench.empty');
  const whole = await activation('claimlight.claimlight');
  reportLine(`Claimlight ${ms(whole)} (budget 50), an empty extension before it ${ms(empty)}`);
}

async function activation(id: string): Promise<number> {
  const extension = vscode.extensions.getExtension(id);
  const started = performance.now();
  await extension!.activate();
  return performance.now() - started;
}

const ms = (time: number): string => `${time.toFixed(0)} ms`;
