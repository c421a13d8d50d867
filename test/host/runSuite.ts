import Mocha from 'mocha';
import * as vscode from 'vscode';
import { reportLine } from './report.ts';

/**
 * Runs the tests that `load` brings in the extension host. Rejects when one fails, which is how VS Code learns of it.
 */
export async function runSuite(load: () => Promise<unknown>): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 120_000, color: false });
  Mocha.reporters.Base.consoleLog = reportLine;
  mocha.suite.emit('pre-require', globalThis, 'host', mocha);
  await workspaceFolder();
  await load();
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures === 0 ? resolve() : reject(new Error(`${failures} tests failed`))));
  });
}

/** A window may start its extensions before it knows its folder, which the tests read as they are loaded. */
async function workspaceFolder(): Promise<void> {
  const { workspace } = vscode;
  if ((workspace.workspaceFolders ?? []).length > 0) return;
  await new Promise<void>((resolve) => {
    const listener = workspace.onDidChangeWorkspaceFolders(() => {
      if ((workspace.workspaceFolders ?? []).length === 0) return;
      listener.dispose();
      resolve();
    });
  });
}
