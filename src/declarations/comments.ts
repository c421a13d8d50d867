/** Languages in which `#` opens a comment. */
const hashed = /\.(?:py|rb|sh|bash|zsh|fish|ya?ml|toml|ini|cfg|conf|env|properties|r|jl|pl|tf|ps1)$/i;
const slashed =
  /\.(?:[cm]?[jt]sx?|jsonc|java|kts?|scala|go|rs|c|cc|cpp|cs|h|hpp|swift|dart|php|proto|zig|s?css|less|groovy|gradle|sol)$/i;

const blocks: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/^\/\*/, /\*\//],
  [/^"""/, /"""/],
  [/^'''/, /'''/],
  [/^<!--/, /-->/],
];

/** Code in which comments are blank, so that every offset stays: a comment declares nothing. */
export function codeWithoutComments(text: string, uri: string): string {
  let close: RegExp | undefined;
  return text
    .split('\n')
    .map((line) => {
      const content = line.trim();
      if (close) {
        if (close.test(content)) close = undefined;
        return blank(line);
      }
      const block = blocks.find(([open]) => open.test(content));
      if (block) {
        if (!block[1].test(content.slice(3))) close = block[1];
        return blank(line);
      }
      return withoutTail(line, uri);
    })
    .join('\n');
}

const blank = (line: string): string => ' '.repeat(line.length);

/** What opens a comment in the rest of a line, in a file of this name. */
const tailOf = (uri: string): string | undefined =>
  hashed.test(uri) ? '#' : slashed.test(uri) ? '//' : undefined;

/** Lines that are longer are generated. */
const longestLine = 2000;

function withoutTail(line: string, uri: string): string {
  const mark = tailOf(uri);
  if (mark === undefined || line.length > longestLine || !line.includes(mark)) return line;
  let quote: string | undefined;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (sign === '\\') at++;
    else if (quote !== undefined) quote = sign === quote ? undefined : quote;
    else if (/["'`]/.test(sign)) quote = sign;
    else if (line.startsWith(mark, at) && (mark === '//' || /^$|\s/.test(line[at - 1] ?? '')))
      return line.slice(0, at) + blank(line.slice(at));
  }
  return line;
}
