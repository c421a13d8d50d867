/**
 * Text of a file or a model as Markdown that shows just its characters: no link, image, markup or HTML. Other than
 * `MarkdownString.appendText` it keeps spaces breakable, so that long text wraps.
 */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/\s+/g, ' ');
