import { detectLanguage, lexiconOf, spacedPhrases } from '../../lexicon/languages.ts';
import { overlaps } from '../../text/span.ts';
import { type Word, words } from '../../text/words.ts';
import { compareValues } from '../../values/compareValues.ts';
import { findValues } from '../../values/findValues.ts';
import type { Value } from '../../values/value.ts';
import { strengthWords } from './strengthCue.ts';

/**
 * Whether a claim has the very words of a passage, and says something else by where they stand: who does it and whom it
 * happens to have changed places, or two values, or a word of time or place is another word altogether.
 */
export const rearranges = (claim: string, passage: string): boolean =>
  exchangesRoles(claim, passage) || exchangesValues(claim, passage) || replacesLink(claim, passage);

/** Whether a passage has all of a claim's telling words, in the claim's order. */
export function keepsOrder(claim: string, passage: string): boolean {
  const said = telling(claim);
  let at = 0;
  for (const { stem } of telling(passage)) if (stem === said[at]?.stem) at++;
  return at === said.length;
}

const between = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})|[,;:]`, 'iu');
/** Between things of which each may stand in the place of the other. */
const mutual = between(
  `${spacedPhrases(({ evidence }) => evidence.together)}|${strengthWords(({ joints }) => joints)}`,
);
const byWhom = between(spacedPhrases(({ evidence }) => evidence.byWhom));

/** "The fire caused the failure" where the passage has "the failure caused the fire": turned round about one word. */
function exchangesRoles(claim: string, passage: string): boolean {
  if (byWhom.test(claim) !== byWhom.test(passage)) return false;
  const there = turnsOf(passage);
  return turnsOf(claim).some(({ about, before, behind }) =>
    there.some(
      (other) =>
        other.about === about &&
        before.every((stem) => other.behind.includes(stem) && !behind.includes(stem)) &&
        behind.every((stem) => other.before.includes(stem)),
    ),
  );
}

/** A telling word, and those before and behind it, where they are not the items of one list. */
interface Turn {
  readonly about: string;
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

function turnsOf(text: string): readonly Turn[] {
  const all = telling(text);
  const stems = all.map(({ stem }) => stem);
  return all.slice(1, -1).flatMap((word, i) => {
    const [last, next] = [all[i]!, all[i + 2]!];
    if (mutual.test(text.slice(last.end, next.start))) return [];
    return [{ about: word.stem, before: stems.slice(0, i + 1), behind: stems.slice(i + 2) }];
  });
}

/** "Visitors pay 12 and members 8" where the passage has "visitors pay 8 and members 12". */
function exchangesValues(claim: string, passage: string): boolean {
  const [here, there] = [valuesOf(claim), valuesOf(passage)];
  if (here.length < 2 || here.length !== there.length) return false;
  const places = here.map((value) => there.findIndex((other) => compareValues(value, other) === 'equal'));
  const isExchanged =
    new Set(places).size === places.length &&
    !places.includes(-1) &&
    places.some((place, at) => place !== at);
  return isExchanged && frameOf(claim, here) === frameOf(passage, there);
}

const valuesOf = (text: string): readonly Value[] =>
  findValues(text).filter(({ kind }) => kind !== 'name' && kind !== 'switch');

/** The telling words of a text, with the kind of each value in its place. */
const frameOf = (text: string, values: readonly Value[]): string =>
  telling(text)
    .map((word) => values.find((value) => overlaps(value, word))?.kind ?? word.stem)
    .join(' ');

/** One word is another, and it is the one that says when, where or by what: "made the storm" for "after the storm". */
function replacesLink(claim: string, passage: string): boolean {
  const [here, there] = [words(claim), words(passage)];
  if (here.length !== there.length) return false;
  const others = here.flatMap(({ stem }, at) => (stem === there[at]!.stem ? [] : [at]));
  const [at, more] = others;
  if (at === undefined || more !== undefined) return false;
  const { markers } = lexiconOf(detectLanguage(passage));
  const links = new Set([...markers.prepositions, ...markers.before, ...markers.after]);
  return links.has(there[at]!.text) && !links.has(here[at]!.text);
}

/** Whether a claim is a passage but for one telling word, which is one that the passage does not have. */
export function replacesWord(claim: string, passage: string, missing: readonly string[]): boolean {
  const [here, there] = [telling(claim), telling(passage)];
  const others = here.flatMap((word, at) => (word.stem === there[at]?.stem ? [] : [word]));
  const [other, more] = others;
  return (
    here.length === there.length &&
    here.length > 1 &&
    other !== undefined &&
    more === undefined &&
    missing.some((one) => one.toLowerCase().includes(other.text))
  );
}

const telling = (text: string): readonly Word[] => words(text).filter(({ stop }) => !stop);
