import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import { SideViewPage, type SideViewPageOptions } from './sideViewPage.ts';

/** A browser for the tests of one file; the page of a test goes with it. */
export function sideViewSuite(): { open(options?: SideViewPageOptions): Promise<SideViewPage> } {
  let browser: Browser;
  let pages: SideViewPage[] = [];
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
      const page = await SideViewPage.open(browser, options);
      pages.push(page);
      return page;
    },
  };
}
