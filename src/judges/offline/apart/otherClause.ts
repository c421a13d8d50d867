import { anyPhrase } from '../../../lexicon/languages.ts';
import { overlaps, type Span } from '../../../text/span.ts';
import { words } from '../../../text/words.ts';
import type { Value } from '../../../values/value.ts';
import type { AnalysedPassage } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

/** What parts the things that a sentence tells one after another. */
const parts = new RegExp(
  `[,;:](?!\\d)|(?<!\\p{L})(?:${anyPhrase(({ markers, clauses }) => [...markers.joins, ...clauses.contrast])})(?!\\p{L})`,
  'gu',
);

/**
 * A word of the claim that stands with a value of its own, where the claim's value stands with another word: "the Heron
 * lasts six hours" for "the Falcon lasts six hours, the Heron four".
 */
export function otherClause({ seen: { values, content }, main }: Backing): Span | undefined {
  const clauses = clausesOf(main.text);
  const claimed = new Set(content.map(({ word }) => word.stem));
  const met = new Set(values.flatMap((match) => ('other' in match ? [match.other] : [])));
  for (const match of values) {
    if (match.how !== 'agrees' || match.at !== main) continue;
    const own = clauses.find((clause) => holds(clause, match.other));
    if (!own || isAll(own, claimed, main, match.other)) continue;
    const stems = stemsIn(main, own);
    const word = content.find(({ word, settled }) => {
      const { stem } = word;
      if (stems.has(stem)) return false;
      // A value tells where it stands itself: "on Saturdays".
      const told = settled
        ? values.find(
            (one) => one !== match && one.how === 'agrees' && one.at === main && overlaps(one.value, word),
          )
        : undefined;
      if (settled && told?.how !== 'agrees') return false;
      return clauses.some(
        (clause) =>
          (told?.how !== 'agrees' || holds(clause, told.other)) &&
          (clause.start > own.start || (clause !== own && namesItsOwn.test(main.text.slice(own.start)))) &&
          stemsIn(main, clause).has(stem) &&
          main.values.some((value) => !met.has(value) && isRival(value, match.other) && holds(clause, value)),
      );
    });
    if (word) return word.word;
  }
  return undefined;
}

/** Without its unit a value looks like another: "das Haus am Markt 28." */
const isRival = (one: Value, other: Value): boolean => one.kind === other.kind || bare.has(one.kind);

const bare: ReadonlySet<Value['kind']> = new Set(['number', 'ordinal', 'version']);

/** "Fell to 430,000" goes on about what was named first; "the Heron four" names its own. */
const namesItsOwn = new RegExp(
  `^\\s*(?:(?:${anyPhrase(({ grammar }) => grammar.articles)})\\s|\\p{Lu})`,
  'u',
);

const holds = (clause: Span, { start, end }: Span): boolean => clause.start <= start && end <= clause.end;

function clausesOf(text: string): readonly Span[] {
  const marks = [...text.matchAll(parts)].map(({ 0: mark, index }) => ({ index, end: index + mark.length }));
  return [...marks, { index: text.length }].map(({ index }, at) => ({
    start: marks[at - 1]?.end ?? 0,
    end: index,
  }));
}

const stemsIn = (at: AnalysedPassage, clause: Span): ReadonlySet<string> =>
  new Set(at.words.filter((word) => holds(clause, word)).map(({ stem }) => stem));

/** Whether the claim has every word of a clause beside its value. */
const isAll = (
  clause: Span,
  claimed: ReadonlySet<string>,
  { text }: AnalysedPassage,
  value: Value,
): boolean =>
  words(text.slice(clause.start, clause.end)).every(
    ({ stem, stop, start, end }) =>
      stop ||
      claimed.has(stem) ||
      (clause.start + start >= value.start && clause.start + end <= value.end) ||
      /^\p{N}/u.test(stem),
  );
