import type { Judged } from '../../check/judge.ts';
import type { Confidence } from '../../check/types.ts';
import { anyPhrase, detectLanguage, lexiconOf } from '../../lexicon/languages.ts';
import { clauseMarks } from '../../text/clauses.ts';
import type { Sentence } from '../../text/passage.ts';
import { words } from '../../text/words.ts';

/**
 * A model that cuts one statement into many phrases makes its true part count many times. Phrases of one statement
 * that are supported are one claim, and a subject of which something false is said is none. What stands behind a comma or
 * conjunction is a statement or an item of a list, unless a preposition begins it.
 */
export function joinPhrases(sentence: Sentence, claims: readonly Judged[]): readonly Judged[] {
  const joined: Judged[] = [];
  for (const claim of claims.toSorted((a, b) => a.start - b.start)) {
    let next = claim;
    for (;;) {
      const before = joined.at(-1);
      const one = before && oneOf(sentence, before, next);
      if (!one) break;
      joined.pop();
      next = one;
    }
    joined.push(next);
  }
  return joined;
}

/** Two neighbours as one claim, where they are no two. */
function oneOf(sentence: Sentence, a: Judged, b: Judged): Judged | undefined {
  const [isPhraseA, isPhraseB] = [isPhrase(wordsOf(sentence, a)), isPhrase(wordsOf(sentence, b))];
  if (isApart(sentence, a, b) && !isPhraseA && !isPhraseB) return undefined;
  const [isTrueA, isTrueB] = [a.verdict === 'supported', b.verdict === 'supported'];
  if (!isTrueA && !isTrueB) return undefined;
  if (isTrueA && isTrueB) return both(a, b);
  // "In Oslo" may be false where "the mill opened" is true, and the other way round: each is a fact.
  if (isPhraseA || isPhraseB) return undefined;
  return { ...inOwnWords(isTrueA ? b : a), start: a.start, end: Math.max(a.end, b.end) };
}

function both(a: Judged, b: Judged): Judged {
  const weaker = rank[b.confidence] < rank[a.confidence] || isMarked(b) ? b : a;
  const cited = new Set(a.citations.map(({ passage }) => passage));
  return {
    ...inOwnWords(weaker),
    start: a.start,
    end: Math.max(a.end, b.end),
    flags: { ...a.flags, ...b.flags },
    citations: [...a.citations, ...b.citations.filter(({ passage }) => !cited.has(passage))],
    confidence: rank[a.confidence] < rank[b.confidence] ? a.confidence : b.confidence,
  };
}

/** A wording of one of them is none of both. */
const inOwnWords = ({ text: _, ...claim }: Judged): Judged => claim;

const isMarked = ({ flags }: Judged): boolean => flags?.disputed === true || flags?.unwarranted === true;

const rank: Readonly<Record<Confidence, number>> = { low: 0, medium: 1, high: 2 };

const wordsOf = ({ text, start }: Sentence, claim: Judged): string =>
  text.slice(claim.start - start, claim.end - start);

/** Whether a comma, a conjunction or the like stands between what two claims say. */
function isApart({ text, start }: Sentence, a: Judged, b: Judged): boolean {
  const telling = words(text).filter(({ stop }) => !stop);
  const last = telling.findLast((word) => word.end <= a.end - start);
  const first = telling.find((word) => word.start >= b.start - start && word.end <= b.end - start);
  if (!last || !first) return false;
  const isBetween = (from: number, to: number) => from >= last.end && to <= first.start;
  return (
    clauseMarks(text).some(
      (mark) =>
        !(mark.kind === 'word' && mark.word === 'addition') &&
        isBetween(mark.start, mark.end) &&
        !text.slice(mark.start, mark.end).startsWith('\n'),
    ) || /[/&+、，,]/u.test(text.slice(last.end, first.start))
  );
}

const verb = new RegExp(`(?<!\\p{L})(?:${anyPhrase(({ grammar }) => grammar.clauseForms)})(?!\\p{L})`, 'u');

/** "In May 2019", "with 40 buses": says nothing without what it belongs to. */
function isPhrase(claim: string): boolean {
  const { markers, clauses } = lexiconOf(detectLanguage(claim));
  const told = words(claim);
  const first = told.find(({ text }) => !clauses.coordination.has(text) && !clauses.contrast.has(text));
  return (
    first !== undefined &&
    (markers.prepositions.has(first.text) || clauses.addition.has(first.text)) &&
    !verb.test(claim)
  );
}
