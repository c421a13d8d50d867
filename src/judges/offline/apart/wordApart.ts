import { everyWord, lexiconOf } from '../../../lexicon/languages.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { clauseMarks } from '../../../text/clauses.ts';
import type { Span } from '../../../text/span.ts';
import { type Word, words } from '../../../text/words.ts';
import type { Backing } from './apartRule.ts';
import { isRestOfName } from './nameApart.ts';

/** In a claim of no more words each is a good part of what it says; scripts without spaces have two for one. */
const mostWords = { spaced: 8, unspaced: 16 };

/**
 * A word of a short and simple claim that the clause with most of the rest lacks: "individuals must book ahead" for
 * "groups must book ahead, individuals need not". A pronoun takes up what was said before.
 */
export function wordApart({ seen, main, best: { missing } }: Backing): Span | undefined {
  const { text, language, part, content } = seen;
  const claim = text.slice(part.start, part.end);
  const { markers, spaced } = lexiconOf(language);
  const most = spaced ? mostWords.spaced : mostWords.unspaced;
  if (content.length > most || /,\s/.test(claim) || clausesSaid(claim).length > 1) return undefined;
  const clauses = clausesSaid(main.text);
  const lacks = clauses.map((clause, at) => {
    const shared = at === 0 ? [] : sharedWith(clause, main.text, markers);
    const stems = new Set([...words(clause), ...shared].map(({ stem }) => stem));
    const lacking = content.filter(
      ({ word, settled }) => !settled && !stems.has(word.stem) && !main.above.has(word.stem),
    );
    return { clause, lacking };
  });
  const [fewest] = lacks.toSorted((a, b) => a.lacking.length - b.lacking.length);
  if (!fewest || takesUp(fewest.clause, markers)) return undefined;
  return fewest.lacking.find((one) => !missing.includes(one) && !isRestOfName(one.word, seen, main))?.word;
}

/**
 * What the head of a sentence says of a clause behind it too: of one without a subject, "but to Lund only on Sundays", what
 * stands before the same small word; of one that does not begin so itself, where or when all holds: "in case of fire the
 * doors open; lifts stop".
 */
function sharedWith(clause: string, text: string, { prepositions }: Lexicon['markers']): readonly Word[] {
  const own = words(clause);
  const all = words(text);
  const opens = (word: Word | undefined): boolean => word !== undefined && prepositions.has(word.text);
  if (contrasts.has(own[0]?.text ?? '') && opens(own[1]))
    return all.slice(
      0,
      Math.max(
        0,
        all.findIndex((word) => word.text === own[1]!.text),
      ),
    );
  if (!opens(all[0]) || opens(own[0])) return [];
  let end = all.findIndex(({ stop }) => !stop);
  while (opens(all[end + 1])) end += 2;
  return all.slice(0, end + 1);
}

const contrasts = everyWord(({ clauses }) => clauses.contrast);

/** A pronoun takes up what was said before, unless it says whose within a clause: "they show their ticket". */
const takesUp = (clause: string, { pronouns, possessives, speakers }: Lexicon['markers']): boolean =>
  words(clause).some(
    ({ text }, at) =>
      pronouns.has(text) && !speakers.has(text) && (at < longestOpening || !possessives.has(text)),
  );

const longestOpening = 3;

/** What says something by itself has so many words beside small ones. */
const fewestWords = 3;

/** The clauses that say something by themselves. */
function clausesSaid(text: string): readonly string[] {
  const ends = clauseMarks(text).flatMap((mark) => {
    const isEnd =
      mark.kind === 'pause' ||
      (mark.kind === 'comma' &&
        (mark.begins === 'subject' || mark.before === 'contrast' || mark.before === 'concession'));
    return isEnd ? [mark.end] : [];
  });
  const unspaced = [...text.matchAll(/(?<=\p{Script=Han}),/gu)].map(({ index }) => index + 1);
  const clauses: string[] = [];
  let start = 0;
  for (const end of [...[...ends, ...unspaced].toSorted((a, b) => a - b), text.length])
    if (end === text.length || (tells(text.slice(start, end)) && tells(text.slice(end)))) {
      clauses.push(text.slice(start, end));
      start = end;
    }
  return clauses;
}

const tells = (part: string): boolean => words(part).filter(({ stop }) => !stop).length >= fewestWords;
