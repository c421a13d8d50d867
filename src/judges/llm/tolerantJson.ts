/**
 * JSON as models write it: line breaks inside of strings, and commas before a closing bracket. Nothing else is
 * mended; what is no JSON then is `undefined`.
 */
export function parseTolerantly(text: string): unknown {
  return parse(text) ?? parse(mended(text));
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
