import { detectLanguage, everyWord, type Language, lexiconOf } from '../../lexicon/languages.ts';
import {
  compareStatements,
  isEqualButFor,
  type StatementComparison,
} from '../../statements/compareStatements.ts';
import type { Difference } from '../../statements/matcher.ts';
import { clauseAround, contentAfter, contentIn } from '../../statements/pairing.ts';
import { findRivals } from '../../statements/roles.ts';
import { readStatement, type Statement } from '../../statements/statement.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { words } from '../../text/words.ts';
import {
  type AnalysedPassage,
  type ContentWord,
  type Coverage,
  cover,
  isBelowHeadings,
  passagesIn,
} from './retrieval.ts';

/** A claim held against one passage that speaks of the same. */
export interface EvidenceReading extends StatementComparison {
  readonly at: AnalysedPassage;
  /** Weighted share of the claim's words that the passage has, 0..1. */
  readonly share: number;
}

/** Passages that hold less of the claim say something else. */
const leastShare = 0.35;
/** How far behind the best passage another may lie and still be the one that says it. */
const slack = 0.3;
const mostPassages = 6;

/** Holds parts of a claim against passages, each part once against each. */
export class ClaimComparisons {
  readonly #known = new Map<string, (at: AnalysedPassage) => StatementComparison>();

  constructor(readonly text: string) {}

  of(part: Span, language: Language): (at: AnalysedPassage) => StatementComparison {
    const key = `${part.start} ${part.end} ${language}`;
    const known = this.#known.get(key) ?? this.#compare(part, language);
    this.#known.set(key, known);
    return known;
  }

  #compare(part: Span, language: Language): (at: AnalysedPassage) => StatementComparison {
    const own = blankOutside(this.text, part);
    const claims = new Map<string, Statement>();
    const claimBeside = (at: AnalysedPassage): Statement => {
      const text = withoutNamed(own, at, language);
      const claim = claims.get(text) ?? readStatement(text, language);
      claims.set(text, claim);
      return claim;
    };
    const compared = new Map<AnalysedPassage, StatementComparison>();
    return (at) => {
      const known = compared.get(at) ?? compareStatements(claimBeside(at), statementOf(at, language));
      compared.set(at, known);
      return known;
    };
  }
}

/** Holds a claim, or the part of it in `part`, against the passages that have most of its words, the best first. */
export function readPassages(
  comparisons: ClaimComparisons,
  part: Span,
  content: readonly ContentWord[],
  near: readonly Coverage[],
): readonly EvidenceReading[] {
  const passages = passagesIn(near).filter(
    (one) => one.passage.kind !== 'heading' && (one.passage.kind !== 'field' || isProse(one)),
  );
  const covered = passages
    .map((at) => ({ at, share: cover(content, { passages: [at], centre: at.passage.position }).share }))
    .toSorted((a, b) => b.share - a.share);
  const least = Math.max(leastShare, (covered[0]?.share ?? 0) - slack);
  const language = detectLanguage(
    [comparisons.text, ...covered.slice(0, mostPassages).map(({ at }) => at.text)].join(' '),
  );
  const compare = comparisons.of(part, language);
  return covered
    .filter(({ share }) => share >= least)
    .slice(0, mostPassages)
    .map(({ at, share }) => ({ at, share, ...compare(at) }));
}

/** A field may hold sentences: a review, a note. */
const isProse = ({ words }: AnalysedPassage): boolean =>
  words.filter(({ stop }) => stop).length >= fewestSmall;
const fewestSmall = 3;

/** The text with the same offsets, and spaces for what does not belong to the part. */
const blankOutside = (text: string, { start, end }: Span): string =>
  ' '.repeat(start) + text.slice(start, end) + ' '.repeat(text.length - end);

/**
 * The claim without what the headings above a passage name and the passage does not: all that stands below "Marlow Fen
 * Clinic" is said of it, so that "all vaccinations at Marlow Fen Clinic" is held against "most vaccinations".
 */
function withoutNamed(text: string, at: AnalysedPassage, language: Language): string {
  const { spaced, markers } = lexiconOf(language);
  // Pairs of signs stand in headings by chance.
  if (!spaced || !isBelowHeadings(at)) return text;
  const { above, words: theirs } = at;
  const said = new Set(theirs.map(({ stem }) => stem));
  const { prepositions, definite } = markers;
  let blank = text;
  let isNext = false;
  for (const { start, end, stem, stop, text: word } of words(text).toReversed()) {
    const isNamed = !stop && above.has(stem) && !said.has(stem);
    isNext = isNamed || (isNext && (prepositions.has(word) || definite.has(word)));
    if (isNext) blank = blank.slice(0, start) + ' '.repeat(end - start) + blank.slice(end);
  }
  return blank;
}

const statements = new WeakMap<AnalysedPassage, Map<Language, Statement>>();

/** A passage as a statement, read once in each language. */
export function statementOf(at: AnalysedPassage, language: Language): Statement {
  const read = statements.get(at) ?? new Map<Language, Statement>();
  statements.set(at, read);
  const known = read.get(language) ?? readStatement(at.text, language);
  read.set(language, known);
  return known;
}

export interface OtherReading extends EvidenceReading {
  readonly difference: Difference;
}

/** The reading that sets itself against the claim; none where a passage of as many of its words says it as it does. */
export function readsOtherwise(readings: readonly EvidenceReading[]): OtherReading | undefined {
  const related = readings.filter(({ isRelated }) => isRelated);
  const [best] = related;
  if (!best) return undefined;
  const [difference] = best.differences;
  const agrees = related.some(
    ({ share, differences }) => differences.length === 0 && share >= best.share - 0.02,
  );
  if (difference && !agrees) return { ...best, difference };
  const turned = related.find((one) => one !== best && turnsWhatIsLeft(one, best));
  if (turned) return { ...turned, difference: turned.differences[0]! };
  return best.compared.claim.markers.particles.size > 0 ? clauseReadsOtherwise(related) : undefined;
}

/** "After it is sent" of a passage that has what comes after, where the best one has nothing of that. */
const turnsWhatIsLeft = ({ differences, compared }: EvidenceReading, best: EvidenceReading): boolean => {
  const [turn] = differences;
  if (turn?.kind !== 'order') return false;
  const behind = contentAfter(compared.claim, turn.here.end, mostBehind);
  const paired = behind.filter((at) => compared.pairing.there.has(at));
  return paired.length > 0 && paired.every((at) => !best.compared.pairing.there.has(at));
};
const mostBehind = 3;

/**
 * The same where words are not spaced: a claim of several clauses is often put together, and a passage speaks of those of
 * which it has most.
 */
function clauseReadsOtherwise(related: readonly EvidenceReading[]): OtherReading | undefined {
  for (const one of related)
    for (const difference of one.differences) {
      const clause = clausesAround(one.compared.claim, difference.here);
      const own = shareOf(one, clause);
      const isBest = related.every(
        (other) =>
          other === one ||
          shareOf(other, clause) < own ||
          other.differences.some(({ here }) => overlaps(here, clause)),
      );
      if (isBest && own >= leastOfClause) return { ...one, difference };
    }
  return undefined;
}

/** Share of a clause that a passage has of which it speaks. */
const leastOfClause = 0.4;

const clausesAround = (claim: Statement, { start, end }: Span): Span => ({
  start: clauseAround(claim, start).start,
  end: clauseAround(claim, Math.max(start, end - 1)).end,
});

function shareOf({ compared: { claim, pairing } }: EvidenceReading, clause: Span): number {
  const own = contentIn(claim, clause);
  return own.filter((at) => pairing.there.has(at)).length / Math.max(1, own.length);
}

/** Words in which a passage turns the claim into its opposite, though it is the same statement otherwise. */
export function contradictionIn(
  text: string,
  readings: readonly EvidenceReading[],
  near: readonly Coverage[],
): { readonly here: Span; readonly there: Span; readonly at: AnalysedPassage } | undefined {
  for (const { at, differences, compared } of readings) {
    const turn =
      differences.find((one) => one.kind === 'direction' && !goesThatWay(text, one, near)) ??
      (differences.length === 1 && isEqualButFor(differences[0]!, compared) ? differences[0] : undefined);
    const found = turn ?? findRivals(text, at.passage.text);
    if (
      found &&
      !readings.some((other) => other.differences.length === 0 && other.at !== at && saysAll(other))
    )
      return {
        here: widened(text, found.here, at.text, found.there),
        there: widened(at.text, found.there, text, found.here),
        at,
      };
  }
  return undefined;
}

/** The words of one side with the small ones before them that the other side has too: "was met" for "was not met". */
function widened(text: string, { start, end }: Span, other: string, across: Span): Span {
  const theirs = other
    .slice(across.start, across.end)
    .split(/\s+/u)
    .filter((word) => !denials.has(word.toLowerCase()))
    .join(' ');
  const from = end - theirs.length;
  const isSame = from >= 0 && text.slice(from, end).toLowerCase() === theirs.toLowerCase();
  return { start: isSame && from < start ? from : start, end };
}

const denials = everyWord(({ denial }) => [...denial.particles, ...denial.determiners]);

/** The same word stands by an amount somewhere near: the context tells of both changes. */
function goesThatWay(text: string, { here }: Difference, near: readonly Coverage[]): boolean {
  const word = text.slice(here.start, here.end).toLowerCase();
  return near.some(({ window }) =>
    window.passages.some((one) => one.words.some(({ text: other }) => other === word)),
  );
}

const saysAll = ({ share }: EvidenceReading): boolean => share >= 0.999;
