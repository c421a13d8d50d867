/** Text that is markup of ours. Anything else that goes into a page is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

export const raw = (text: string): Markup => new Markup(text);

type Part = string | number | Markup | readonly Part[];

/** A template whose values are escaped unless they are markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, i) => text + (i < parts.length ? render(parts[i]!) : '')).join(''));

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
