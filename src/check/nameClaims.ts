import type { Sentence } from '../text/sentence.ts';
import type { Span } from '../text/span.ts';
import { claimId, normaliseSentence } from './claimId.ts';
import type { Claim } from './types.ts';

/** Where a judge says that a claim stands; `text` is its own wording, if any. */
export interface Named extends Span {
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
  name({ sentence, text, ...span }: Named): Claim {
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
