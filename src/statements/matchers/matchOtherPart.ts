import { everyWord } from '../../lexicon/languages.ts';
import type { CueKind } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import { contentIn } from '../pairing.ts';
import { isSpeaker } from '../speaker.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and it is not put together from these parts. */
const leastShared = 0.6;
/** Words of the other part's predicate by which the claim tells it. */
const leastTold = 2;

/** What restricts or denies may make right what is said of the other. */
const turning: ReadonlySet<CueKind> = new Set(['exception', 'only', 'few', 'denied']);

/**
 * What a sentence says of one thing is told of the other: "the siren is on by default" for "the lamp is on by default; the
 * siren sounds on request". The claim has what the one part begins with and what the other one ends with.
 */
export const matchOtherPart: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared || claim.denials.length > 0) return 'unknown';
  if (claim.cues.some(({ kind }) => turning.has(kind))) return 'unknown';
  const stems = new Set(claim.content.map((at) => claim.words[at]!.stem));
  const isSaid = (at: number): boolean => pairing.here.has(at) || stems.has(evidence.words[at]!.stem);
  const parts = partsOf(evidence);
  for (const [n, own] of parts.entries())
    for (const other of [parts[n - 1], parts[n + 1]]) {
      const [head, ...rest] = own;
      const [otherHead, ...told] = other ?? [];
      if (head === undefined || otherHead === undefined || rest.length === 0) continue;
      const isCrossed =
        isSaid(head) && !isSaid(otherHead) && !stemsOf(evidence, other!).has(evidence.words[head]!.stem);
      const unsaid = rest.filter((at) => !isSaid(at));
      const said = told.filter(isSaid);
      if (!isCrossed || unsaid.length * 2 < rest.length || unsaid.length === 0) continue;
      const isOwn = said.some((at) => !stemsOf(evidence, own).has(evidence.words[at]!.stem));
      if (!isOwn || said.length < leastTold || said.length * 2 < told.length) continue;
      return {
        kind: 'role',
        here: claim.words[pairing.here.get(head) ?? claim.content[0]!]!,
        there: evidence.words[otherHead]!,
      };
    }
  return 'unknown';
};

const stemsOf = ({ words }: Statement, all: readonly number[]): ReadonlySet<string> =>
  new Set(all.map((at) => words[at]!.stem));

/**
 * The content words of what semicolons part, or of both sides of the only comma; none where a part takes up the one
 * before by a pronoun, or brings no subject of its own.
 */
function partsOf(statement: Statement): readonly (readonly number[])[] {
  const { text, words } = statement;
  const cuts = [...text.matchAll(/;\s/gu)];
  const commas = [...text.matchAll(/,\s/gu)];
  const ends = cuts.length > 0 ? cuts : commas.length === 1 ? commas : [];
  if (ends.length === 0) return [];
  const spans = [...ends, { index: text.length }].map(({ index }, at) => ({
    start: at === 0 ? 0 : ends[at - 1]!.index + 2,
    end: index,
  }));
  const leans = spans.some(({ start, end }, at) => {
    const inside = words.filter((word) => word.start >= start && word.end <= end);
    const first = inside.find((word) => !joins.has(word.text));
    return (
      !opensWithThing(statement, first) ||
      (at > 0 && inside.some(({ text: word }) => isTakenUp(statement, word)))
    );
  });
  return leans ? [] : spans.map((span) => contentIn(statement, span));
}

const joins = everyWord(({ markers, clauses }) => [...markers.joins, ...clauses.contrast]);
const articles = everyWord(({ grammar, markers }) => [...grammar.articles, ...markers.definite]);

/** "The siren", "Ada". */
const opensWithThing = (statement: Statement, word: Statement['words'][number] | undefined): boolean =>
  word !== undefined &&
  !isSpeaker(statement, word.text) &&
  (articles.has(word.text) || (!word.stop && /^\p{Lu}/u.test(statement.text.slice(word.start))));

const isTakenUp = ({ markers }: Statement, word: string): boolean =>
  markers.pronouns.has(word) && !markers.definite.has(word) && !markers.speakers.has(word);
