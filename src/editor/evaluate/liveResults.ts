import * as vscode from 'vscode';
import type { Disposable } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';
import type { Problem } from '../../check/problem.ts';
import { RunNotices } from '../../evaluate/data/runNotices.ts';
import { summaryTables } from '../../evaluate/export/tables.ts';
import type { CaseResult, RunHeader } from '../../evaluate/results/result.ts';
import {
  type ColumnGrouping,
  columnGroup,
  type ResultColumn,
  shortColumnNames,
} from '../../evaluate/results/resultColumns.ts';
import { type IndexRow, type ResultCell, ResultsIndex } from '../../evaluate/results/resultsIndex.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { numberText } from '../../report/shownNumber.ts';
import type {
  ResultsCell,
  ResultsColumn,
  ResultsRow,
  ResultsState,
} from '../../view/results/resultsProtocol.ts';
import type { CaseStore } from './runStorage.ts';
import { summaryTiles } from './summaryTiles.ts';

type RunStatus = 'running' | 'done' | 'cancelled' | 'failed';

/** The results of one run as they come, or of a file; what the results view shows. */
export class LiveResults {
  readonly index = new ResultsIndex();
  readonly stop = new AbortController();
  readonly #changes = new Emitter<void>();
  #status: RunStatus = 'running';
  #problem: Problem | undefined;

  constructor(
    readonly header: RunHeader,
    readonly store: CaseStore,
    readonly leftOut = new RunNotices(),
    /** Where the run sends texts. */
    readonly destinations: readonly string[] = [],
  ) {}

  onDidChange(listener: () => void): Disposable {
    return this.#changes.event(listener);
  }

  get status(): RunStatus {
    return this.#status;
  }

  get problem(): Problem | undefined {
    return this.#problem;
  }

  add(result: CaseResult): void {
    this.index.add(result);
    this.#changes.fire();
  }

  end(status: Exclude<RunStatus, 'running'>, problem?: Problem): void {
    this.#status = status;
    this.#problem = problem;
    this.#changes.fire();
  }
}

/** What the results view shows above its rows. */
export function resultsState({
  header,
  index,
  status,
  problem,
  leftOut,
  destinations,
}: LiveResults): ResultsState {
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
      ...destinations.map((destination) => vscode.l10n.t('Text goes to {0}.', destination)),
      ...leftOut.texts,
    ].join(' '),
    tiles: summaryTiles(summary),
    columns: shownColumns(index.columns),
    labelled: summary.columns.some(({ labelled }) => labelled),
    tables: summaryTables(summary).map(({ about, title, header: names, rows }) => ({
      about,
      title,
      header: [...names],
      rows: rows.map((row) => [...row]),
    })),
    distributions: summary.columns.map(({ name, bins, scale }) => ({ name, bins: [...bins], scale })),
    rows: index.size,
  };
}

function shownColumns(columns: readonly ResultColumn[]): ResultsColumn[] {
  const names = shortColumnNames(columns);
  const grouped = (by: ColumnGrouping) => {
    const below = shortColumnNames(columns, by);
    return columns.map((column, i) => ({ group: columnGroup(column, by), name: below[i]! }));
  };
  const [judge, prompt] = [grouped('judge'), grouped('prompt')];
  return columns.map((_, i) => ({ name: names[i]!, judge: judge[i]!, prompt: prompt[i]! }));
}

export const resultsRow = ({ cells, failed: _, mislabelled: __, ...row }: IndexRow): ResultsRow => ({
  ...row,
  cells: Array.from(cells, (cell) => (cell ? toCell(cell) : null)),
});

const toCell = (cell: ResultCell): ResultsCell => ({
  case: cell.case,
  result: cell.result,
  share: cell.share,
  text: cell.category ?? (cell.score === null ? '–' : numberText(cell.score)),
  badness: cell.badness,
  pass: cell.pass,
  title: [cell.status, cell.verdict].filter((word) => word !== null).join(', '),
});
