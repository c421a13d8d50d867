import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import { type Server, type ServerOptions, startServer } from '../../scripts/host/server.ts';
import { openPage, workbenchUrl } from '../../scripts/host/workbench.ts';
import { becomes, limit, until } from './conditions.ts';
import { QuickInput } from './quickInput.ts';
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
  readonly quickInput: QuickInput;

  private constructor(
    readonly page: Page,
    private readonly workspace: Workspace,
    readonly server: Server,
    private readonly browser: Browser,
    private readonly context: BrowserContext,
  ) {
    this.quickInput = new QuickInput(page);
  }

  static async open(options: WorkbenchOptions = {}): Promise<Workbench> {
    const workspace = await Workspace.create(options);
    const [server, browser] = await Promise.all([startServer(options.server), launchBrowser()]);
    const view = { folder: workspace.target, ...(options.size === undefined ? {} : { size: options.size }) };
    const [page, context] = await openPage(browser, view);
    page.setDefaultTimeout(limit);
    // What the compiler of the tests wraps functions in, also those that run in the page.
    await page.addInitScript('globalThis.__name = (value) => value;');
    const extension = options.installed === true ? {} : { extension: root };
    const workbench = new Workbench(page, workspace, server, browser, context);
    try {
      await page.goto(workbenchUrl(server, { ...view, ...extension }));
      await workbench.ready();
    } catch (error) {
      await workbench.screenshot('failed-to-open');
      await workbench.close();
      throw error;
    }
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
    const look = this.page.locator(`.monaco-workbench.${themes[theme].look}`);
    // What is written while VS Code only begins to watch the file goes unseen, so it is written again.
    await until(`the theme “${theme}”`, async () => {
      await this.workspace.setTheme(theme);
      return look.waitFor({ timeout: 5_000 }).then(() => true);
    });
  }

  /** Runs a command by its title in the palette. */
  async command(title: string): Promise<void> {
    await this.quickInput.open('F1');
    await this.#sideViewLeft();
    await this.quickInput.take(title, `>${title}`);
  }

  /** Takes the entry of an open quick pick with this label. */
  async pick(label: string): Promise<void> {
    await this.quickInput.take(label);
  }

  /** Ticks files in the picker of contexts, and accepts. */
  async chooseContext(...names: readonly string[]): Promise<void> {
    await this.quickInput.tick(...names);
  }

  /** Fills in an open input box and accepts it. */
  async enter(text: string): Promise<void> {
    await this.quickInput.input.waitFor();
    await this.#sideViewLeft();
    await this.quickInput.enter(text);
  }

  /** Accepts the path that a dialog proposes once it `is` the right one, with another file name if one is given. */
  async saveAs(is: (path: string) => boolean, name?: string): Promise<void> {
    const { input, box } = this.quickInput;
    await until('the path in the dialog', async () => is(await input.inputValue()));
    if (name !== undefined) await input.fill((await input.inputValue()).replace(/[^/]*$/, name));
    // While the dialog reads its folder it is deaf to the key, and does not show it.
    await until('the end of the dialog', async () => {
      if (await input.isVisible()) await input.press('Enter');
      return box.waitFor({ state: 'hidden', timeout: 5_000 }).then(() => true);
    });
  }

  async openFile(path: string): Promise<void> {
    const name = path.split('/').at(-1) ?? path;
    await this.quickInput.open('Control+P');
    await this.quickInput.take(name);
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    await this.hasKeyboard(name);
  }

  /** Gives the keyboard to the active editor. */
  async focusEditor(): Promise<void> {
    await this.editor().click();
    await this.hasKeyboard();
  }

  /** Waits until an editor has the keyboard, one of the file with this name if one is given. */
  async hasKeyboard(name?: string): Promise<void> {
    const ofFile = name === undefined ? '' : `[data-uri$="/${name}"]`;
    await this.page.locator(`${editorWithKeyboard}${ofFile}`).waitFor();
  }

  /**
   * Closes the active editor by its key. The keyboard goes on to the editor that is in front then, also from elsewhere,
   * and would close a list that was opened before.
   * @param next the file in that editor
   */
  async closeEditor(name: string, next: string): Promise<void> {
    await this.page.locator('.editor-group-container.active .tab.active', { hasText: name }).waitFor();
    const tabs = await this.page.locator('.tab').count();
    await this.page.keyboard.press('Control+w');
    await becomes(() => this.page.locator('.tab').count(), tabs - 1);
    await this.hasKeyboard(next);
  }

  editor(): Locator {
    return this.page.locator('.editor-instance .monaco-editor .view-lines').first();
  }

  /** Puts the cursor at a place of the active editor; line and column count from 1. */
  async goTo(line: number, column = 1): Promise<void> {
    await this.quickInput.open('Control+G');
    await this.quickInput.enter(`:${line}:${column}`);
    await this.quickInput.box.waitFor({ state: 'hidden' });
    await this.hasKeyboard();
    await this.cursorStatus(`Ln ${line}, Col ${column}`);
  }

  /** Waits until the status bar says this about the cursor, such as "Ln 3," or "selected". */
  async cursorStatus(words: string): Promise<void> {
    await this.page.locator('#status\\.editor\\.selection', { hasText: words }).waitFor();
  }

  /** Selects whole lines; both ends are included and count from 1. */
  async selectLines(first: number, last: number): Promise<void> {
    await this.goTo(first);
    for (let line = first; line < last; line += 1) await this.page.keyboard.press('Shift+ArrowDown');
    await this.page.keyboard.press('Shift+End');
    await this.cursorStatus('selected');
  }

  /** The squiggles on screen, of one severity or of all. */
  squiggles(severity?: 'warning' | 'info' | 'error'): Locator {
    return this.page.locator(severity === undefined ? '[class*=squiggly-]' : `.squiggly-${severity}`);
  }

  /** Rests the pointer at a place until the hover says `words` there. */
  async hoverAt(line: number, column: number, words: RegExp): Promise<void> {
    await this.goTo(line, column);
    const hover = this.page.locator('.monaco-resizable-hover .monaco-hover:not(.hidden)', { hasText: words });
    const cursor = this.page.locator(`${editorWithKeyboard} .cursors-layer .cursor`).first();
    let moved = 0;
    await until(`a hover like ${words}`, async () => {
      const area = await cursor.boundingBox();
      assert.ok(area, 'The cursor is on screen');
      // A pointer that lies there already asks for no hover, and what moves the text closes one.
      moved += 1;
      await this.page.mouse.move(area.x + 1 + (moved % 3), area.y + area.height / 2);
      return hover.waitFor({ timeout: 3_000 }).then(() => true);
    });
  }

  /** Closes the hover and takes the pointer away. */
  async closeHover(): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.page.keyboard.press('Escape');
    await this.page
      .locator('.monaco-resizable-hover .monaco-hover:not(.hidden)')
      .waitFor({ state: 'hidden' });
  }

  /** The rows of the Problems view, opened if need be. */
  async problems(): Promise<Locator> {
    const view = this.page.locator('.markers-panel');
    if (!(await view.isVisible())) await this.command('View: Focus Problems');
    await view.waitFor();
    return view.locator('.monaco-list-row');
  }

  /** The page of the extension's side view, once it is drawn. VS Code makes a new one whenever the view is shown again. */
  async sideView(): Promise<FrameLocator> {
    const view = this.#sideViewFrame().contentFrame().locator('#active-frame').contentFrame();
    // VS Code writes the page over an empty one: a wait that began in that may never end, and is begun anew.
    const drawn = () => view.locator('.layout').waitFor({ timeout: 5_000 });
    await until('the side view', () => drawn().then(() => true));
    return view;
  }

  #sideViewFrame(): Locator {
    return this.page
      .locator('iframe.webview[src*="extensionId=claimlight.claimlight"]')
      .filter({ visible: true });
  }

  /**
   * Waits until VS Code knows that the side view lost the keyboard. It looks four times a second, from within the frame,
   * and a view that gets the keyboard back before that is left without it; nobody types that fast.
   */
  async #sideViewLeft(): Promise<void> {
    if ((await this.#sideViewFrame().count()) === 0) return;
    const page = this.#sideViewFrame().contentFrame().locator('body');
    await until('the keyboard elsewhere', () => page.evaluate(() => !document.hasFocus()));
    // A timer of the frame that is due after the one that looks.
    await page.evaluate(() => new Promise((looked) => setTimeout(looked, 251)));
  }

  /** Opens the side view by its icon. */
  async openSideView(): Promise<FrameLocator> {
    await this.page.locator(activityIcon).click();
    return this.sideView();
  }

  /** Waits until the first of some marks lies at `words` of the editor: lenses that come shift lines. */
  async marked(mark: Locator, words: string): Promise<void> {
    await becomes(() => this.#textBelow(mark), words);
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

  /**
   * Waits for a notification, which the notification centre lists, and resolves with its text: under a test driver VS
   * Code shows no toasts.
   */
  async notification(words: RegExp): Promise<string> {
    const center = this.page.locator('.notifications-center');
    const item = center.locator('.notification-list-item', { hasText: words }).first();
    // The centre closes by itself where there is nothing yet, or when something else takes the keyboard.
    const dot = this.page.locator('#status\\.notifications .codicon-bell-dot');
    await dot.or(center).filter({ visible: true }).first().waitFor();
    await until('the notification', async () => {
      if (!(await center.isVisible())) await this.command('Notifications: Show Notifications');
      return item.isVisible();
    });
    return item.innerText();
  }

  /** What the notifications say that wait to be looked at. */
  async notifications(): Promise<readonly string[]> {
    if (!(await this.page.locator('#status\\.notifications .codicon-bell-dot').isVisible())) return [];
    await this.command('Notifications: Show Notifications');
    const items = this.page.locator('.notifications-center .notification-list-item');
    return (await items.allInnerTexts()).concat(
      (await items.count()) === 0 ? ['gone before it was read'] : [],
    );
  }

  /** Dismisses all notifications and closes their centre. */
  async clearNotifications(): Promise<void> {
    await this.command('Notifications: Clear All Notifications');
    await this.page.locator('.notifications-center').waitFor({ state: 'hidden' });
  }

  /** What the extension keeps of the workspace under a key, as it was last written. */
  async stored(key: string): Promise<unknown> {
    const all = await this.page.evaluate(readWorkspaceStorage, 'claimlight.claimlight');
    return all
      .map((one) => (JSON.parse(one) as Record<string, unknown>)[key])
      .find((one) => one !== undefined);
  }

  /** Keeps a picture for the eye in `test-results/`. */
  async screenshot(name: string): Promise<void> {
    const path = join(root, 'test-results', `${name}.png`);
    await mkdir(dirname(path), { recursive: true });
    await this.page.evaluate(whenStill);
    await this.page.screenshot({ path, animations: 'disabled' });
  }

  /** Keeps a picture of whatever is open in each theme. */
  async screenshots(name: string): Promise<void> {
    for (const theme of themeNames) {
      await this.setTheme(theme);
      await this.screenshot(`${name}-${theme}`);
    }
  }

  /** Waits until all that the window restores is there, and it knows the extension. */
  private async ready(): Promise<void> {
    await this.page.waitForFunction(() => 'driver' in window);
    await this.page.evaluate(() =>
      (
        window as unknown as { driver: { whenWorkbenchRestored(): Promise<void> } }
      ).driver.whenWorkbenchRestored(),
    );
    await this.page.locator(activityIcon).waitFor();
    const chat = this.page.locator('.part.auxiliarybar');
    if (await chat.isVisible()) await this.page.keyboard.press('Control+Alt+B');
    await chat.waitFor({ state: 'hidden' });
  }
}

const editorWithKeyboard = '.editor-instance .monaco-editor.focused';
const activityIcon = '.activitybar .action-label[aria-label^="Claimlight"]';

/** Resolves when no text and no mark has moved for some frames: lenses shift lines, and hovers grow. Runs in the page. */
async function whenStill(): Promise<void> {
  const places = () =>
    [...document.querySelectorAll('.view-line, .cdr, .codelens-decoration, .monaco-hover, .monaco-list-row')]
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
      .join();
  const isNext = () => new Promise((resolveFrame) => requestAnimationFrame(resolveFrame));
  let before = places();
  for (let still = 0; still < 5; ) {
    await isNext();
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** What the browser holds in VS Code's storage of workspaces for one extension; runs in the page. */
async function readWorkspaceStorage(extension: string): Promise<readonly string[]> {
  const answered = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolveRequest, reject) => {
      request.onsuccess = () => resolveRequest(request.result);
      request.onerror = () => reject(request.error);
    });
  const found: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('vscode-web-state-db-')) continue;
    const database = await answered(indexedDB.open(name));
    if (database.objectStoreNames.contains('ItemTable')) {
      const items = database.transaction('ItemTable').objectStore('ItemTable');
      const value: unknown = await answered(items.get(extension));
      if (typeof value === 'string') found.push(value);
    }
    database.close();
  }
  return found;
}
