import type { Span } from '../../text/span.ts';
import type { Observation } from './observation.ts';
import type { Coverage } from './retrieval.ts';

const joins = /^(?:and|or|und|oder|et|ou|y|o|e)$/u;

/**
 * A second thing that a claim adds and that is told nowhere near: "and in the cabin". Whoever rewords a statement changes
 * its verb or its nouns, but hardly adds an item of which no word is known.
 */
export function addedPhrase({ text, words, content }: Observation, { missing }: Coverage): Span | undefined {
  const lacks = (start: number) => missing.some(({ word, settled }) => !settled && word.start === start);
  const tells = (start: number) => content.some(({ word }) => word.start === start);
  for (const [at, { text: head, end }] of words.entries()) {
    if (!joins.test(head)) continue;
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
