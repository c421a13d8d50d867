import type { Flags } from '../types.ts';

/** SCORERS §1: evaluative wording is part of the claim and wins over speculative wording. */
export const countsAsHedged = (flags: Flags): boolean => flags.hedged === true && flags.subjective !== true;
