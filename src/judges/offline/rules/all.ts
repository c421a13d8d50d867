import { deniedPresence } from './deniedPresence.ts';
import { likelyClash } from './likelyClash.ts';
import { missingMeasure } from './missingMeasure.ts';
import { missingValue } from './missingValue.ts';
import { openAbsence } from './openAbsence.ts';
import { provenClash } from './provenClash.ts';
import type { DecidingRule, Rule, Veto } from './rule.ts';
import { undeniedDenial } from './undeniedDenial.ts';
import { verbatimCopy } from './verbatimCopy.ts';

export const decidingRules: readonly DecidingRule[] = [provenClash, verbatimCopy, deniedPresence];

export const vetoes: readonly Veto[] = [missingMeasure, openAbsence, missingValue, undeniedDenial];

/** All that the offline judge has beside the local model; docs/rules.md is made of it. */
export const rules: readonly Rule[] = [...decidingRules, likelyClash, ...vetoes];
