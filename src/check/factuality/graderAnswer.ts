import { type Category, isCategory } from './category.ts';

/** What is wrong with a grader's answer. Each is a grader error: never a pass, and never a D. */
export type AnswerFault = 'invalid category' | 'unexpected format' | 'ambiguous' | 'empty answer';

export type GraderAnswer =
  | { readonly category: Category /** May be empty. */; readonly reason: string }
  | { readonly error: AnswerFault };

/**
 * Reads a grader's answer (scoring.md §8): JSON objects with a category first, and then no fallback; else a letter in
 * brackets at the start, the reason being what follows it.
 */
export function readGraderAnswer(text: string): GraderAnswer {
  if (text.trim() === '') return { error: 'empty answer' };
  const graded = jsonObjects(text).filter((object) => Object.hasOwn(object, 'category'));
  return graded.length > 0 ? fromObjects(graded) : fromLetter(text);
}

function fromObjects(objects: readonly Readonly<Record<string, unknown>>[]): GraderAnswer {
  const letters = objects.map(({ category }) =>
    typeof category === 'string' ? category.trim().toUpperCase() : '',
  );
  if (new Set(letters).size > 1) return { error: 'ambiguous' };
  const [category] = letters;
  if (category === undefined || !isCategory(category)) return { error: 'invalid category' };
  const reasons = objects.map(({ reason }) => (typeof reason === 'string' ? reason.trim() : ''));
  return { category, reason: reasons.find((reason) => reason !== '') ?? '' };
}

function fromLetter(text: string): GraderAnswer {
  const [all, letter] = /^\s*\(?([a-e])\)[\s:.,\u2013\u2014-]*/i.exec(text) ?? [];
  const category = letter?.toUpperCase();
  return all === undefined || category === undefined || !isCategory(category)
    ? { error: 'unexpected format' }
    : { category, reason: text.slice(all.length).trim() };
}

/** An answer with more broken openings than this holds no JSON worth the search. */
const mostBroken = 50;

/** Every complete JSON object that is not inside another one; prose, code fences and broken objects are passed over. */
function jsonObjects(text: string): readonly Readonly<Record<string, unknown>>[] {
  const found: Record<string, unknown>[] = [];
  let broken = 0;
  for (let at = text.indexOf('{'); at >= 0 && broken < mostBroken; ) {
    const end = objectEnd(text, at);
    const object =
      end === undefined
        ? undefined
        : (parseObject(text.slice(at, end)) ?? parseObject(mended(text.slice(at, end))));
    if (object) found.push(object);
    else broken++;
    // A parser takes the last of two; both are kept, so that they are seen to differ.
    if (object && end !== undefined) found.push(...furtherCategories(text.slice(at, end)));
    at = text.indexOf('{', object ? end! : at + 1);
  }
  return found;
}

/** Categories beside the last in one object; quotes within a text are escaped. */
const furtherCategories = (json: string): readonly { readonly category: string }[] =>
  [...json.matchAll(/"category"\s*:\s*"([^"\\]*)"/g)].slice(0, -1).map(([, category = '']) => ({ category }));

/** End of the object that opens at `start`, where its braces balance outside of strings. */
function objectEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** JSON that models write as they would in Python or JavaScript: single quotes, a comma before a closing bracket. */
const mended = (json: string): string =>
  json.replace(
    /"(?:[^"\\]|\\[\s\S])*"|(?<=[{[,:]\s*)'((?:[^\\]|\\[\s\S])*?)'(?=\s*[\]},:])|,(?=\s*[}\]])/g,
    (part, quoted?: string) => {
      if (part === ',') return '';
      return quoted === undefined ? part : JSON.stringify(quoted.replace(/\\(['"\\])/g, '$1'));
    },
  );
