import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import { type Server, type ServerOptions, startServer } from '../../scripts/host/server.ts';
import { openPage, workbenchUrl } from '../../scripts/host/workbench.ts';
import { type Theme, themeNames, themes } from './themes.ts';
import { Workspace, type WorkspaceOptions } from './workspace.ts';

const root = resolve(import.meta.dirname, '../..');

export interface WorkbenchOptions extends WorkspaceOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly server?: ServerOptions;
  /** Whether the extension is loaded from this checkout (default), or is one that the server has installed. */
  readonly installed?: boolean;
}

/** A real VS Code in a browser, on a workspace of its own, worked the way a person does: by keyboard and mouse. */
export class Workbench {
  private constructor(
    readonly page: Page,
    private readonly workspace: Workspace,
    readonly server: Server,
    private readonly browser: Browser,
    private readonly context: BrowserContext,
  ) {}

  static async open(options: WorkbenchOptions = {}): Promise<Workbench> {
    const workspace = await Workspace.create(options);
    const [server, browser] = await Promise.all([startServer(options.server), launchBrowser()]);
    const view = { folder: workspace.target, ...(options.size === undefined ? {} : { size: options.size }) };
    const [page, context] = await openPage(browser, view);
    const extension = options.installed === true ? {} : { extension: root };
    await page.goto(workbenchUrl(server, { ...view, ...extension }));
    const workbench = new Workbench(page, workspace, server, browser, context);
    await workbench.ready();
    return workbench;
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.browser.close();
    await this.server.stop();
    await this.workspace.remove();
  }

  /** Loads the window again, as "Developer: Reload Window" does. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  async setTheme(theme: Theme): Promise<void> {
    await this.workspace.setTheme(theme);
    await this.page.locator(`.monaco-workbench.${themes[theme].look}`).waitFor();
  }

  /** Runs a command by its title in the palette. */
  async command(title: string): Promise<void> {
    await this.pickAfter('F1', title, '>');
  }

  /** Takes the entry of an open quick pick whose label contains `label`. */
  async pick(label: string): Promise<void> {
    const box = this.page.locator('.quick-input-widget');
    await box.locator('input[type=text]').first().fill(label);
    const row = box.locator('.monaco-list-row', { hasText: label }).first();
    await row.waitFor();
    await row.click();
  }

  /** Opens a quick pick by its key and takes an entry; a pick that something else closed meanwhile is opened again. */
  private async pickAfter(key: string, label: string, prefix = ''): Promise<void> {
    const box = this.page.locator('.quick-input-widget');
    const row = box.locator('.monaco-list-row', { hasText: label }).first();
    const open = async () => {
      await this.page.keyboard.press(key);
      await box.locator('input[type=text]').first().fill(`${prefix}${label}`, { timeout: 3_000 });
      await row.click({ timeout: 3_000 });
      return true;
    };
    await eventually(`"${label}" in the list that ${key} opens`, open, 30_000);
  }

  /** Ticks files in the picker of contexts, which has to be open, and accepts. */
  async chooseContext(...names: readonly string[]): Promise<void> {
    const box = this.page.locator('.quick-input-widget');
    for (const name of names) {
      const row = box.locator('.monaco-list-row', { hasText: name }).first();
      await row.waitFor();
      await row.click();
    }
    await box.locator('input[type=text]').first().press('Enter');
  }

  /** Fills in an open input box and accepts it. */
  async enter(text: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input[type=text]').first();
    await input.fill(text);
    await input.press('Enter');
  }

  async openFile(path: string): Promise<void> {
    const name = path.split('/').at(-1) ?? path;
    await this.pickAfter('Control+P', name);
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    await this.editor().click();
  }

  editor(): Locator {
    return this.page.locator('.editor-instance .monaco-editor .view-lines').first();
  }

  /** Puts the cursor at a place of the active editor; line and column count from 1. */
  async goTo(line: number, column = 1): Promise<void> {
    await this.page.keyboard.press('Control+G');
    await this.enter(`:${line}:${column}`);
  }

  /** Selects whole lines; both ends are included and count from 1. */
  async selectLines(first: number, last: number): Promise<void> {
    await this.goTo(first);
    for (let line = first; line < last; line += 1) await this.page.keyboard.press('Shift+ArrowDown');
    await this.page.keyboard.press('Shift+End');
  }

  /** The squiggles on screen, of one severity or of all. */
  squiggles(severity?: 'warning' | 'info' | 'error'): Locator {
    return this.page.locator(severity === undefined ? '[class*=squiggly-]' : `.squiggly-${severity}`);
  }

  /** Opens the hover at a place by keyboard and resolves with its text. */
  async hoverAt(line: number, column: number): Promise<Locator> {
    await this.goTo(line, column);
    const hover = this.page.locator('.monaco-resizable-hover .monaco-hover:not(.hidden)');
    // A pointer outside the editor closes the hover; so does what comes just then, and it is asked for until it stays.
    await this.editor().hover();
    await eventually('the hover', async () => {
      await this.page.keyboard.press('Control+K');
      await this.page.keyboard.press('Control+I');
      await hover.waitFor({ timeout: 2_000 });
      await this.page.waitForTimeout(300);
      return (await hover.isVisible()) || undefined;
    });
    return hover;
  }

  /** The rows of the Problems view, opened if need be. */
  async problems(): Promise<Locator> {
    const view = this.page.locator('.markers-panel');
    if (!(await view.isVisible())) await this.command('View: Focus Problems');
    await view.waitFor();
    return view.locator('.monaco-list-row');
  }

  /** The inner document of the extension's side view, which has to be open. */
  async panel(): Promise<Frame> {
    return eventually('the side view', async () => {
      const outer = this.page.frames().filter((frame) => frame.url().includes('claimlight.claimlight'));
      const inner = outer.flatMap((frame) => frame.childFrames()).at(-1);
      return inner !== undefined && (await inner.locator('body > *').count()) > 0 ? inner : undefined;
    });
  }

  /** Waits until the first of some marks lies at `words` of the editor: lenses that come shift lines. */
  async marked(mark: Locator, words: string): Promise<void> {
    let below = '';
    const asked = async () => {
      below = await this.#textBelow(mark);
      return below === words || undefined;
    };
    await eventually(`"${words}" below the mark`, asked).catch(() => assert.equal(below, words));
  }

  /** The words of the editor that lie under a mark, which has to be on screen. */
  async #textBelow(mark: Locator): Promise<string> {
    const area = await mark.first().boundingBox();
    assert.ok(area, 'The mark is on screen');
    return this.page.evaluate(({ x, y, width, height }) => {
      const lines = document.querySelectorAll('.editor-instance .view-line > span');
      const letters: string[] = [];
      for (const line of lines) {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getBoundingClientRect();
            const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            const inside =
              middle.x > x && middle.x < x + width && Math.abs(middle.y - y - height / 2) < height / 2;
            if (inside) letters.push(node.textContent?.[at] ?? '');
          }
        }
      }
      return letters.join('').replaceAll('\u00a0', ' ');
    }, area);
  }

  /** Waits until a line of the editor holds `text`. */
  async lineWith(text: string): Promise<void> {
    const spaced = text.replaceAll(' ', '\u00a0');
    await this.page.locator('.view-line', { hasText: spaced }).first().waitFor();
  }

  /** Keeps a picture of the window when `test` failed. */
  async keepFailure(test: Mocha.Test | undefined): Promise<void> {
    if (test?.state === 'failed') await this.screenshot(`failed-${test.title.replaceAll(/\W+/g, '-')}`);
  }

  /** The text of each notification in the notification centre, which has to be open. */
  async notifications(): Promise<readonly string[]> {
    return this.page.locator('.notifications-center .notification-list-item').allInnerTexts();
  }

  /** Keeps a picture for the eye in `test-results/`. */
  async screenshot(name: string): Promise<void> {
    const path = join(root, 'test-results', `${name}.png`);
    await mkdir(dirname(path), { recursive: true });
    // What has just come may still move: lenses shift lines, and hovers grow.
    await this.page.waitForTimeout(400);
    await this.page.screenshot({ path, animations: 'disabled' });
  }

  /** Keeps a picture of whatever is open in each theme. */
  async screenshots(name: string): Promise<void> {
    for (const theme of themeNames) {
      await this.setTheme(theme);
      await this.screenshot(`${name}-${theme}`);
    }
  }

  private async ready(): Promise<void> {
    await this.page.locator('.monaco-workbench .part.statusbar').waitFor({ timeout: 60_000 });
    await this.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor({ timeout: 60_000 });
    const chat = this.page.locator('.part.auxiliarybar');
    if (await chat.isVisible()) await this.page.keyboard.press('Control+Alt+B');
  }
}

/** Asks until an answer comes; fails with `what` after `within` milliseconds. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  within = 10_000,
): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    assert.ok(Date.now() < deadline, `${what} did not appear`);
    await new Promise((resolveWait) => setTimeout(resolveWait, 50));
  }
}
