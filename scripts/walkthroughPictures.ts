import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { themeNames } from '../test/ui/themes.ts';
import { Workbench } from '../test/ui/workbench.ts';
import { palettePng } from './palettePng.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The activity bar, which no picture shows, and beside it as much as a picture is wide. */
const size = { width: 688, height: 900 };
const width = 640;
const sideViewWidth = 285;
const margin = 8;
const colors = 64;

/** A text of one's own, whose source the list of files proposes. */
const own = {
  'product/newsletter.md':
    'Meridian 2.7 keeps deleted files for 45 days. The Studio plan costs $19 a user.\n',
  'product/specification.md':
    'Meridian 2.7 keeps deleted files for 60 days. The Studio plan costs $19 a user.\n',
  'product/interview.txt': 'She likes the new colours.\n',
  'product/roadmap.html': '<p>What may come next year.</p>\n',
};

/** The pictures of the walkthrough's steps in each theme: what the step is about, of the interface as it is. */
export async function walkthroughPictures(folder: string): Promise<readonly string[]> {
  const workbench = await Workbench.open({
    size,
    files: own,
    settings: {
      'workbench.layoutControl.enabled': false,
      'workbench.editor.editorActionsLocation': 'hidden',
      'window.commandCenter': false,
      'breadcrumbs.enabled': false,
      'editor.minimap.enabled': false,
      'editor.lineNumbers': 'off',
      'editor.folding': false,
      'editor.occurrencesHighlight': 'off',
      'editor.selectionHighlight': false,
      'editor.stickyScroll.enabled': false,
      'editor.wordWrap': 'on',
      'editor.fontSize': 13,
    },
  });
  const { page, quickInput } = workbench;
  const blank = await page.context().newPage();
  const editor = page.locator('.part.editor');
  const sideBar = page.locator('.part.sidebar');
  const hover = page.locator('.monaco-resizable-hover .monaco-hover:not(.hidden)');
  const taken: string[] = [];
  const keep = async (name: string, area: Area) => {
    const path = join(folder, `${name}.png`);
    await page.mouse.move(0, 0);
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
    const picture = await page.screenshot({ animations: 'disabled', clip: area });
    await writeFile(path, palettePng(await pixelsOf(blank, picture), colors));
    taken.push(path);
  };
  try {
    await workbench.openFile('announcement.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.chooseContext('release-notes.md');
    await page.locator('.codelens-decoration', { hasText: 'Faithfulness' }).waitFor();
    await workbench.openSideView();
    await widen(page, sideBar);
    for (const theme of themeNames) {
      await workbench.setTheme(theme);
      await workbench.openFile('announcement.md');
      await workbench.command('Claimlight: Focus on Claimlight View');
      const view = await workbench.sideView();
      await view.locator('.claim').first().waitFor();
      await workbench.goTo(1);
      // The header folds to one line, and leaves room for the claims.
      await view.locator('.layout').evaluate(() => {
        const list = document.querySelector('.results')?.getBoundingClientRect().top ?? 0;
        window.scrollTo(0, window.scrollY + list - 28);
      });
      await keep(`check-${theme}`, below(await areaOf(sideBar), 385));
      await page.keyboard.press('Control+b');
      await sideBar.waitFor({ state: 'hidden' });
      await workbench.hasKeyboard();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('n');
      await hover.waitFor();
      // It shows itself below or above its words.
      const { x, y } = await areaOf(hover);
      await keep(
        `review-${theme}`,
        below({ ...(await areaOf(editor)), x: x - 1, y: Math.max(0, y - 60) }, 300),
      );
      await page.keyboard.press('Escape');
      await hover.waitFor({ state: 'hidden' });
      await workbench.openFile('newsletter.md');
      for (const [step, command, row] of [
        ['own', 'Claimlight: Choose Context…', 'specification.md'],
        ['judge', 'Claimlight: Choose Judge…', 'Model at an endpoint…'],
      ] as const) {
        await workbench.command(command);
        await quickInput.box.locator('.monaco-list-row', { hasText: row }).first().waitFor();
        const { y } = await areaOf(quickInput.box);
        await keep(`${step}-${theme}`, below({ ...(await areaOf(editor)), y: Math.max(0, y - margin) }, 260));
        await page.keyboard.press('Escape');
        await quickInput.box.waitFor({ state: 'hidden' });
      }
    }
  } finally {
    await workbench.close();
  }
  return taken;
}

/** Draws the edge between the side bar and the editor to where both are legible. */
async function widen(page: Page, sideBar: Locator): Promise<void> {
  const { x, y, width: before, height } = await areaOf(sideBar);
  await page.mouse.move(x + before, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + sideViewWidth, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

async function areaOf(part: Locator): Promise<Area> {
  const area = await part.boundingBox();
  if (!area) throw new Error('A part of the picture is not on screen');
  return area;
}

/** From the upper left of a part on, as wide as all pictures are. */
const below = ({ x, y }: Area, height: number): Area => ({
  x: Math.max(0, Math.min(x, size.width - width)),
  y,
  width,
  height: Math.min(height, size.height - y),
});

/** Decodes a picture, in a page of the browser that took it. */
async function pixelsOf(page: Page, picture: Buffer) {
  const found = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (const byte of data) text += String.fromCharCode(byte);
    return { width: image.width, height: image.height, rgba: btoa(text) };
  }, picture.toString('base64'));
  return { ...found, rgba: new Uint8Array(Buffer.from(found.rgba, 'base64')) };
}
