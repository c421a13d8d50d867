import { everyWord } from '../../lexicon/languages.ts';
import type { Statement } from '../statement.ts';

const present = everyWord(({ grammar }) => grammar.presentLeads);

/** Whether what these words say has happened: then leaving out when or where it did makes it no wider. */
export const isPast = ({ words, markers }: Statement, among: readonly number[]): boolean => {
  const [first = 0, last = words.length - 1] = [among[0], among.at(-1)];
  return words
    .slice(first, last + 1)
    .some(
      ({ text }, i) =>
        markers.past.has(text) ||
        (/\p{L}{2}ed$/u.test(text) && !present.has(words[first + i - 1]?.text ?? '') && i > 0),
    );
};
