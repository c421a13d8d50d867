import { mulberry } from './accuracy/metrics.ts';

const syllables = 'ba re mi to lan ser vo ki dur pel ana gor tis fen lo quar sim eth und pro'.split(' ');

/** Writes texts of so many words, always the same: sentences, with a date and a sum in every second one. */
export function createProse(seed: number): (words: number) => string {
  const random = mulberry(seed);
  const vocabulary = Array.from({ length: 6000 }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)],
    ).join(''),
  );
  /** Words as often as in a language: the n-th most frequent one in n. */
  const word = (): string => vocabulary[Math.floor(vocabulary.length ** random()) - 1]!;
  const some = (count: number): string => Array.from({ length: count }, word).join(' ');
  const sentence = (): string => {
    const plain = `the ${some(5)} was ${some(4)} near ${some(3)}`;
    if (random() < 0.5) return `${plain[0]!.toUpperCase()}${plain.slice(1)}.`;
    const day = `${1 + Math.floor(random() * 28)} May ${1990 + Math.floor(random() * 35)}`;
    return `On ${day} ${plain} for $${Math.floor(random() * 9000)}.`;
  };
  return (words) => {
    const lines: string[] = [];
    for (let count = 0; count < words; count += 17) lines.push(sentence());
    return lines.map((line, i) => (i % 6 === 5 ? `${line}\n\n` : `${line} `)).join('');
  };
}
