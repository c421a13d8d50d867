import { collectWhole } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { reverseRequest } from '../../check/prepare.ts';
import type { CheckRequest } from '../../check/run.ts';
import { type RowScorerId, rowScorerIds, rowScorers } from '../../check/score/measureCatalogue.ts';
import { type CheckRow, type RowScore, type RowText, scoreRow } from '../../check/score/row/rowScorer.ts';
import type { Outcome } from '../../check/types.ts';
import { readText } from '../../sources/readText.ts';
import type { Source } from '../../text/passage.ts';
import { IndexCache } from '../../text/searchIndex.ts';

/** The scorers of rows that a text and its files are enough for. */
export const fileScorerIds: readonly RowScorerId[] = rowScorerIds.filter(
  (id) => !(rowScorers[id].needs as readonly string[]).includes('reference'),
);

interface RowScoreOrder {
  readonly scorer: RowScorerId;
  readonly scale: number;
  /** Each file is an item of the context. */
  readonly sources: readonly Source[];
  /** The text under check. */
  readonly output: string;
  /** The check of the text against all files: what was asked, and what was found. */
  readonly request: CheckRequest;
  readonly outcome: Outcome;
  readonly judge: Judge;
}

/** The score of a text and its files, with the checks that it needs beside the one that was made. */
export function findRowScore(order: RowScoreOrder, signal: AbortSignal): Promise<RowScore> {
  const { scorer, scale, sources, request, outcome, judge } = order;
  const output = readText('output', order.output);
  const against = (texts: readonly RowText[]): readonly Source[] =>
    texts.map((text) => (typeof text === 'number' ? sources[text]! : output));
  const check: CheckRow = async (claimsOf, texts) => {
    if (typeof claimsOf === 'number')
      return collectWhole(reverseRequest({ sources: against([claimsOf]), output, judge }), signal);
    if (texts.length === sources.length) return outcome;
    const index = await new IndexCache().of(against(texts), signal);
    return collectWhole({ ...request, index }, signal);
  };
  const texts = {
    output: order.output.trim() !== '',
    reference: false,
    items: sources.length,
    itemUri: (item: number) => sources[item]!.uri,
  };
  return scoreRow(rowScorers[scorer], texts, check, { scale });
}
