import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Server } from './server.ts';

export interface WorkbenchOptions {
  /** Absolute path of the folder to open, or of a `.code-workspace` file. */
  readonly folder: string;
  /** Absolute path of the extension under test; left out when it is installed. */
  readonly extension?: string;
  /** Absolute path of a module that exports `run()`. */
  readonly tests?: string;
  readonly size?: { readonly width: number; readonly height: number };
}

/** The address of the workbench with the extension loaded in development mode. */
export function workbenchUrl(server: Server, options: WorkbenchOptions): string {
  const remote = (path: string): string => `vscode-remote://127.0.0.1:${server.port}${path}`;
  const payload: [string, string][] = [['skipWelcome', 'true']];
  if (options.extension !== undefined) {
    payload.push(['extensionDevelopmentPath', remote(options.extension)]);
  }
  if (options.tests !== undefined) payload.push(['extensionTestsPath', remote(options.tests)]);
  const kind = options.folder.endsWith('.code-workspace') ? 'workspace' : 'folder';
  const query = new URLSearchParams({ [kind]: options.folder, payload: JSON.stringify(payload) });
  return `${server.origin}/?${query}`;
}

/** A fresh browser profile, so that nothing of an earlier window is restored. */
export async function openPage(browser: Browser, options: WorkbenchOptions): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    viewport: options.size ?? { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  // The workbench is large, and a busy machine may still be starting its server.
  context.setDefaultNavigationTimeout(120_000);
  return [await context.newPage(), context];
}
