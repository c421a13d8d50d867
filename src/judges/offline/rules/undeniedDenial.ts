import { findDenials } from '../../../statements/polarity.ts';
import { deniesAny } from '../absenceSearch.ts';
import { closestPassage } from '../reasons.ts';
import type { Veto } from './rule.ts';

export const undeniedDenial: Veto = {
  id: 'undeniedDenial',
  kind: 'vetoes',
  unreadOnly: true,
  says: 'Not supported where no model reads: the claim denies something, and the closest passage denies nothing of it.',
  examples: [
    {
      context: 'The app works offline. The map cannot be printed.',
      acts: 'The app does not work offline.',
      leaves: 'The map cannot be printed.',
    },
  ],
  holdsBack(seen) {
    if (seen.absence === undefined && findDenials(seen.text).length === 0) return false;
    const closest = closestPassage(seen);
    return !closest || !deniesAny(closest, seen.words);
  },
};
