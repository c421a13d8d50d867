import type { Span } from '../../../text/span.ts';
import { agreementsOf } from '../matching/valueMatch.ts';
import type { Observation } from '../observation.ts';
import { type AnalysedPassage, type ContextReader, type Coverage, cover } from '../retrieval.ts';
import { addedPhrase } from './addedPhrase.ts';
import type { ApartRule } from './apartRule.ts';
import { comparedCells } from './comparedCells.ts';
import { deniedCell } from './deniedCell.ts';
import { deniedInPart } from './deniedInPart.ts';
import { doneByOther } from './doneByOther.ts';
import { equated } from './equated.ts';
import { formerValue } from './formerValue.ts';
import { mixedClauses } from './mixedClauses.ts';
import { nameApart } from './nameApart.ts';
import { namesExchanged } from './namesExchanged.ts';
import { notYet } from './notYet.ts';
import { onlyAdvised } from './onlyAdvised.ts';
import { onlyPlanned } from './onlyPlanned.ts';
import { onlyProposed } from './onlyProposed.ts';
import { otherClause } from './otherClause.ts';
import { otherDesignator } from './otherDesignator.ts';
import { otherNamed } from './otherNamed.ts';
import { otherRecord } from './otherRecord.ts';
import { otherRow } from './otherRow.ts';
import { replacedWord } from './replacedWord.ts';
import { fieldForAll, rowForAll } from './saidOfAll.ts';
import { saidOfOther } from './saidOfOther.ts';
import { scattered } from './scattered.ts';
import { unanswered } from './unanswered.ts';
import { valueApart } from './valueApart.ts';
import { wordApart } from './wordApart.ts';

/** What stands apart, and the passage that has most of the rest. */
export interface Apart {
  /** In the claim. */
  readonly here: Span;
  readonly main: AnalysedPassage;
}

/** By the kind of passage that has most of a claim; the first rule that sees something decides what is shown. */
const ofRows: readonly ApartRule[] = [scattered, comparedCells, deniedCell, otherRow, rowForAll];
const ofFields: readonly ApartRule[] = [scattered, otherRecord, fieldForAll];
const ofProse: readonly ApartRule[] = [
  scattered,
  addedPhrase,
  replacedWord,
  deniedInPart,
  doneByOther,
  equated,
  notYet,
  onlyAdvised,
  onlyPlanned,
  onlyProposed,
  otherDesignator,
  namesExchanged,
  nameApart,
  saidOfOther,
  otherNamed,
  valueApart,
  formerValue,
  otherClause,
  mixedClauses,
  unanswered,
  wordApart,
];

const rulesOf = ({ passage: { kind } }: AnalysedPassage): readonly ApartRule[] =>
  kind === 'tableRow' ? ofRows : kind === 'field' ? ofFields : ofProse;

/**
 * What the context has of a claim, though not where it says the rest: a name or value that another one stands in the place
 * of, a word of another clause, row or record, what is only planned there. What only stands nearby is said of the rest
 * where a pronoun takes it up, or where nothing stands in its place.
 */
export function standsApart(seen: Observation, best: Coverage, reader: ContextReader): Apart | undefined {
  const main = mainOf(seen, best);
  if (!main) return undefined;
  for (const rule of rulesOf(main)) {
    const here = rule({ seen, best, main, reader });
    if (here) return { here, main };
  }
  return undefined;
}

/** The passage that has most of the claim; where several have as much, the one with most of its values. */
function mainOf({ content, values }: Observation, { window }: Coverage): AnalysedPassage | undefined {
  const agreements = agreementsOf(values);
  const held = (one: AnalysedPassage): number => agreements.filter(({ at }) => at === one).length;
  const all = [...window.passages, ...agreements.map(({ at }) => at)];
  return all
    .filter(({ passage }) => passage.kind !== 'heading')
    .map((at) => ({ at, share: cover(content, { passages: [at], centre: window.centre }).share }))
    .toSorted((a, b) => b.share - a.share || held(b.at) - held(a.at))[0]?.at;
}
