import type { Browser } from 'playwright-core';
import type { FromView, ToView, ViewState } from '../../src/view/side/sideProtocol.ts';
import type { Theme } from './themes.ts';
import { WebviewPage } from './webviewPage.ts';

export interface SideViewPageOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** What the view stored when it was last hidden. */
  readonly stored?: unknown;
}

/** The side view's page, with a host that only records. */
export class SideViewPage extends WebviewPage<FromView, ToView> {
  static async open(browser: Browser, given: SideViewPageOptions = {}): Promise<SideViewPage> {
    const { theme = 'dark', width = 320, height = 800, reducedMotion = 'reduce', stored } = given;
    const options = {
      theme,
      viewport: { width, height },
      reducedMotion,
      stored,
      bundle: 'view',
      ground: 'sideBar',
    } as const;
    const sideView = new SideViewPage(await WebviewPage.newPage(browser, options));
    await sideView.load(options);
    return sideView;
  }

  async show(state: ViewState): Promise<void> {
    await this.send({ type: 'state', state });
    await this.page.locator('.layout').waitFor();
    await this.settled();
  }

  /** What the view would find again after it was hidden. */
  stored(): Promise<unknown> {
    return this.page.evaluate(() => (window as unknown as { stored: unknown }).stored);
  }
}
