/** A text made comparable, and where in the original each of its UTF-16 units comes from. */
export interface Normalised {
  readonly text: string;
  readonly starts: readonly number[];
}

const quotes = /["'´\u2018-\u201F\u2032\u2033\u2039\u203A\u00AB\u00BB\u300C\u300D]/u;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D-]/u;
/** Markup, and characters that show nothing. */
const dropped = /[*_~`#\\[\]{}\u00AD\u200B-\u200D\u2060\uFEFF]/u;
const space = /[\s|>]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** A character with its combining marks, or the target of a Markdown link, or a hyphen at the end of a line. */
const unit = () => /(?<=\])\([^()\s]{0,1000}\)|(?<=\p{L})-\r?\n\s{0,80}(?=\p{Ll})|[\s\S]\p{M}{0,32}/uy;

/**
 * White space becomes one space (none beside dashes and scripts without spaces); quotes, dashes, ligatures and case
 * become one form; Markdown markup and invisible characters vanish.
 */
export function normalise(original: string): Normalised {
  const parts: string[] = [];
  const starts: number[] = [];
  const next = unit();
  let spaceAt = -1;
  let last = '';
  for (let at = 0; at < original.length; ) {
    const start = at;
    let form = plainLetter(original, at);
    if (form === undefined) {
      next.lastIndex = at;
      const found = next.exec(original)![0];
      form = canonical(found);
      at += found.length;
    } else at++;
    if (form === ' ') {
      if (spaceAt < 0) spaceAt = start;
    } else if (form !== '') {
      if (spaceAt >= 0 && starts.length > 0 && !isTight(last) && !isTight(form)) {
        parts.push(' ');
        starts.push(spaceAt);
      }
      spaceAt = -1;
      for (let i = 0; i < form.length; i++) starts.push(start);
      parts.push(form);
      last = form;
    }
  }
  return { text: parts.join(''), starts };
}

/** Where the original unit at `start` ends. */
export function unitEnd(original: string, start: number): number {
  const next = unit();
  next.lastIndex = start;
  return start + (next.exec(original)?.[0].length ?? 0);
}

/** An ASCII letter or digit that nothing combines with: most of a text, so it takes the short way. */
function plainLetter(text: string, at: number): string | undefined {
  const code = text.charCodeAt(at);
  if (text.charCodeAt(at + 1) >= 0x300) return undefined;
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return text[at];
  return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : undefined;
}

const isTight = (form: string): boolean => form === '-' || (form > '\u2E7F' && unspaced.test(form));

function canonical(found: string): string {
  if (found.length > 1 && /^(?:-[\r\n]|\(.*\)$)/.test(found)) return '';
  if (quotes.test(found)) return "'";
  if (dashes.test(found)) return '-';
  if (dropped.test(found)) return '';
  if (space.test(found)) return ' ';
  return found.normalize('NFKC').toLowerCase();
}
