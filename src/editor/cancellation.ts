import type * as vscode from 'vscode';

/** Runs work whose signal aborts when the person cancels. */
export async function withCancellation<T>(
  token: vscode.CancellationToken,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const cancelled = token.onCancellationRequested(() => controller.abort());
  try {
    return await work(controller.signal);
  } finally {
    cancelled.dispose();
  }
}
