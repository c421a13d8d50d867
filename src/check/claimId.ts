import { shortHash } from '../base/hash.ts';
import type { Sentence } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import type { Claim } from './types.ts';

/** Words of ASCII with single spaces and no mark of emphasis: all but their case is normal. */
const isPlain = /^[!-)+-^a-}]+(?: [!-)+-^a-}]+)*$/;

/** Case, white space, quote style and Markdown emphasis do not make another sentence. */
export const normaliseSentence = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : normaliseAny(text);

const normaliseAny = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[*_`~]+/g, '')
    .replace(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * A claim's identity: its sentence, its words there, and which of several equal ones it is.
 * Never a model's wording, so that runs, judges and decisions can be compared.
 * @param occurrence 0 for the first such claim of the output, 1 for the next.
 */
const claimId = (sentence: string, words: string, occurrence: number): string =>
  shortHash(`${normaliseSentence(sentence)}\n${normaliseSentence(words)}\n${occurrence}`);

/** Where a judge says that a claim stands; `text` is its own wording, if any. */
interface ClaimPlace extends Span {
  readonly sentence: number;
  readonly text?: string;
}

/**
 * Names claims so that no two of a check share an id, whatever the order in which sentences are answered. Several
 * claims over the same words are told apart by their order within the sentence.
 */
export class ClaimNames {
  readonly #equalBefore: readonly number[];
  readonly #given = new Map<number, Map<string, number>>();

  constructor(private readonly sentences: readonly Sentence[]) {
    this.#equalBefore = equalBefore(sentences);
  }

  /** A span that leaves its sentence is no place for a claim: the sentence is taken instead. */
  name({ sentence, text, ...span }: ClaimPlace): Claim {
    const whole = this.sentences[sentence]!;
    const inside = whole.start <= span.start && span.start < span.end && span.end <= whole.end;
    const { start, end } = inside ? span : whole;
    const words = whole.text.slice(start - whole.start, end - whole.start);
    const before = whole.text.slice(0, start - whole.start).split(words).length - 1;
    const place = `${before}\n${words}`;
    const again = this.#count(sentence, place);
    const id = claimId(whole.text, again === 0 ? place : `${place}\n${again}`, this.#equalBefore[sentence]!);
    return { id, text: text ?? words, start, end, sentence };
  }

  /** The sentence's claims are taken back; its next ones get the same names. */
  forget(sentence: number): void {
    this.#given.delete(sentence);
  }

  #count(sentence: number, place: string): number {
    const given = this.#given.get(sentence) ?? new Map<string, number>();
    this.#given.set(sentence, given);
    const count = given.get(place) ?? 0;
    given.set(place, count + 1);
    return count;
  }
}

/** For each sentence, how many equal ones stand before it. */
function equalBefore(sentences: readonly Sentence[]): readonly number[] {
  const seen = new Map<string, number>();
  return sentences.map(({ text }) => {
    const key = normaliseSentence(text);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count;
  });
}
