import * as vscode from 'vscode';

/** What is over by then shows no progress beside that of the view and of the status bar. */
const delayMs = 3000;

interface LateProgress {
  readonly title: string;
  cancel(): void;
  /** Calls `report` with how far it is, until it is disposed. */
  follow(report: (message: string) => void): { dispose(): void };
}

/**
 * Shows a long task in a notification that can cancel it.
 * @param isShown whether the side view shows it by then
 */
export async function withLateProgress<T>(
  task: Promise<T>,
  isShown: () => boolean,
  { title, cancel, follow }: LateProgress,
): Promise<T> {
  const early = await Promise.race([task.then(() => true), delay()]);
  if (early || isShown()) return task;
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (progress, token) => {
    const owned = [token.onCancellationRequested(cancel), follow((message) => progress.report({ message }))];
    try {
      return await task;
    } finally {
      for (const one of owned) one.dispose();
    }
  });
}

const delay = () => new Promise<false>((resolve) => setTimeout(resolve, delayMs, false));
