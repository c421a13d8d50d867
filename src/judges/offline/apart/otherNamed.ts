import { isHeadingOf } from '../../../text/trailLabel.ts';
import { words } from '../../../text/words.ts';
import type { Value } from '../../../values/value.ts';
import { type Agreement, agreementsOf } from '../matching/valueMatch.ts';
import type { Backing } from './apartRule.ts';
import { nameApart } from './nameApart.ts';

/** A value that the context has of something else, by name: "Beta has 7 disks" where Alpha has them, and Beta has 9. */
export function otherNamed({ seen, main, reader }: Backing): Value | undefined {
  const isOfOther = ({ at }: Agreement): boolean => {
    const name =
      at === main || isHeadingOf(at.passage, main.passage)
        ? undefined
        : nameApart({ seen, main: at, reader });
    return (
      name !== undefined &&
      words(seen.text.slice(name.start, name.end)).some(({ stem }) => !at.above.has(stem))
    );
  };
  return agreementsOf(seen.values).find(isOfOther)?.value;
}
