import { lexiconOf } from '../../../lexicon/languages.ts';
import { clausesOf } from '../../../text/clauses.ts';
import { overlaps, type Span } from '../../../text/span.ts';
import { words } from '../../../text/words.ts';
import { findNames } from '../../../values/find/names.ts';
import type { Observation } from '../observation.ts';
import {
  type AnalysedPassage,
  type ContentWord,
  type ContextReader,
  type Coverage,
  cover,
} from '../retrieval.ts';

/** A name that the passage lacks which says the rest of the claim, of another name. */
export function nameApart(
  { text, language, names, content }: Observation,
  main: AnalysedPassage,
  reader: ContextReader,
): Span | undefined {
  const { markers } = lexiconOf(language);
  const hasPronoun = main.words.some(
    (word) => markers.pronouns.has(word.text) && !markers.speakers.has(word.text),
  );
  const told = markers.capitalNouns ? names.filter(({ name }) => fullName.test(name)) : names;
  const apart = told.find((name) => {
    if (
      hasPronoun &&
      !namesAnother(main, markers.pronouns, name.name) &&
      isNamedBefore(name.name, main, reader)
    )
      return false;
    const own = content.filter(({ word, settled }) => !settled && overlaps(word, name));
    const lacking = own.filter(({ word }) => !main.stems.has(word.stem));
    const isPart = isTitled(own, lacking) || (markers.capitalNouns && isBehindNoun(own, lacking));
    return lacking.length > 0 && (lacking.length === own.length || isPart);
  });
  if (!apart) return undefined;
  const claimed = new Set(words(text).map(({ stem }) => stem));
  const title = new Set(words(apart.name).map(({ stem }) => stem));
  const isOther = (name: string) => {
    const own = words(name).filter(({ stem, stop }) => !stop && !title.has(stem));
    return own.length > 0 && own.every(({ stem }) => !claimed.has(stem));
  };
  const isRival = (name: string) => isOther(name) && (!markers.capitalNouns || fullName.test(name));
  return findNames(main.text).some(({ name }) => isRival(name)) ? apart : undefined;
}

/** "MV Petrel" for "MV Brendan": nothing but what stands before the name is the same. */
const isTitled = (own: readonly ContentWord[], lacking: readonly ContentWord[]): boolean =>
  lacking.length === own.length - 1 &&
  lacking[0] !== own[0] &&
  (own[0]?.word.text.length ?? 0) <= longestTitle;
const longestTitle = 3;

/** "The maker Seilmess Nord" for "the maker Kordes Hydraulik", where every noun has a capital. */
const isBehindNoun = (own: readonly ContentWord[], lacking: readonly ContentWord[]): boolean =>
  lacking.length >= 2 && own.slice(-lacking.length).every((word) => lacking.includes(word));

/** Where every noun has a capital, two side by side are mostly the names of one person. */
const fullName = /^(?:\p{Lu}\p{L}*\.?\s)*\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u;

/** What the passage with the claim's name lacks another one says, of another name: "founded by Ada" beside "Ben leads it". */
export function saidOfOther(
  seen: Observation,
  { window }: Coverage,
  main: AnalysedPassage,
  reader: ContextReader,
): Span | undefined {
  const lacking = seen.content.filter(
    ({ word, settled }) =>
      !settled && !main.stems.has(word.stem) && !seen.names.some((name) => overlaps(name, word)),
  );
  // A capital at the head of the claim tells no name.
  const isNamed = seen.names.some(({ start, name }) => start > 0 || name.includes(' '));
  if (!isNamed || lacking.length === 0 || seen.content.length > fewSaid) return undefined;
  const other = window.passages.find(
    (at) =>
      at !== main &&
      at.passage.kind === main.passage.kind &&
      lacking.every(({ word }) => at.stems.has(word.stem) && !at.above.has(word.stem)),
  );
  return other && nameApart(seen, other, reader);
}

/** A claim of more words is mostly put together from several passages. */
const fewSaid = 6;

/** "Berg disagrees: he thinks" speaks of Berg: somebody is named before the pronoun. */
function namesAnother(
  { text, words: all }: AnalysedPassage,
  pronouns: ReadonlySet<string>,
  name: string,
): boolean {
  const first = all.find((word) => pronouns.has(word.text));
  const own = new Set(words(name).map(({ stem }) => stem));
  return findNames(text).some(
    (other) =>
      fullName.test(other.name) &&
      other.end <= (first?.start ?? 0) &&
      words(other.name).every(({ stem }) => !own.has(stem)),
  );
}

/** A pronoun stands for what was named a little before. */
function isNamedBefore(name: string, { passage }: AnalysedPassage, reader: ContextReader): boolean {
  const own = words(name).filter(({ stop }) => !stop);
  for (let at = passage.position - 1; at >= passage.position - mostBetween; at--) {
    const before = reader.passage(at);
    if (before?.passage.uri === passage.uri && own.some(({ stem }) => before.stems.has(stem))) return true;
  }
  return false;
}

const mostBetween = 3;

/** Share of what a clause says beside its name that the passage has in which another name stands. */
const leastExchanged = 0.6;

/** "Ada stopped the engine and Ben steered" where one passage has Ben stop it, and another one Ada steer. */
export function namesExchanged(
  { text, names, content, language }: Observation,
  { window }: Coverage,
): Span | undefined {
  const { capitalNouns } = lexiconOf(language).markers;
  const told = capitalNouns ? names.filter(({ name }) => fullName.test(name)) : names;
  if (told.length < 2) return undefined;
  const beside = content.filter(({ word }) => !told.some((name) => overlaps(name, word)));
  const clauses = clausesOf(text);
  const placed = told.flatMap((name) => {
    const clause = clauses.find((one) => one.start <= name.start && name.end <= one.end);
    const own = beside.filter(({ word }) => clause && overlaps(word, clause));
    const [best] = window.passages
      .map((at) => ({ at, share: cover(own, { passages: [at], centre: at.passage.position }).share }))
      .toSorted((a, b) => b.share - a.share);
    return own.length > 0 && best && best.share >= leastExchanged ? [{ name, at: best.at }] : [];
  });
  const holds = ({ stems }: AnalysedPassage, { name }: { readonly name: string }): boolean =>
    words(name).some(({ stem, stop }) => !stop && stems.has(stem));
  return placed.find(({ name, at }) =>
    placed.some(
      (other) =>
        other.at !== at &&
        holds(at, other.name) &&
        holds(other.at, name) &&
        !holds(at, name) &&
        !holds(other.at, other.name),
    ),
  )?.name;
}
