import { everyWord, lexiconOf } from '../../../lexicon/languages.ts';
import type { Span } from '../../../text/span.ts';
import type { ContentWord, ContextReader } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

const joins = everyWord(({ markers }) => markers.joins);

/**
 * What a claim adds of which no word is said of the same thing. Whoever rewords a statement changes its verb or its nouns, but hardly adds
 * an item or a tail.
 */
export const addedPhrase = (backing: Backing): Span | undefined => addedTail(backing) ?? addedItem(backing);

/** "… and in the cabin", of which no passage tells that speaks of the same. */
function addedItem({ seen: { text, words, content }, main, reader }: Backing): Span | undefined {
  const lacks = (start: number) =>
    content.some(
      (one) =>
        !one.settled &&
        one.word.start === start &&
        !main.stems.has(one.word.stem) &&
        !isToldElsewhere(one, content, reader),
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

/** Whether a passage has the word beside others of the claim: people say together what a text says twice of one thing. */
function isToldElsewhere(
  { word }: ContentWord,
  content: readonly ContentWord[],
  reader: ContextReader,
): boolean {
  const hits = reader.index.searchNow(word.text, mostTelling);
  return hits.some(({ position }) => {
    const at = reader.passage(position);
    return (
      at?.stems.has(word.stem) &&
      content.filter((one) => one.word.stem !== word.stem && at.stems.has(one.word.stem)).length >=
        fewestBeside
    );
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
