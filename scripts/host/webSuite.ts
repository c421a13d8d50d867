import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { automation } from './automation.ts';
import { launchBrowser } from './chromium.ts';
import { type Server, startServer } from './server.ts';
import { openPage } from './workbench.ts';

const root = resolve(import.meta.dirname, '../..');
const mount = '/claimlight-under-test';

/**
 * Runs a test module in the web worker that hosts extensions where there is no Node, as vscode.dev does: the same
 * workbench page, told that it has no server. Resolves with the exit code.
 */
export async function runInWebWorker(tests: string): Promise<number> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const [page] = await openPage(browser, { folder: root });
    const ended = automation(page);
    await serveExtension(page, server);
    await withoutServer(page, server, tests);
    await page.goto(`${server.origin}/`);
    return await ended;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Serves this checkout from the page's own origin, as the page's content security policy asks. */
async function serveExtension(page: Page, server: Server): Promise<void> {
  await page.context().route(`${server.origin}${mount}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(mount.length));
    const body = await readFile(join(root, path)).catch(() => undefined);
    if (body === undefined) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ body, contentType: types[extname(path)] ?? 'application/octet-stream' });
  });
}

/** Rewrites the configuration inside the page: no remote authority, one extension in development, one test module. */
async function withoutServer(page: Page, server: Server, tests: string): Promise<void> {
  const at = (path: string) => ({
    scheme: 'http',
    authority: `127.0.0.1:${server.port}`,
    path: `${mount}${path}`,
  });
  await page.route(`${server.origin}/`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="vscode-workbench-web-configuration" data-settings=")([^"]*)"/,
      (_, start: string, settings: string) => {
        const { remoteAuthority: _a, folderUri: _c, ...rest } = JSON.parse(decodeAttribute(settings));
        const developmentOptions = { extensions: [at('')], extensionTestsPath: at(`/${tests}`) };
        return `${start}${encodeAttribute(JSON.stringify({ ...rest, developmentOptions }))}"`;
      },
    );
    await route.fulfill({ response, body: html });
  });
}

const decodeAttribute = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const encodeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const types: Readonly<Record<string, string>> = {
  '.cjs': 'text/javascript',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
