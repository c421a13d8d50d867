import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchBrowser } from './chromium.ts';
import { startServer } from './server.ts';
import { openPage, workbenchUrl } from './workbench.ts';

const limit = 5 * 60_000;

/** What VS Code's server itself complains of there: native parts that are not built, and accounts that it lacks. */
const noise = /\[AgentHost\]|bindings file|extension gallery|spdlog|@parcel\/watcher/i;

/** Runs a test module inside VS Code's extension host behind a server; resolves with its exit code. */
export async function runInServer(
  tests: string,
  options: { readonly workspaceTrust?: boolean } = {},
): Promise<number> {
  const root = resolve(import.meta.dirname, '../..');
  const folder = await mkdtemp(join(tmpdir(), 'claimlight-workspace-'));
  await cp(join(root, 'examples'), folder, { recursive: true });
  const server = await startServer({ extensions: [join(root, 'test/host/extensions')], ...options });
  const browser = await launchBrowser();
  try {
    const workbench = { folder, extension: root, tests: resolve(root, tests) };
    const [page] = await openPage(browser, workbench);
    const ended = new Promise<number>((resolveEnd, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The host suite did not end in ${limit / 1000} s`)),
        limit,
      );
      void page.exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => {
        if (args.some((arg) => noise.test(String(arg)))) return;
        const write = type === 'error' || type === 'warn' ? console.error : console.log;
        write(...args);
      });
      void page.exposeFunction('codeAutomationExit', (code: number) => {
        clearTimeout(timer);
        resolveEnd(code);
      });
    });
    await page.goto(workbenchUrl(server, workbench));
    return await ended;
  } catch (error) {
    console.error(server.log());
    throw error;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
