import { plainLabel } from './block.ts';

interface Item {
  /** Column of the marker; a deeper marker is a child. */
  readonly indent: number;
  readonly numbered: boolean;
  label?: string;
}

/** What stands above the current line: headings, the lead-in of a list, and the list items that are open. */
export class Outline {
  readonly #headings: { readonly level: number; readonly label: string }[] = [];
  readonly #items: Item[] = [];
  #leadIn: string | undefined;

  get inList(): boolean {
    return this.#items.length > 0;
  }

  /** Outermost first. */
  trail(): readonly string[] {
    return [
      ...this.#headings.map(({ label }) => label),
      ...(this.#leadIn === undefined ? [] : [this.#leadIn]),
      ...this.#items.flatMap(({ label }) => label ?? []),
    ];
  }

  /** The trail of the heading itself, before it joins the outline. */
  openHeading(level: number, text: string): readonly string[] {
    this.closeList();
    while (this.#headings.length > 0 && this.#headings.at(-1)!.level >= level) this.#headings.pop();
    const above = this.trail();
    const label = plainLabel(text);
    if (label !== '') this.#headings.push({ level, label });
    return above;
  }

  /** A paragraph outside of lists: it may lead in what follows, and ends what an earlier one led in. */
  setLeadIn(leadIn: string | undefined): void {
    this.#leadIn = leadIn;
  }

  openItem(indent: number, numbered: boolean): void {
    for (let last = this.#items.at(-1); last && last.indent >= indent; last = this.#items.at(-1)) {
      // Models often leave bullets under "1. Limits:" without indentation.
      const leadsIn = last.indent === indent && last.numbered && !numbered && last.label?.endsWith(':');
      if (leadsIn) break;
      this.#items.pop();
    }
    this.#items.push({ indent, numbered });
  }

  /** Closes the items that text at `indent` after a blank line does not belong to. */
  closeItemsRightOf(indent: number): void {
    if (!this.inList) return;
    while (this.inList && this.#items.at(-1)!.indent >= indent) this.#items.pop();
    if (!this.inList) this.#leadIn = undefined;
  }

  /** Names the innermost item by its first words; later paragraphs and children carry it in their trail. */
  labelItem(text: string): void {
    const item = this.#items.at(-1);
    if (item && item.label === undefined) item.label = plainLabel(text);
  }

  closeList(): void {
    this.#items.length = 0;
    this.#leadIn = undefined;
  }
}
