import { anyPhrase } from '../../../lexicon/languages.ts';
import type { Value } from '../../../values/value.ts';
import { agreementsOf } from '../matching/valueMatch.ts';
import type { Backing } from './apartRule.ts';

/** What was before, beside what is now: "starts in 1.8 seconds, down from 3.1 seconds". */
export function formerValue({ seen: { text, values } }: Backing): Value | undefined {
  if (tellsOfBefore.test(text)) return undefined;
  return agreementsOf(values).find(
    ({ other, at }) =>
      before.test(at.text.slice(Math.max(0, other.start - 24), other.start)) &&
      at.values.some((one) => one !== other && one.kind === other.kind && one.end <= other.start),
  )?.value;
}

const before = new RegExp(`(?:${anyPhrase(({ markers }) => markers.former)})\\s(?:\\p{L}+\\s)?$`, 'iu');
const tellsOfBefore = new RegExp(
  `(?<!\\p{L})(?:${anyPhrase(({ markers }) => markers.formerly)})(?!\\p{L})`,
  'iu',
);
