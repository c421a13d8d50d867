import { stemOf } from '../../../text/stem.ts';
import background from './background.json' with { type: 'json' };

/**
 * How rare a stem is in general English: the negative log of the share of sentences that hold it, from counts over
 * the training contexts (`scripts/train/background.ts`). Unlisted stems are as rare as the rarest listed.
 */
const rarities: ReadonlyMap<string, number> = new Map(
  background.levels.flatMap((stems, level) =>
    stems.split(' ').map((stem): [string, number] => [stem, level * background.step + background.least]),
  ),
);

export const rarity = (stem: string, isEnglish: boolean): number =>
  isEnglish ? (rarities.get(stem) ?? background.unlisted) : uncounted;

/** Words of other languages are not counted: none is rarer than the usual word of a claim. */
const uncounted = 6.6;

/** Whether a lower-case word is counted among those of general English. */
export const isCommonWord = (word: string): boolean => rarities.has(stemOf(word));
