import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { automation } from './automation.ts';
import { launchBrowser } from './chromium.ts';
import { type ServerOptions, startServer } from './server.ts';
import { testWorkspace } from './testWorkspace.ts';
import { openPage, workbenchUrl } from './workbench.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs a test module inside VS Code's extension host behind a server, on a copy of `examples/` and with `extension` (this
 * checkout); resolves with its exit code.
 */
export async function runInServer(
  tests: string,
  options: ServerOptions = {},
  extension = root,
): Promise<number> {
  const parent = await mkdtemp(join(tmpdir(), 'claimlight-workspace-'));
  const folder = await testWorkspace(parent);
  const server = await startServer({ extensions: [join(root, 'test/host/extensions')], ...options });
  const browser = await launchBrowser();
  try {
    const workbench = { folder, extension, tests: resolve(root, tests) };
    const [page] = await openPage(browser, workbench);
    const ended = automation(page);
    await page.goto(workbenchUrl(server, workbench));
    return await ended;
  } catch (error) {
    console.error(server.log());
    throw error;
  } finally {
    await browser.close();
    await server.stop();
    await rm(parent, { recursive: true, force: true });
  }
}
