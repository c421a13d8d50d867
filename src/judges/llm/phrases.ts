import type { Judged } from '../../check/judge.ts';
import type { Confidence } from '../../check/types.ts';
import { detectLanguage, lexiconOf } from '../../lexicon/languages.ts';
import { clauseMarks } from '../../text/clauses.ts';
import type { Sentence } from '../../text/passage.ts';
import { words } from '../../text/words.ts';

/**
 * A model that cuts one statement into many phrases makes its true parts count many times. A claim is a statement with
 * its numbers, dates and relations: phrases are joined to the statement that they belong to, which is false where one
 * of them is; and a subject of which something false is said is none. What stands behind a comma or conjunction is a
 * statement or an item of a list, unless a preposition begins it.
 */
export function joinPhrases(sentence: Sentence, claims: readonly Judged[]): readonly Judged[] {
  const parts = claims
    .toSorted((a, b) => a.start - b.start)
    .map((claim): Part => ({ claim, isPhrase: isPhrase(wordsOf(sentence, claim)) }));
  const joined: Part[] = [];
  for (const [i, part] of parts.entries()) {
    let next = part;
    for (;;) {
      const before = joined.at(-1);
      const claim = before && oneOf(sentence, before, next, parts[i + 1]);
      if (!claim) break;
      joined.pop();
      next = { claim, isPhrase: before.isPhrase && next.isPhrase };
    }
    joined.push(next);
  }
  return joined.map(({ claim }) => claim);
}

/** A claim, and whether it says nothing without what it belongs to. */
interface Part {
  readonly claim: Judged;
  readonly isPhrase: boolean;
}

/** Two neighbours as one claim, where they are no two. */
function oneOf(
  sentence: Sentence,
  { claim: a, isPhrase: isPhraseA }: Part,
  { claim: b, isPhrase: isPhraseB }: Part,
  following: Part | undefined,
): Judged | undefined {
  const areApart = isApart(sentence, a, b);
  if (areApart && !isPhraseA && !isPhraseB) return undefined;
  // "…, and in May the mill burnt": it begins the next statement.
  if (areApart && isPhraseB && following?.isPhrase === false && !isApart(sentence, b, following.claim))
    return undefined;
  const [isTrueA, isTrueB] = [a.verdict === 'supported', b.verdict === 'supported'];
  if (isTrueA && isTrueB) return both(a, b);
  return isPhraseA || isPhraseB || isTrueA || isTrueB ? falseOne(a, b) : undefined;
}

/** The one that is not so, over the words of both. */
function falseOne(a: Judged, b: Judged): Judged {
  const isB = a.verdict === 'supported' || (a.verdict === 'unsupported' && b.verdict === 'contradicted');
  return { ...inOwnWords(isB ? b : a), start: a.start, end: Math.max(a.end, b.end) };
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

const verb =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|would|can|cannot|could|may|might|must|should|does|do|did|\p{Ll}{2,}ed|became|began|built|came|fell|gave|grew|held|led|lost|made|rose|sold|stole|took|went|won|wrote)(?!\p{L})/u;

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
