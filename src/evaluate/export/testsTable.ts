import { t } from '@vscode/l10n';
import type { CaseResult } from '../result.ts';
import { type Cell, ResultsIndex } from '../resultsIndex.ts';
import { numberText, type Table } from './tables.ts';

/** Characters of a test's name; a terminal has to hold the columns, too. */
const nameLength = 48;

/** Models × tests: what each model, prompt or judge got on the first tests. Memory does not grow with the data. */
export class TestsTable {
  readonly #index = new ResultsIndex();
  #last = -1;
  #more = 0;

  constructor(private readonly limit = 50) {}

  add(one: CaseResult): void {
    if (one.row !== this.#last && this.#index.size === this.limit) this.#more += 1;
    if (this.#more === 0) this.#index.add(one);
    this.#last = one.row;
  }

  /** Undefined where there is nothing to be compared. */
  table(): Table | undefined {
    const { columns } = this.#index;
    if (columns.length < 2) return undefined;
    const rows = this.#index
      .query({ filter: 'all', order: 'data', text: '' })
      .map(({ line, id, excerpt, cells }) => [
        `${line}  ${(id ?? excerpt).slice(0, nameLength)}`,
        ...columns.map((_, column) => cellText(cells[column])),
      ]);
    return {
      title: t('Models × tests'),
      header: [t('Test'), ...columns],
      rows: this.#more > 0 ? [...rows, [t('… and {0} more.', this.#more)]] : rows,
    };
  }
}

function cellText(cell: Cell | undefined): string {
  if (!cell) return '';
  const mark = cell.pass === null ? '–' : cell.pass ? '✓' : '✗';
  const category = cell.category ? ` ${cell.category}` : '';
  return `${mark}${category}${cell.score === null ? '' : ` ${numberText(cell.score)}`}`;
}
