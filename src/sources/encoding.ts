import type { Steps } from '../base/timeSlices.ts';
import { Problem } from '../check/problem.ts';
import type { SourceFile } from './reading.ts';

/** Detection looks at so much; the rest must then be text in the same encoding. */
const sampleBytes = 200_000;

const stepBytes = 200_000;

/**
 * The text of a file: by its byte order mark, else UTF-8, else the encoding that it declares, else the one that
 * its bytes tell of. Where two encodings are as likely, none is taken: a wrong one reads other letters and figures.
 * @throws {Problem} contextBinary for bytes that are no text; encodingUnknown, with those that it may be
 */
export async function decode({ uri, bytes }: Pick<SourceFile, 'uri' | 'bytes'>): Promise<string> {
  const text = marked(bytes) ?? (await unmarked(uri, bytes));
  if (text === undefined || isBinary(text)) throw new Problem('contextBinary', { uri });
  return text;
}

/** Whether bytes are this text in UTF-8, in steps: the same offsets then hold in an editor that has the file open. */
export function* isUtf8Steps(bytes: Uint8Array, text: string): Steps<boolean> {
  const decoder = new TextDecoder();
  let at = 0;
  for (let start = 0; start < bytes.length; start += stepBytes) {
    const piece = decoder.decode(bytes.subarray(start, start + stepBytes), { stream: true });
    if (!text.startsWith(piece, at)) return false;
    at += piece.length;
    yield;
  }
  return text.slice(at) === decoder.decode();
}

/** What has a byte order mark. */
function marked(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe)
    return c === 0 && d === 0 ? utf32(bytes.subarray(4), true) : decoded('utf-16le', bytes);
  if (a === 0xfe && b === 0xff) return decoded('utf-16be', bytes);
  return a === 0 && b === 0 && c === 0xfe && d === 0xff ? utf32(bytes.subarray(4), false) : undefined;
}

async function unmarked(uri: string, bytes: Uint8Array): Promise<string | undefined> {
  const wide = withoutMark(bytes);
  if (wide !== undefined) return wide;
  const shifted = bytes.includes(0x1b) && latin(bytes).includes('\u001B$');
  const text = shifted ? decoded('iso-2022-jp', bytes) : decoded('utf-8', bytes);
  if (text === undefined && shifted) throw unknown(uri, ['ISO-2022-JP']);
  return text ?? declared(bytes) ?? detected(uri, bytes);
}

/** The words of a page or of XML about itself. */
function declared(bytes: Uint8Array): string | undefined {
  const head = latin(bytes.subarray(0, 4096));
  if (!/^[\s\S]{0,200}?<(?:\?xml|!doctype html|html|head|meta)\b/i.test(head)) return undefined;
  const name =
    /<meta\b[^>]{0,200}?charset\s*=\s*["']?([\w-]+)|^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w-]+)/i.exec(
      head,
    );
  const encoding = name?.[1] ?? name?.[2];
  return encoding === undefined ? undefined : decoded(encoding, bytes);
}

/** UTF-16 and UTF-32 without a mark: letters of ASCII, spaces or line ends leave zeros at the same places. */
function withoutMark(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0, 0, 0];
  const sample = bytes.subarray(0, sampleBytes);
  if (!sample.includes(0)) return undefined;
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 4]!++;
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  const quarter = sample.length / 4;
  if (bytes.length % 4 === 0 && fourth >= quarter * 0.99 && third >= quarter * 0.9) return utf32(bytes, true);
  if (bytes.length % 4 === 0 && first >= quarter * 0.99 && second >= quarter * 0.9)
    return utf32(bytes, false);
  const [even, odd] = [first + third, second + fourth];
  if (odd > even * 10) return plausible(decoded('utf-16le', bytes));
  if (even > odd * 10) return plausible(decoded('utf-16be', bytes));
  return eastAsian(decoded('utf-16le', bytes)) ?? eastAsian(decoded('utf-16be', bytes));
}

/**
 * Chinese, Japanese and Korean have zeros at both places ("一" is 4E 00): read from the wrong end, few letters are
 * theirs.
 */
function eastAsian(text: string | undefined): string | undefined {
  const head = text?.slice(0, 8000) ?? '';
  const usual =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF\s\x20-\x7E]/gu;
  return head !== '' && (head.match(usual)?.length ?? 0) >= head.length * 0.95 ? text : undefined;
}

/** Zeros of other origin make letters that no text has. */
const plausible = (text: string | undefined): string | undefined =>
  text !== undefined && !/[\p{Cn}\p{Co}]/u.test(text.slice(0, 8000)) ? text : undefined;

async function detected(uri: string, bytes: Uint8Array): Promise<string | undefined> {
  const { likelyEncodings } = await import('./likelyEncodings.ts');
  const found = likelyEncodings(bytes.subarray(0, sampleBytes))
    .filter(({ confidence }) => confidence >= leastConfidence)
    .map(({ name, confidence }) => ({ name, confidence, text: textAs(name, bytes) }));
  const [best, ...others] = found;
  if (!best) return undefined;
  const next = others.find(({ text }) => text !== best.text);
  const rival = next?.confidence ?? 0;
  const stands = best.confidence >= rival * sureRatio || best.confidence - rival >= sureLead;
  const isSure = best.confidence >= sureConfidence && stands;
  if (isSure && best.text !== undefined) return best.text;
  if (found.every(({ text }) => text === undefined || isBinary(text))) return undefined;
  throw unknown(
    uri,
    found.map(({ name }) => name),
  );
}

const unknown = (uri: string, names: readonly string[]): Problem =>
  new Problem('encodingUnknown', { uri, most: names.slice(0, 3).join(', ') });

/** The bytes as text of an encoding; undefined where they are none. */
function textAs(name: string, bytes: Uint8Array): string | undefined {
  const text = decoded(name === 'ISO-8859-8' ? 'windows-1255' : name, bytes);
  if (text === undefined || controls.test(text)) return undefined;
  // Ukrainian has letters where KOI8-R draws lines.
  const lines = /\p{L}[\u2550-\u256C]|[\u2550-\u256C]\p{L}/u;
  return name === 'KOI8-R' && lines.test(text) ? decoded('koi8-u', bytes) : text;
}

/** Of a hundred; what is below is noise, and what is not above the second is a guess. */
const leastConfidence = 10;
const sureConfidence = 20;
const sureRatio = 1.4;
const sureLead = 20;

/** Where an encoding has no letter, its decoder gives a control character, which no text has. */
const controls = /[\u0080-\u0084\u0086-\u009F]/;

function decoded(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return /^(?:windows-125[24]|iso-8859-[19])$/i.test(encoding) ? withWindowsMarks(text) : text;
  } catch {
    return undefined;
  }
}

/** Marks that windows-1252 has from 0x80 on. */
const windowsMarks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Some versions of Node take windows-1252 for ISO-8859-1, which has control characters in their place. */
const withWindowsMarks = (text: string): string =>
  text.replace(/[\u0080-\u009F]/g, (found) => windowsMarks[found.charCodeAt(0) - 0x80]!);

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function utf32(bytes: Uint8Array, little: boolean): string | undefined {
  if (bytes.length % 4 !== 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const code = view.getUint32(at, little);
    if (code > 0x10ffff) return undefined;
    parts.push(String.fromCodePoint(code));
  }
  return parts.join('').replace(/^\uFEFF/, '');
}

/** A NUL, or more than one unreadable or control character in fifty of the first 8,000. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 8000);
  if (head.includes('\0')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what binary data has
  const odd = head.match(/[\u0001-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return odd * 50 > head.length;
}
