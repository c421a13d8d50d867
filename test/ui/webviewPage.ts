import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { webviewHtml as html } from '../../src/view/webviewPage.ts';
import { limit } from './conditions.ts';
import { type Theme, themes } from './themes.ts';

const root = resolve(import.meta.dirname, '../..');
const origin = 'http://view.test';

export interface PageOptions extends Pick<BrowserContextOptions, 'viewport' | 'reducedMotion'> {
  readonly theme: Theme;
  /** The folder of the page's script and style in `dist/`. */
  readonly bundle: 'view' | 'results';
  /** The colour that VS Code has behind the page. */
  readonly ground: 'sideBar' | 'editor';
  /** What the page stored when it was last hidden. */
  readonly stored?: unknown;
}

/** A webview's own page under its own policy, with a host that the test plays. It needs no VS Code. */
export abstract class WebviewPage<From extends { readonly type: string }, To> {
  readonly messages: From[] = [];
  /** What the page complained about: script errors, and violations of its policy. */
  readonly complaints: string[] = [];

  protected constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  protected static async newPage(browser: Browser, { viewport, reducedMotion }: PageOptions): Promise<Page> {
    const options = { viewport: viewport ?? null, reducedMotion: reducedMotion ?? 'reduce' };
    const page = await browser.newPage(options);
    page.setDefaultTimeout(limit);
    return page;
  }

  /** @param answer what the host does about a message of the page */
  protected async load(options: PageOptions, answer: (message: From) => unknown = () => {}): Promise<void> {
    await this.page.exposeFunction('fromView', async (message: From) => {
      this.messages.push(message);
      await answer(message);
    });
    // Calls of the test's functions arrive in their order: once this one has, so have the messages before it.
    await this.page.exposeFunction('heard', () => {});
    await this.page.addInitScript({ content: fakeHost(options.stored) });
    await serve(this.page, options.bundle);
    await this.page.goto(`${origin}/`);
    const colors = JSON.parse(
      await readFile(join(root, 'test/fixtures/themes', `${options.theme}.json`), 'utf8'),
    );
    await this.page.evaluate(applyTheme, {
      colors,
      kind: themes[options.theme].kind,
      ground: options.ground,
    });
  }

  /** Resolves when the page has dealt with the message. */
  async send(message: To): Promise<void> {
    await this.post(message);
  }

  /** As `send`, for what no host should say. */
  async post(data: unknown): Promise<void> {
    await this.page.evaluate(
      (given) =>
        new Promise<void>((done) => {
          // After the page's own listener, which is older.
          window.addEventListener('message', () => done(), { once: true });
          window.postMessage(given, '*');
        }),
      data,
    );
  }

  /** Waits until the page has done what it does after an input, and has said all that it has to say. */
  async settled(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      await (window as unknown as { heard(): Promise<void> }).heard();
    });
  }

  /** What the accessibility checker finds, as "rule: element". */
  async violations(): Promise<readonly string[]> {
    const loaded = await this.page.evaluate(() => 'axe' in window);
    if (!loaded)
      await this.page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8'));
    const { violations } = await this.page.evaluate(() =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(),
    );
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }

  /** Messages of one type, the oldest first. */
  sent<T extends From['type']>(type: T): Extract<From, { type: T }>[] {
    return this.messages.filter((message): message is Extract<From, { type: T }> => message.type === type);
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}

async function serve(page: Page, bundle: PageOptions['bundle']): Promise<void> {
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
      route.fulfill({ contentType, body: await readFile(join(root, 'dist', bundle, name)) }),
    );
}

interface Look {
  readonly colors: Readonly<Record<string, string>>;
  readonly kind: string;
  readonly ground: PageOptions['ground'];
}

/** As VS Code does it: colours on the root element, the kind of theme on the body. */
function applyTheme({ colors, kind, ground }: Look): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(colors)) style.setProperty(name, value);
  style.background = `var(--vscode-${ground}-background)`;
  document.body.dataset.vscodeThemeKind = kind;
  document.body.classList.add(kind);
  if (kind.startsWith('vscode-high-contrast')) document.body.classList.add('vscode-high-contrast');
}

/** Source text, since a function that went through a compiler may lean on helpers that the page lacks. */
const fakeHost = (stored: unknown): string => `
window.stored = ${JSON.stringify(stored)};
window.acquireVsCodeApi = () => ({
  postMessage: (message) => window.fromView(message),
  getState: () => window.stored,
  setState: (state) => { window.stored = state; },
});`;
