/**
 * JSON as models write it: line breaks inside of strings, and commas before a closing bracket. Nothing else is
 * mended; what is no JSON then is `undefined`.
 */
export function parseTolerantly(text: string): unknown {
  const value = parse(text) ?? parse(mended(text));
  return value !== undefined && saysTwice(text) ? undefined : value;
}

/** Keys of answers, which models write in capitals now and then. */
const answerKey =
  /^(?:sentence|split|skip|claims?|context|words|flags|is|verdict|supported|contradicted|unsupported|wrong|right)$/i;

/** Whether an object has a key twice, those of answers in whatever letters: it says two things, of which a parser takes the last. */
function saysTwice(text: string): boolean {
  const open: Set<string>[] = [];
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"|[{}[\]]/g)) {
    if (part === '{' || part === '[') open.push(new Set());
    else if (part === '}' || part === ']') open.pop();
    else if (/^\s*:/.test(text.slice(index + part.length, index + part.length + 20))) {
      const keys = open.at(-1);
      const name = String(parse(part));
      const key = answerKey.test(name) ? name.toLowerCase() : name;
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const mended = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g, (part) =>
    part === ',' ? '' : part.replace(/[\n\r\t]/g, (char) => escapes[char]!),
  );

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
