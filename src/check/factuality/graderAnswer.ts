import { type Category, isCategory } from './category.ts';

/** What is wrong with a grader's answer. Each is a grader error: never a pass, and never a D. */
export type AnswerFault =
  | 'invalid category'
  | 'unexpected format'
  | 'ambiguous'
  | 'taken back'
  | 'empty answer';

export type GraderAnswer =
  | { readonly category: Category /** May be empty. */; readonly reason: string }
  | { readonly error: AnswerFault };

/**
 * Reads a grader's answer (scoring.md §8): JSON objects with a category first, and then no fallback; else a letter in
 * brackets at the start, the reason being what follows it. An answer that names another category beside its own, or is
 * taken back, is none.
 */
export function readGraderAnswer(text: string): GraderAnswer {
  if (text.trim() === '') return { error: 'empty answer' };
  const { objects, before, behind } = jsonObjects(text);
  const graded = objects.filter((object) => Object.hasOwn(object, 'category'));
  const answer = graded.length > 0 ? fromObjects(graded) : fromLetter(text);
  if ('error' in answer) return answer;
  if (objects.some(hasFailed)) return { error: 'taken back' };
  const said = graded.length > 0 ? behind : answer.reason;
  if (graded.length > 0 && namesOther(firstLetter.exec(before)?.[0] ?? '', answer.category))
    return { error: 'ambiguous' };
  if (namesOther(said, answer.category)) return { error: 'ambiguous' };
  return regret.test(said) ? { error: 'taken back' } : answer;
}

/** Whether a grader's program says that it did not come to an answer. */
const hasFailed = (object: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(object).some(
    ([key, value]) =>
      /^(?:errors?|refusal|retracted|invalid)$/i.test(key) &&
      value !== null &&
      value !== false &&
      !(typeof value === 'string' && /^\s*(?:none|no|null)?\s*$/i.test(value)) &&
      !(Array.isArray(value) && value.length === 0),
  );

/** Categories in brackets, or called so; what is denied ("and not (D)") is no category that is named. */
const named =
  /(?<denied>(?:\bnot|n['’]t|never|neither|nor|than|instead of|unlike|without)\s(?:\p{L}+\s){0,3})?(?:\(([A-E])\)|(?<![\p{L}\p{N}(])([A-E])\)|(?<!\p{L})(?:category|correction|answer(?=:|\s(?:is|should)))(?:\s(?:is|should be))?[\s:"'“*]{1,3}([A-E])(?![\p{L}'’]))/giu;

const namesOther = (said: string, category: Category): boolean =>
  [...said.matchAll(named)].some(
    ({ groups, 2: bracketed, 3: closed, 4: called }) =>
      groups?.denied === undefined && (bracketed ?? closed ?? called ?? category).toUpperCase() !== category,
  );

const regret =
  /(?:^\s*|[.!?:)]\s*|\n\s*)(?:wait|correction|sorry|oops|scratch that|on reflection|disregard|ignore (?:this|that)|i (?:was|am) (?:wrong|mistaken)|that (?:is|was) wrong|my mistake|i take (?:it|that) back)(?!\p{L})/iu;

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

const firstLetter = /^\s*\(?([a-e])\)[\s:.,\u2013\u2014-]*/i;

function fromLetter(text: string): GraderAnswer {
  const [all, letter] = firstLetter.exec(text) ?? [];
  const category = letter?.toUpperCase();
  return all === undefined || category === undefined || !isCategory(category)
    ? { error: 'unexpected format' }
    : { category, reason: text.slice(all.length).trim() };
}

/** An answer with more broken openings than this holds no JSON worth the search. */
const mostBroken = 50;

interface JsonInText {
  readonly objects: readonly Readonly<Record<string, unknown>>[];
  /** What stands before the first and behind the last of them. */
  readonly before: string;
  readonly behind: string;
}

/** Every complete JSON object that is not inside another one; prose, code fences and broken objects are passed over. */
function jsonObjects(text: string): JsonInText {
  const found: Record<string, unknown>[] = [];
  let [from, to] = [text.length, 0];
  let broken = 0;
  for (let at = text.indexOf('{'); at >= 0 && broken < mostBroken; ) {
    const end = objectEnd(text, at);
    const object =
      end === undefined
        ? undefined
        : (parseObject(text.slice(at, end)) ?? parseObject(mended(text.slice(at, end))));
    if (object) {
      found.push(object);
      [from, to] = [Math.min(from, at), end!];
    } else broken++;
    // A parser takes the last of two; both are kept, so that they are seen to differ.
    if (object && end !== undefined) found.push(...furtherCategories(text.slice(at, end)));
    at = text.indexOf('{', object ? end! : at + 1);
  }
  return { objects: found, before: text.slice(0, from), behind: text.slice(to) };
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
