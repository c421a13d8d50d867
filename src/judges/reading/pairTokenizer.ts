import type { Span } from '../../text/span.ts';

/** What is asked of the library that reads a tokenizer.json; its own types are no part of the package's. */
interface SubwordTokenizer {
  encode(
    text: string,
    options?: { text_pair?: string; add_special_tokens?: boolean },
  ): { readonly ids: readonly number[] };
}

/** A token of a model; its span is the word that it is a piece of, without the marks around it. */
export interface WordToken extends Span {
  readonly id: number;
}

/** What a model wants before, between and after the two texts of a pair. */
interface PairFrame {
  readonly before: readonly number[];
  readonly between: readonly number[];
  readonly after: readonly number[];
}

/** A context repeats its words; of a large one not all are kept. */
const mostWords = 50_000;

/** Tokens of a model's own tokenizer, word by word: no tokenizer of a cross-encoder joins what a space parts. */
export class PairTokenizer {
  readonly frame: PairFrame;
  readonly #words = new Map<string, readonly number[]>();

  /** @throws where the tokenizer makes no pairs */
  constructor(private readonly tokenizer: SubwordTokenizer) {
    this.frame = this.#frame();
  }

  of(text: string): readonly WordToken[] {
    return [...text.matchAll(/\S+/g)].flatMap(({ 0: written, index }) => {
      const { start, end } = bare(written);
      const span = { start: index + start, end: index + end };
      return this.#ids(index > 0 ? ` ${written}` : written).map((id) => ({ id, ...span }));
    });
  }

  #ids(word: string): readonly number[] {
    const known = this.#words.get(word);
    if (known) return known;
    const { ids } = this.tokenizer.encode(word, { add_special_tokens: false });
    if (this.#words.size >= mostWords) this.#words.clear();
    this.#words.set(word, ids);
    return ids;
  }

  /** Read off a pair of one letter and itself. */
  #frame(): PairFrame {
    const letter = this.#ids('a');
    const { ids } = this.tokenizer.encode('a', { text_pair: 'a' });
    const startsAt = (from: number) =>
      ids.findIndex((_, at) => at >= from && letter.every((id, i) => ids[at + i] === id));
    const first = startsAt(0);
    const second = startsAt(first + letter.length);
    if (letter.length === 0 || first < 0 || second < 0) throw new Error('tokenizer.json: text_pair?');
    return {
      before: ids.slice(0, first),
      between: ids.slice(first + letter.length, second),
      after: ids.slice(second + letter.length),
    };
  }
}

/** From the first letter or digit of a word to its last; the whole of what has none. */
function bare(word: string): Span {
  const [, lead = '', middle = word] = /^([^\p{L}\p{N}]*)(.*[\p{L}\p{N}])/su.exec(word) ?? [];
  return { start: lead.length, end: lead.length + middle.length };
}
