import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const call = /(?<![\w.#])(?:(?:vscode\.)?l10n\.)?t\(\s*/g;
const literal = /^(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)\s*(\+\s*)?/;

/**
 * Every English string that a source text hands to `t()`. A string that is put together by other means than `+` between
 * literals cannot be looked up: it is reported through `onUnreadable`.
 */
export function stringsOf(source: string, onUnreadable: (at: number) => void = () => {}): readonly string[] {
  const found: string[] = [];
  for (const match of source.matchAll(call)) {
    let rest = source.slice(match.index + match[0].length);
    const parts: string[] = [];
    for (let part = literal.exec(rest); part !== null; part = literal.exec(rest)) {
      parts.push(unescaped(part[1] ?? part[2] ?? part[3] ?? ''));
      rest = rest.slice(part[0].length);
      if (part[4] === undefined) break;
    }
    if (parts.length === 0) onUnreadable(match.index);
    else found.push(parts.join(''));
  }
  return found;
}

/** The English strings of every source file of the product, each once, in order of the alphabet. */
export function productStrings(root: string): readonly string[] {
  const found = new Set<string>();
  for (const folder of ['src', 'media']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      const path = join(root, folder, name);
      const source = readFileSync(path, 'utf8');
      if (!source.includes('l10n')) continue;
      for (const text of stringsOf(source, (at) => complain(path, at))) found.add(text);
    }
  }
  return [...found].sort();
}

function complain(path: string, at: number): never {
  throw new Error(`${path}: the string at offset ${at} is not a literal, so it cannot be translated`);
}

function unescaped(text: string): string {
  return text.replace(/\\(u\{?([0-9a-fA-F]+)\}?|.)/g, (_, sign: string, code: string | undefined) => {
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return sign === 'n' ? '\n' : sign;
  });
}
