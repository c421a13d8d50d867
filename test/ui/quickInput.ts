import type { Locator, Page } from 'playwright-core';
import { until } from './conditions.ts';

/** The list, or the box, that opens at the top of the window. A key is pressed only when it is open and has the keyboard. */
export class QuickInput {
  readonly box: Locator;
  /** Its text, while it has the keyboard. */
  readonly input: Locator;

  constructor(private readonly page: Page) {
    this.box = page.locator('.quick-input-widget');
    this.input = this.box.locator('input:focus');
  }

  /** The entry with this label. */
  row(label: string): Locator {
    const exactly = this.page.getByText(label, { exact: true });
    return this.box.locator('.monaco-list-row', { has: exactly }).first();
  }

  /** Opens it by its key, once what was open before is gone. */
  async open(key: string): Promise<void> {
    await this.box.waitFor({ state: 'hidden' });
    await this.page.keyboard.press(key);
    await this.input.waitFor();
  }

  /** Takes the entry with this label from an open list, which is narrowed by `words` first. */
  async take(label: string, words = label): Promise<void> {
    const row = this.row(label);
    await this.input.fill(words);
    await row.waitFor();
    await this.#stepTo(row);
    await this.page.keyboard.press('Enter');
    await until(
      `the end of the list that “${label}” was taken from`,
      async () => !(await this.#holds(words)),
    );
  }

  /** Ticks entries of an open list that takes several, and no others, and accepts. */
  async tick(...labels: readonly string[]): Promise<void> {
    await this.row(labels[0] ?? '')
      .locator('.monaco-checkbox')
      .waitFor();
    for (const row of await this.box.locator('.monaco-list-row').all()) {
      const box = row.locator('.monaco-checkbox');
      const isOther = !labels.includes((await row.locator('.label-name').first().textContent()) ?? '');
      if (isOther && (await box.count()) > 0 && (await box.isChecked())) await row.click();
    }
    for (const label of labels) {
      const box = this.row(label).locator('.monaco-checkbox');
      await box.waitFor();
      await this.input.waitFor();
      if (!(await box.isChecked())) await this.row(label).click();
      await until(`the tick of “${label}”`, () => box.isChecked());
    }
    await this.input.press('Enter');
    await this.box.waitFor({ state: 'hidden' });
  }

  /** Fills in an open box and accepts it. */
  async enter(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  /** Lists put what was used last first. */
  async #stepTo(row: Locator): Promise<void> {
    await this.box.locator('.monaco-list-row.focused').waitFor();
    const isFocused = () => row.evaluate((element) => element.classList.contains('focused'));
    await until('the entry at the keyboard', async () => {
      if (await isFocused()) return true;
      await this.page.keyboard.press('ArrowDown');
      return false;
    });
  }

  async #holds(words: string): Promise<boolean> {
    return (await this.input.isVisible()) && (await this.input.inputValue()) === words;
  }
}
