import type { Span } from '../../text/span.ts';

/** A token of the model; its span is the word that it is a piece of. */
export interface WordPiece extends Span {
  readonly id: number;
}

/** BERT's uncased tokenizer over a vocabulary: words and marks, then greedily the longest known pieces. */
export class WordPieces {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #unknown: number;

  /** @param vocabulary a piece a line; its line is its id. `##` continues a word. */
  constructor(vocabulary: string) {
    this.#ids = new Map(
      vocabulary
        .trimEnd()
        .split('\n')
        .map((piece, id) => [piece.replace(/\r$/, ''), id]),
    );
    this.#unknown = this.id('[UNK]') ?? 0;
  }

  get size(): number {
    return this.#ids.size;
  }

  id(piece: string): number | undefined {
    return this.#ids.get(piece);
  }

  of(text: string): readonly WordPiece[] {
    const pieces: WordPiece[] = [];
    for (const { 0: written, index: start } of text.matchAll(token)) {
      const word = plain(written);
      if (word === '') continue;
      for (const id of this.#pieces(word)) pieces.push({ id, start, end: start + written.length });
    }
    return pieces;
  }

  #pieces(word: string): readonly number[] {
    const whole = this.#ids.get(word);
    if (whole !== undefined) return [whole];
    const letters = [...word];
    if (letters.length > longestWord) return [this.#unknown];
    const ids: number[] = [];
    for (let start = 0; start < letters.length; ) {
      let end = letters.length;
      let id: number | undefined;
      for (; end > start && id === undefined; end--)
        id = this.#ids.get((start > 0 ? '##' : '') + letters.slice(start, end).join(''));
      if (id === undefined) return [this.#unknown];
      ids.push(id);
      start = end + 1;
    }
    return ids;
  }
}

/** Longer words have no pieces. */
const longestWord = 100;

const mark = '[!-\\/:-@\\[-`\\{-~]|\\p{P}';
const chinese =
  '\\u4E00-\\u9FFF\\u3400-\\u4DBF\\uF900-\\uFAFF\\u{20000}-\\u{2A6DF}\\u{2A700}-\\u{2CEAF}\\u{2F800}-\\u{2FA1F}';
/** A mark, a Chinese character, or a run of anything else but space. */
const token = new RegExp(`${mark}|[${chinese}]|(?:(?!${mark})[^\\s${chinese}])+`, 'gu');

/** Without accents and characters that nobody sees, in lower case. */
const plain = (word: string): string =>
  /^[!-~]+$/.test(word)
    ? word.toLowerCase()
    : word
        .replace(/[\p{C}\uFFFD]/gu, '')
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
