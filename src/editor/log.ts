import * as vscode from 'vscode';

export type Log = Pick<vscode.LogOutputChannel, 'info' | 'warn' | 'error' | 'debug' | 'show' | 'dispose'>;

/** The output channel "Claimlight". Texts under check, context and keys are never written to it. */
export const createLog = (): Log => vscode.window.createOutputChannel('Claimlight', { log: true });
