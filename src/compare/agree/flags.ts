import type { Agreement, FlagValue } from '../value.ts';

export function compareFlags(claim: FlagValue, context: FlagValue): Agreement {
  if (plain(claim.key) !== plain(context.key)) return 'incomparable';
  return claim.on === context.on ? 'equal' : 'clash';
}

/** "OutdoorSeating", "outdoor_seating" and "Outdoor seating" are one key. */
const plain = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
