import type { Block } from './block.ts';

/**
 * A block's text with the same length and all that would mislead a sentence breaker replaced: what lies between its
 * lines becomes space, addresses and code become letters, markup becomes quote marks and closing brackets, after
 * which a sentence may end.
 */
export function maskBlock(text: string, { lines }: Block): string {
  let joined = '';
  let at = lines[0]!.start;
  for (const { start, end } of lines) {
    joined += ' '.repeat(start - at) + text.slice(start, end);
    at = end;
  }
  return maskInline(joined);
}

const fill = (char: string) => (found: string) => char.repeat(found.length);

/** Every quantifier is bounded, so that a line of any length stays linear. */
export const maskInline = (text: string): string =>
  (text.includes('-->') ? text.replace(/<!--.{0,2000}?-->/g, fill(' ')) : text)
    .replace(/[\u00AD\u200B\uFEFF]/g, ' ')
    .replace(/<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,500})?\/?>/gi, fill(' '))
    .replace(/`[^`\n]{1,300}`/g, fill('x'))
    .replace(/\]\([^()\s]{0,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?(?:\s+"[^"]{0,200}")?\)/g, fill(')'))
    .replace(/(?:https?:\/\/|www\.)[^\s<>"。、，]{1,2000}/gi, maskAddress)
    .replace(/\[\^?\d{1,3}(?:[,–-] ?\d{1,3})*\]|\[\^[\w-]{1,20}\]/g, fill(')'))
    .replace(/(?<=[.!?。！？])[\u00B9\u00B2\u00B3\u2070-\u2079]+/g, fill(')'))
    .replace(/(?<=[。！？])[「『（“《【]/g, '一')
    .replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, fill('"'))
    .replace(/(?<![^\s([{"'“])\.(?=[\p{L}\p{N}])/gu, 'x');

/** The punctuation at the end of an address belongs to the sentence. */
function maskAddress(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?)]\'"*_'.includes(address[end - 1]!)) end--;
  return 'x'.repeat(end) + address.slice(end);
}
