import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from './host/chromium.ts';
import { startServer } from './host/server.ts';
import { openPage, workbenchUrl } from './host/workbench.ts';
import { walkthroughPictures } from './walkthroughPictures.ts';

/**
 * `npm run pictures`: the pictures of README.md and of the walkthrough, from the example that `npm run demo` checks, in a
 * real workbench. Look at each before it is committed.
 */
const root = resolve(import.meta.dirname, '..');
const target = join(root, 'media/readme');
const size = { width: 1180, height: 720 };

const folder = await workspace();
const server = await startServer({ extensions: [join(root, 'scripts/demo')] });
const browser = await launchBrowser({ args: ['--force-device-scale-factor=1.5'] });
try {
  const view = { folder, extension: root, size };
  const [page] = await openPage(browser, view);
  await page.goto(workbenchUrl(server, view));
  await page.locator('.squiggly-warning').first().waitFor({ timeout: 60_000 });
  await page.locator('.codelens-decoration', { hasText: 'Faithfulness' }).waitFor();
  await settle(page);
  await mkdir(target, { recursive: true });
  await page.screenshot({ path: join(target, 'claimlight.png') });
  console.log(join(target, 'claimlight.png'));
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
const walkthrough = join(root, 'media/walkthrough');
await mkdir(walkthrough, { recursive: true });
for (const path of await walkthroughPictures(walkthrough)) console.log(path);

/** A copy of the examples, with settings that leave room for what is to be seen. */
async function workspace(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'claimlight-pictures-'));
  const copy = join(parent, 'examples');
  await cp(join(root, 'examples'), copy, { recursive: true });
  const settings = {
    'workbench.colorTheme': 'Default Light Modern',
    'workbench.secondarySideBar.defaultVisibility': 'hidden',
    'workbench.layoutControl.enabled': false,
    'editor.minimap.enabled': false,
    'editor.wordWrap': 'on',
    'editor.fontSize': 13,
    'chat.disableAIFeatures': true,
  };
  await mkdir(join(copy, '.vscode'));
  await writeFile(join(copy, '.vscode/settings.json'), JSON.stringify(settings));
  return copy;
}

/** Leaves out what is in the way: the chat view, the Problems view, toasts. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1_500);
  for (const [part, keys] of [
    ['auxiliarybar', 'Control+Alt+B'],
    ['panel', 'Control+J'],
  ] as const) {
    if (await page.locator(`.part.${part}`).isVisible()) await page.keyboard.press(keys);
  }
  await page.keyboard.press('Control+1');
  await page.waitForTimeout(1_000);
}
