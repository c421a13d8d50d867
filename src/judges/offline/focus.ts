import { overlaps, type Span } from '../../text/span.ts';
import { clausesOf } from './clauses.ts';
import type { ContentWord } from './coverage.ts';
import { isMissing } from './features.ts';
import type { Observation } from './observation.ts';

/**
 * The words of an unsupported claim that a squiggle should cover: a value or name that the context lacks, else the
 * clause that lacks most. Offsets are into the claim's text; `undefined` where all of it is meant.
 */
export function focusOf(seen: Observation): Span | undefined {
  const value = seen.values.find((match) => isMissing(match) || match.how === 'fromQuestion')?.value;
  const telling = value ?? seen.missingNames[0];
  if (telling) return { start: telling.start, end: telling.end };
  const missing = seen.near[0]?.missing ?? [];
  const clauses = clausesOf(seen.text).filter((clause) => overlaps(clause, seen.part));
  if (clauses.length < 2 || missing.length === 0) return undefined;
  const lack = (clause: Span) => weigh(missing.filter(({ word }) => lies(word, clause)));
  return clauses.toSorted((a, b) => lack(b) - lack(a))[0];
}

const lies = (word: Span, clause: Span): boolean => clause.start <= word.start && word.start < clause.end;

const weigh = (list: readonly ContentWord[]): number => list.reduce((sum, { weight }) => sum + weight, 0);
