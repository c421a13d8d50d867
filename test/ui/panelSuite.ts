import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import { type PanelOptions, PanelPage } from './panelPage.ts';

/** A browser for the tests of one file; the page of a test goes with it. */
export function panelSuite(): { open(options?: PanelOptions): Promise<PanelPage> } {
  let browser: Browser;
  let pages: PanelPage[] = [];
  before(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.close()));
    pages = [];
  });
  after(() => browser.close());
  return {
    open: async (options) => {
      const page = await PanelPage.open(browser, options);
      pages.push(page);
      return page;
    },
  };
}
