import type { Span } from '../../../text/span.ts';
import { isUnproven } from '../matching/valueMatch.ts';
import type { Observation } from '../observation.ts';
import { missingMeasure } from './missingMeasure.ts';
import type { Veto } from './rule.ts';

/** Wording is no proof where nobody has read it, and a value that only stands somewhere is none. */
export const missingValue: Veto = {
  id: 'missingValue',
  kind: 'vetoes',
  unreadOnly: true,
  says: 'Not supported where no model reads: a value is not said of the claim’s own thing, or a name stands nowhere in the context.',
  examples: [
    {
      context: 'Ines Duarte designed the bridge, which the town opened in May.',
      acts: 'Marta Kovács designed the bridge, which the town opened in May.',
      leaves: 'The bridge that Ines Duarte designed was opened by the town in May.',
    },
  ],
  holdsBack: (seen) => seen.values.some(isUnproven) || lacksValue(seen),
};

/** A value or name that stands nowhere in the context, however familiar the words around it are. */
export const lacksValue = (seen: Observation): boolean =>
  missingMeasure.holdsBack(seen) ||
  seen.missingNames.some((name) => isTold(seen, name)) ||
  seen.values.some((match) => match.how === 'absent' && !match.mayFollow);

/** At the head of a sentence a capital tells no name, and what a text itself lists it counts: "the two differ". */
export const isTold = ({ text }: Observation, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  return start > 0 ? !/^(?:two|three|2|3)$/i.test(words) : words.includes(' ');
};
