import * as vscode from 'vscode';
import type { Disposable } from '../../base/disposables.ts';
import { type ProgressPlace, whileHidden } from '../../base/whileHidden.ts';

/** What is over by then, or in sight again, shows no notification beside the status bar. */
const delayMs = 3000;

interface LateProgress {
  readonly title: string;
  cancel(): void;
  /** Calls `report` with what else is to be known, until it is disposed. */
  follow(report: (message: string) => void): Disposable;
}

/**
 * Shows a long task in a notification that can cancel it, while it is in sight nowhere else.
 * @param place in the side view
 */
export const withLateProgress = <T>(
  task: Promise<T>,
  place: ProgressPlace,
  { title, cancel, follow }: LateProgress,
): Promise<T> =>
  whileHidden(task, place, delayMs, (until) => {
    const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
    void vscode.window.withProgress(options, async (progress, token) => {
      const owned = [
        token.onCancellationRequested(cancel),
        follow((message) => progress.report({ message })),
      ];
      await until;
      for (const one of owned) one.dispose();
    });
  });
