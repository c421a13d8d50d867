import type { Locator, Page } from 'playwright-core';

/**
 * Opens the menu of quick fixes at the cursor of the active editor, and gives it when it has the keyboard. The light
 * bulb comes first: VS Code asks for it by itself a moment after the cursor moved, and that question ends one that a
 * key asked before its answer came.
 */
export const openQuickFixMenu = async (page: Page): Promise<Locator> => {
  await page.locator('.lightBulbWidget.codicon').waitFor();
  await page.keyboard.press('Control+.');
  const menu = page.locator('.action-widget');
  await menu.locator('.monaco-list:focus').waitFor();
  return menu;
};
