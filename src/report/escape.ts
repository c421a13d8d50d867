const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '&#10;',
};

/** Foreign text inside of XML or HTML, also in attributes; characters that XML cannot hold are dropped. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"'\n]/g, (char) => entities[char] ?? char);

/** Foreign text inside of Markdown: one line, and no markup of ours. */
export const plainMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
