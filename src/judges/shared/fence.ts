import { shortHash } from '../../base/hash.ts';

/**
 * Invisible characters: controls, direction marks, zero-width spaces, fillers, tags and supplementary variation selectors.
 * They can hide instructions or make a word look like another. Joiners that scripts and emoji need stay.
 */
const invisible =
  /[\p{Cc}\u00AD\u115F\u1160\u180E\u2800\u3164\uFFA0\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E01EF}]|\u034F|\u17B4|\u17B5/gu;

/** A run of this many such characters is an address, a key or an image: nothing that a claim rests on. */
const longRun = /[\w+/=%&?#:.~@-]{200,}/g;
const longestLine = 4000;

/**
 * What looks like one of our marks: a letter and perhaps numbers between brackets of any script, or several such.
 * Parentheses, braces and quotes of other scripts look like no mark.
 */
const lookAlike =
  /[[\p{Ps}⎡⎣⌜⌞]--[\(\{（｛「『《〈]]((?:[^\p{L}\p{Ps}\p{Pe}]{0,4}[\p{L}\p{So}]\p{M}*(?!\p{L})[^\p{L}\p{Ps}\p{Pe}]{0,12}){1,4})[[\p{Pe}⎤⎦⌝⌟]--[\)\}）｝」』》〉]]/gv;

/** The beginning of a mark that is closed by another bracket, or not at all: "[s2) ", "[s2: ". */
const begunLookAlike =
  /[\p{Ps}--[\(\{（｛「『《〈]](?=[^\p{L}\p{N}\p{Ps}\p{Pe}]{0,4}[\p{L}\p{So}]\p{M}*[^\p{L}\p{N}\p{Ps}\p{Pe}]{0,4}[\p{N}\p{No}])/gv;

/**
 * Foreign text as one line of a prompt: it cannot begin a line of its own, spell the mark of one, hide, or crowd out
 * the rest.
 */
export function asLine(text: string): string {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(lookAlike, '{$1}')
    .replace(begunLookAlike, '{')
    .replace(longRun, (run) => `${run.slice(0, 120)}…`)
    .trim();
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

/**
 * What a line of a prompt is: a sentence of the output, a claim, a passage of the context, a line that is there to
 * be understood with the others (a heading, code, a file's name), the question.
 */
type LineKind = 's' | 'k' | 'c' | 'h' | 'q';

/** A line of a prompt, behind the mark that says what it is. Only we can write a mark: see `asLine`. */
export const markedLine = (kind: LineKind, position: number | undefined, text: string): string =>
  `[${kind}${position === undefined ? '' : position + 1}] ${asLine(text)}`;

/** Marks that data stands between; nobody who wrote the data can have known their code. */
export class PromptFence {
  constructor(readonly code: string) {}

  /** Says the code, before all data. */
  get head(): string {
    return `Code: ${this.code}`;
  }

  around(name: string, lines: readonly string[]): string {
    return [`<${name}-${this.code}>`, ...lines, `</${name}-${this.code}>`].join('\n');
  }
}

/** What a fence's code is made from. */
export interface FenceOrigin {
  /** Known on this machine alone; default: drawn when the program starts. */
  readonly secret?: string;
  /** Requests about the same get the same code, so that their beginnings are alike. */
  readonly about?: string;
}

/** A fence whose code stands nowhere in the texts; whoever has seen it once cannot use it. */
export function createFence(texts: readonly string[], { secret, about }: FenceOrigin = {}): PromptFence {
  const key = secret ?? ownSecret();
  const origin = about ?? randomCode();
  for (let attempt = 0; ; attempt++) {
    const code = asDigits(shortHash(JSON.stringify([key, attempt, origin])));
    if (!texts.some((text) => text.includes(code))) return new PromptFence(code);
  }
}

/** Nine digits are three tokens, eight letters and digits five; a code stands in a prompt up to seven times. */
const asDigits = (hash: string): string =>
  String(Number.parseInt(hash.slice(0, 12), 16) % 1e9).padStart(9, '0');

/** A fenced prompt without its fence's code: equal for requests that differ in nothing else. */
export function withoutFenceCode(prompt: string): string {
  const code = /^<[A-Z]+-(\d{9})>$/m.exec(prompt)?.[1];
  return code === undefined ? prompt : prompt.replaceAll(code, '');
}

const randomCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let drawn: string | undefined;

function ownSecret(): string {
  drawn ??= randomCode();
  return drawn;
}
