/** Foreign text inside of Markdown: one line, and no markup of ours. */
export const plainMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
