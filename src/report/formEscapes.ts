import { apart, hidden, plainLine, withoutCommands } from './escape.ts';

/** JSON that hides nothing, moves no cursor and commands no build server; its values are the same. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[[\p{Cc}--[\n]]\u061C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|(?<=#)#(?=\[|vso\[|teamcity\[)/giv,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

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
  withoutCommands(text)
    .replace(hidden, '')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"'\n]/g, (char) => entities[char] ?? char);

/** Foreign text inside of Markdown: one line, no markup of ours, and no mention, issue or address that links itself. */
export const plainMarkdown = (text: string): string =>
  plainLine(text)
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/@(?=[\p{L}\p{N}])/gu, `@${apart}`)
    .replace(/#(?=\d)/g, `#${apart}`)
    .replace(/\bGH-(?=\d)/gi, `GH-${apart}`)
    .replace(/(\p{L}):(?=\/\/)/gu, `$1:${apart}`)
    .replace(/\bwww\.(?=\S)/gi, (www) => `${www.slice(0, -1)}${apart}.`);

/** Foreign text inside of a SARIF message, where brackets are links and braces are places to fill. */
export const plainSarif = (text: string): string =>
  plainLine(text)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/[{}]/g, '$&$&');
