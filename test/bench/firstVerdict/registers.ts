import { answers, contradicted, supported } from '../../server/answers.ts';

/** A text under check, the file that it must agree with, and what an honest model answers. */
export interface Sample {
  readonly output: string;
  readonly context: string;
  /** For these sentences, counted from 1. */
  readonly answer: (asked: readonly number[]) => object;
}

export interface Size {
  readonly claims: number;
  /** Entries of the register; each takes about 75 words. */
  readonly entries: number;
  /** Whether the first claim is wrong: the longest answer that a first verdict can wait for. */
  readonly firstIsWrong: boolean;
}

/** Sentences of an entry; the second is the one that claims are made about. */
const perEntry = 5;

/** A made-up register of piers. `round` tells texts apart, so that no answer is known from before. */
export function register({ claims, entries, firstIsWrong }: Size, round: number): Sample {
  const isWrong = (i: number) => (i === 0 ? firstIsWrong : i % 8 === 3);
  const claim = (i: number) => `Pier ${i + 1} was rebuilt in ${yearOf(i) + (isWrong(i) ? 10 : 0)}.`;
  return {
    output: Array.from({ length: claims }, (_, i) => claim(i)).join(' '),
    context: Array.from({ length: entries }, (_, i) => entry(i, round)).join('\n\n'),
    answer: (asked) =>
      answers(
        ...asked.map((number) => {
          const [at, year] = [(number - 1) * perEntry + 2, yearOf(number - 1)];
          if (!isWrong(number - 1)) return supported(number, at);
          return contradicted(number, [at], `The register says ${year}.`, `${year + 10}`, `${year}`);
        }),
      ),
  };
}

const yearOf = (i: number): number => 1880 + ((i * 7) % 90);

const entry = (i: number, round: number): string =>
  [
    `Pier ${i + 1} lies on the ${i % 2 ? 'eastern' : 'western'} side of the basin, behind the long sheds that the harbour board let to the grain merchants.`,
    `It was rebuilt in ${yearOf(i)} after a winter in which ice had broken most of its older timbers.`,
    `Since then its crane lifts ${4 + (i % 9)} tonnes, which is enough for the coasters that call there on weekdays.`,
    `The keeper of inspection ${round} found its ladders sound and asked for fresh paint on the mooring posts.`,
    `Boats may stay for ${2 + (i % 5)} nights, after which the board charges them by the metre.`,
  ].join(' ');
