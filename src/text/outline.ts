import { plainLabel } from './block.ts';

interface Item {
  /** Column of the marker; a deeper marker is a child. */
  readonly indent: number;
  /** Column of the words; text indented so far still belongs to the item. */
  readonly content: number;
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

  /** Outermost first. `depth` leaves out the labels of items nested deeper. */
  trail(depth = this.#items.length): readonly string[] {
    const labels = this.#items.slice(0, depth).flatMap((item) => item.label ?? []);
    return [
      ...this.#headings.map((h) => h.label),
      ...(this.#leadIn === undefined ? [] : [this.#leadIn]),
      ...labels,
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

  openItem(indent: number, content: number): void {
    while (this.inList && this.#items.at(-1)!.indent >= indent && this.#items.at(-1)!.content > indent)
      this.#items.pop();
    this.#items.push({ indent, content });
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
