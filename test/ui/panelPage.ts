import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { page as html } from '../../src/view/page.ts';
import type { FromView, ToView, ViewState } from '../../src/view/protocol.ts';

const root = resolve(import.meta.dirname, '../..');
const origin = 'http://panel.test';

export const panelThemes = ['light', 'dark', 'highContrast', 'highContrastLight'] as const;
export type PanelTheme = (typeof panelThemes)[number];

export interface PanelOptions {
  readonly theme?: PanelTheme;
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** What the view stored when it was last hidden. */
  readonly stored?: unknown;
}

/** The view's own page under its own policy, with a host that only records. It needs no VS Code. */
export class PanelPage {
  readonly messages: FromView[] = [];
  /** What the page complained about: script errors, and violations of its policy. */
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {}

  static async open(browser: Browser, options: PanelOptions = {}): Promise<PanelPage> {
    const { theme = 'dark', width = 320, height = 800 } = options;
    const page = await browser.newPage({
      viewport: { width, height },
      reducedMotion: options.reducedMotion ?? 'reduce',
    });
    const panel = new PanelPage(page);
    page.on('console', (message) => {
      if (message.type() === 'error') panel.complaints.push(message.text());
    });
    page.on('pageerror', (error) => panel.complaints.push(error.message));
    await page.exposeFunction('fromView', (message: FromView) => panel.messages.push(message));
    await page.addInitScript({ content: fakeHost(options.stored) });
    await serve(page);
    await page.goto(`${origin}/`);
    await page.evaluate(applyTheme, await colorsOf(theme));
    return panel;
  }

  async send(message: ToView): Promise<void> {
    await this.page.evaluate((data) => window.postMessage(data, '*'), message);
  }

  async show(state: ViewState): Promise<void> {
    await this.send({ type: 'state', state });
    await this.page.locator('.layout').waitFor();
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** What the accessibility checker finds, as "rule: element". */
  async violations(): Promise<readonly string[]> {
    await this.page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8'));
    const { violations } = await this.page.evaluate(() =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(),
    );
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }

  /** What the view would find again after it was hidden. */
  stored(): Promise<unknown> {
    return this.page.evaluate(() => (window as unknown as { stored: unknown }).stored);
  }

  /** Messages of one type, the oldest first. */
  sent<T extends FromView['type']>(type: T): Extract<FromView, { type: T }>[] {
    return this.messages.filter(
      (message): message is Extract<FromView, { type: T }> => message.type === type,
    );
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}

async function serve(page: Page): Promise<void> {
  const types = { 'main.js': 'text/javascript', 'main.css': 'text/css' } as const;
  const body = html({
    cspSource: origin,
    nonce: 'nonce-of-this-test',
    script: '/main.js',
    style: '/main.css',
    language: 'en',
  });
  await page.route(`${origin}/**`, (route) => route.fulfill({ status: 404 }));
  await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const [name, contentType] of Object.entries(types))
    await page.route(`${origin}/${name}`, async (route) =>
      route.fulfill({ contentType, body: await readFile(join(root, 'dist/view', name)) }),
    );
}

const colorsOf = async (theme: PanelTheme): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(join(root, 'test/fixtures/themes', `${theme}.json`), 'utf8'));

/** As VS Code does it: on the root element, with the side bar's colour behind the page. */
function applyTheme(colors: Readonly<Record<string, string>>): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(colors)) style.setProperty(name, value);
  style.background = 'var(--vscode-sideBar-background)';
}

/** Source text, since a function that went through a compiler may lean on helpers that the page lacks. */
const fakeHost = (stored: unknown): string => `
window.stored = ${JSON.stringify(stored)};
window.acquireVsCodeApi = () => ({
  postMessage: (message) => window.fromView(message),
  getState: () => window.stored,
  setState: (state) => { window.stored = state; },
});`;
