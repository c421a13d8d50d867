import { anyPhrase, everyWord } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Span } from './span.ts';
import { words } from './words.ts';

const wordKinds = [
  'contrast',
  'concession',
  'coordination',
  'continuation',
  'addition',
  'relative',
  'complement',
] as const satisfies readonly (keyof Lexicon['clauses'])[];
type WordKind = (typeof wordKinds)[number];

/** Where a clause may end; what uses it picks the kinds that end one for its purpose. */
export type ClauseMark = Span &
  (
    | { readonly kind: 'stop' | 'pause' }
    | { readonly kind: 'word'; readonly word: WordKind }
    | {
        readonly kind: 'comma';
        /** The kind of the word behind it. */
        readonly before?: WordKind;
        /** What begins behind it and its conjunction: a subject, or what goes on with the one before. */
        readonly begins?: 'subject' | 'predicate';
      }
  );

const lists = wordKinds.map((kind) => [kind, everyWord(({ clauses }) => clauses[kind])] as const);
const kindOf = (word: string): WordKind | undefined =>
  lists.find(([, list]) => list.has(word.toLowerCase()))?.[0];

const word = anyPhrase(({ clauses }) => wordKinds.flatMap((kind) => [...clauses[kind]]));
/** A pause is a semicolon, colon, dash or full-width comma. */
const mark = new RegExp(
  `(?<stop>[.!?。！？\\n()])|(?<pause>[;:\u2014；：，]\\s*|,(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])|\\s\u2013\\s)|(?<comma>,\\s+)|(?<![\\p{L}'’-])(?<word>${word})(?![\\p{L}])`,
  'giu',
);
const conjunction = anyPhrase(({ clauses }) => [...clauses.coordination, ...clauses.continuation]);
const subject = anyPhrase(({ clauses }) => clauses.subjects);
const predicate = anyPhrase(({ clauses }) => clauses.predicates);
const opening = new RegExp(
  `(?:(?<conjunction>${conjunction})\\s(?:also\\s)?)?(?:(?<subject>${subject})|(?<predicate>${predicate}))(?![\\p{L}])`,
  'iuy',
);

/** All places where a clause may end, in order. */
export const clauseMarks = (text: string): readonly ClauseMark[] =>
  [...text.matchAll(mark)].map(({ 0: found, index, groups }): ClauseMark => {
    const span = { start: index, end: index + found.length };
    if (groups!.stop !== undefined) return { ...span, kind: 'stop' };
    if (groups!.pause !== undefined) return { ...span, kind: 'pause' };
    if (groups!.word !== undefined) return { ...span, kind: 'word', word: kindOf(groups!.word)! };
    return { ...span, kind: 'comma', ...behindComma(text, span.end) };
  });

function behindComma(text: string, at: number): { before?: WordKind; begins?: 'subject' | 'predicate' } {
  const next = /^\p{L}+/u.exec(text.slice(at, at + 16))?.[0];
  const before = next === undefined ? undefined : kindOf(next);
  opening.lastIndex = at;
  const groups = opening.exec(text)?.groups;
  const begins = groups?.subject
    ? 'subject'
    : groups?.predicate && groups.conjunction
      ? 'predicate'
      : undefined;
  return { ...(before ? { before } : {}), ...(begins ? { begins } : {}) };
}

/** A part with fewer words that say something is no clause of its own. */
const leastWords = 3;

/** The clauses of a text, in order and without gaps; one for a simple sentence. */
export function clausesOf(text: string): readonly Span[] {
  const clauses: Span[] = [];
  const marks = clauseMarks(text);
  if (marks.length === 0) return [{ start: 0, end: text.length }];
  const telling = words(text).filter(({ stop }) => !stop);
  const tells = (from: number, to: number): boolean =>
    firstAt(telling, (one) => one.start >= to) - firstAt(telling, (one) => one.end > from) >= leastWords;
  let start = 0;
  for (const mark of marks) {
    const end = endOf(mark, text);
    if (end !== undefined && tells(start, end) && tells(end, text.length)) {
      clauses.push({ start, end });
      start = end;
    }
  }
  return [...clauses, { start, end: text.length }];
}

/** "One and a half" is one number. */
const fraction = new RegExp(
  `^and\\sa\\s(?:${anyPhrase(({ numbers }) => numbers.parts.keys())})(?![\\p{L}])`,
  'iu',
);

function endOf(mark: ClauseMark, text: string): number | undefined {
  switch (mark.kind) {
    case 'stop':
      return undefined;
    case 'pause':
      return mark.end;
    case 'comma':
      return mark.before === undefined || mark.before === 'complement' ? undefined : mark.end;
    case 'word': {
      const parts = mark.word === 'contrast' || mark.word === 'coordination';
      const spaced = /\s/.test(text[mark.start - 1] ?? '') && /\s/.test(text[mark.end] ?? '');
      return parts && spaced && !fraction.test(text.slice(mark.start, mark.start + 16))
        ? mark.start
        : undefined;
    }
  }
}

/** Index of the first that passes, of spans of which all behind one that passes do so too. */
function firstAt(spans: readonly Span[], pass: (span: Span) => boolean): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (pass(spans[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
