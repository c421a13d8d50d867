import { everyEntry, wholePhrases } from '../../lexicon/languages.ts';
import type { BareValueOf } from '../value.ts';

const lengths: ReadonlyMap<string, number> = new Map(
  everyEntry(({ measures }) => measures.fixedDurations).map(([name, seconds]) => [
    name.toLowerCase(),
    seconds,
  ]),
);
/** Behind a count it is that one's half: 两个半小时. */
const names = new RegExp(
  `(?<!\\p{Script=Han}[个個])(?:${wholePhrases(({ measures }) => measures.fixedDurations.keys()).source})`,
  'giu',
);

const units = [31_556_952, 2_629_746, 86_400, 3600, 60];

/** Lengths of time with a name of their own: "une demi-heure", "año y medio", "Viertelstunde", 半年. */
export function findFixedDurations(text: string): BareValueOf<'duration'>[] {
  return [...text.matchAll(names)].map(({ 0: name, index }) => {
    const seconds = lengths.get(name.toLowerCase().replaceAll('\u2019', "'").replace(/\s/g, ' '))!;
    const unit = units.find((one) => one <= seconds * 2)!;
    const amount = { low: seconds, high: seconds, step: unit / 4 };
    return { kind: 'duration', start: index, end: index + name.length, amount, unit };
  });
}
