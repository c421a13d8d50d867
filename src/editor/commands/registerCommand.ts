import * as vscode from 'vscode';
import type { Log } from '../log.ts';
import { notify } from '../surfaces/notifications.ts';

/** A command whose faults reach the person, with a next step, and never a stack trace. */
export const registerCommand = (
  id: string,
  log: Log,
  run: (argument: unknown) => Promise<void>,
): vscode.Disposable =>
  vscode.commands.registerCommand(id, async (argument: unknown) => {
    try {
      await run(argument);
    } catch (error) {
      // Not awaited: a command is over when it has failed, not when its message is closed.
      void notify(error, log);
    }
  });
