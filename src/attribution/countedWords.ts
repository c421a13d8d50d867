import { everyWord } from '../lexicon/languages.ts';
import { alternatives } from '../lexicon/lists.ts';
import type { Span } from '../text/span.ts';
import { stemOf } from '../text/stem.ts';
import { isStopWord } from '../text/words.ts';
import type { SourceNames } from './sourceNames.ts';

/** Characters of a context that are searched; in a larger one any word may be counted. */
const mostSearched = 10_000_000;

const cardinals = alternatives(everyWord(({ numbers }) => numbers.cardinals.keys()));
const counted = new RegExp(
  `(?:\\p{N}(?:[\\p{N}.,]*\\p{N})?|(?<!\\p{L})(?:${cardinals})(?!\\p{L}))[\\s-]+(\\p{L}+)`,
  'giu',
);
const equals = everyWord(({ citations }) => citations.equals);

/** The words that a context has behind numbers, "120 cars": by them a number in brackets is told from a marker. */
export class CountedWords {
  #stems: ReadonlySet<string> | undefined;

  constructor(private readonly names: SourceNames) {}

  /** Whether brackets stand where a text says a number: "carries [900] cars", "$[12]", "the limit is [5]". */
  isNumber(text: string, { start, end }: Span): boolean {
    const [before, behind] = [text.slice(0, start), text.slice(end)];
    if (/\p{Sc}\s?$/u.test(before) || /^\s?[%‰°]/.test(behind)) return true;
    const last = /(\p{L}+)\s*$/u.exec(before)?.[1];
    if (last === undefined) return false;
    const next = /^\s+(\p{L}+)(?:[\s-]+(\p{L}+))?/u.exec(behind);
    return next
      ? next.slice(1).some((word) => word !== undefined && this.#isCounted(word))
      : equals.has(last.toLowerCase());
  }

  #isCounted(word: string): boolean {
    const form = word.toLowerCase();
    if (isStopWord(form)) return false;
    if (this.names.characters > mostSearched) return true;
    this.#stems ??= new Set(
      this.names.sources.flatMap(({ text }) =>
        [...text.matchAll(counted)].map(([, behind]) => stemOf(behind!.toLowerCase())),
      ),
    );
    return this.#stems.has(stemOf(form));
  }
}
