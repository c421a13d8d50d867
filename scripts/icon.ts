/** Draws `media/icon.png`, the extension's picture, from `scripts/icon.svg`: `npx tsx scripts/icon.ts`. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { launchBrowser } from './host/chromium.ts';

const root = resolve(import.meta.dirname, '..');
/** Twice what the marketplace needs, for dense screens. */
const pixels = 256;

const svg = await readFile(resolve(root, 'scripts/icon.svg'), 'utf8');
const browser = await launchBrowser();
const page = await browser.newPage({
  viewport: { width: 128, height: 128 },
  deviceScaleFactor: pixels / 128,
});
await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
await page.locator('svg').screenshot({ path: resolve(root, 'media/icon.png'), omitBackground: true });
await browser.close();
