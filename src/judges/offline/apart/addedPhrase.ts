import { everyWord, lexiconOf } from '../../../lexicon/languages.ts';
import { readStatement } from '../../../statements/statement.ts';
import { overlaps, type Span } from '../../../text/span.ts';
import { statementOf } from '../evidenceReading.ts';
import type { ContentWord } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

const joins = everyWord(({ markers }) => markers.joins);

/**
 * What a claim adds of which no word is said of the same thing. Whoever rewords a statement changes its verb or its nouns,
 * but hardly adds an item or a tail.
 */
export const addedPhrase = (backing: Backing): Span | undefined => addedTail(backing) ?? addedItem(backing);

/** "… and in the cabin", of which no passage tells that speaks of the same. */
function addedItem(backing: Backing): Span | undefined {
  const { text, words, content } = backing.seen;
  const lacks = (start: number) =>
    content.some(
      (one) =>
        !one.settled &&
        one.word.start === start &&
        !backing.main.stems.has(one.word.stem) &&
        !isToldElsewhere(one, backing),
    );
  const tells = (start: number) => content.some(({ word }) => word.start === start);
  for (const [at, { text: head, end }] of words.entries()) {
    if (!joins.has(head)) continue;
    let next = at + 1;
    while (words[next] && !tells(words[next]!.start)) next++;
    const first = next;
    let last = end;
    while (words[next] && tells(words[next]!.start) && !/[,;:.]/.test(text.slice(last, words[next]!.start)))
      last = words[next++]!.end;
    const phrase = words.slice(first, next);
    if (phrase.length > 0 && phrase.length <= mostWords && phrase.every(({ start }) => lacks(start)))
      return { start: phrase[0]!.start, end: last };
  }
  return undefined;
}

const mostWords = 3;

/**
 * Whether a passage has the word beside others of the claim, not its names alone, and neither denies what the other does
 * not: people say together what a text says twice of one thing.
 */
function isToldElsewhere({ word }: ContentWord, { seen, reader }: Backing): boolean {
  const { text, language, content, names } = seen;
  const isDenied = readStatement(text, language).denials.length > 0;
  return reader.index.searchNow(word.text, mostTelling).some(({ position }) => {
    const at = reader.passage(position);
    if (!at?.words.some(({ stem }) => stem === word.stem)) return false;
    const beside = content.filter(
      (one) => one.word.stem !== word.stem && at.words.some(({ stem }) => stem === one.word.stem),
    );
    const isOfSame = beside.some((one) => !names.some((name) => overlaps(name, one.word)));
    const denies = statementOf(at, language).denials.length > 0;
    return beside.length >= fewestBeside && isOfSame && denies === isDenied;
  });
}

const mostTelling = 6;
const fewestBeside = 2;

/** "… to schools", behind a copy of a sentence that names none: words that stand nowhere in the context. */
function addedTail({ seen, main, reader }: Backing): Span | undefined {
  const { text, part, content, words: all, language } = seen;
  const isUnknown = ({ word, settled }: ContentWord): boolean => !settled && !reader.has(word.stem);
  const { prepositions } = lexiconOf(language).markers;
  const from = content.findIndex(isUnknown);
  const tail = content.slice(from);
  const head = content.slice(0, Math.max(0, from));
  if (from < 0 || tail.length > 2 || !tail.every(isUnknown)) return undefined;
  if (head.length < leastCopied || !head.every(({ word }) => main.stems.has(word.stem))) return undefined;
  const before = all.filter(({ end }) => end <= tail[0]!.word.start).slice(-2);
  const opens = before.find(({ text: word }) => prepositions.has(word));
  const behind = before.at(-1);
  if (!opens || !behind?.stop || text.slice(tail.at(-1)!.word.end, part.end).match(/\p{L}/u))
    return undefined;
  const isForm = tail.some(({ word }) =>
    main.words.some((one) => one.text.slice(0, 4) === word.text.slice(0, 4)),
  );
  return isForm ? undefined : tail[0]!.word;
}

/** Fewer words do not show that the rest is a copy. */
const leastCopied = 3;
