import * as vscode from 'vscode';
import { numberText, summaryTables } from '../../evaluate/export/tables.ts';
import type { Cell, IndexRow } from '../../evaluate/resultsIndex.ts';
import { problemText } from '../../report/words.ts';
import type { ResultsCell, ResultsRow, ResultsState } from '../../view/resultsProtocol.ts';
import type { LiveResults } from './liveResults.ts';

/** What the results view shows above its rows. */
export function resultsState({ header, index, status, problem, leftOut }: LiveResults): ResultsState {
  const summary = index.summary();
  return {
    dataset: header.dataset,
    status,
    progress: [
      ...(problem
        ? [problemText(problem).message, problemText(problem).nextStep]
        : [
            vscode.l10n.t(
              'Rows: {0}; without an output: {1}',
              index.size.toLocaleString(),
              summary.failedCases,
            ),
          ]),
      ...leftOut.texts,
    ].join(' '),
    columns: [...index.columns],
    labelled: summary.columns.some(({ labelled }) => labelled),
    tables: summaryTables(summary).map(({ title, header: names, rows }) => ({
      title,
      header: [...names],
      rows: rows.map((row) => [...row]),
    })),
    distributions: summary.columns.map(({ name, bins, scale }) => ({ name, bins: [...bins], scale })),
    rows: index.size,
  };
}

export const resultsRow = ({ cells, failed: _, mislabelled: __, ...row }: IndexRow): ResultsRow => ({
  ...row,
  cells: Array.from(cells, (cell) => (cell ? toCell(cell) : null)),
});

const toCell = (cell: Cell): ResultsCell => ({
  case: cell.case,
  result: cell.result,
  text: cell.category ?? (cell.score === null ? '–' : numberText(cell.score)),
  badness: cell.badness,
  pass: cell.pass,
  title: [cell.status, cell.verdict].filter((word) => word !== null).join(', '),
});
