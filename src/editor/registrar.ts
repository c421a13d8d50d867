import * as vscode from 'vscode';
import type { Log } from './log.ts';
import { notify } from './surfaces/notifications.ts';

/** Where each part of the extension registers what it brings. */
export class Registrar {
  constructor(
    private readonly subscriptions: vscode.Disposable[],
    readonly log: Log,
  ) {}

  /** @returns what it was given, which ends with the extension */
  own<T extends vscode.Disposable>(owned: T): T {
    this.subscriptions.push(owned);
    return owned;
  }

  /** A command whose faults reach the person, with a next step, and never a stack trace. */
  command(id: string, run: (argument: unknown, second: unknown) => Promise<unknown>): void {
    this.own(
      vscode.commands.registerCommand(id, async (argument: unknown, second: unknown) => {
        try {
          await run(argument, second);
        } catch (error) {
          // Not awaited: a command is over when it has failed, not when its message is closed.
          void notify(error, this.log);
        }
      }),
    );
  }
}
