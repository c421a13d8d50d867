import { t } from '@vscode/l10n';
import { numberText } from '../../report/shownNumber.ts';
import type { CaseResult, Result } from '../results/result.ts';
import { type ResultColumn, shortColumnNames } from '../results/resultColumns.ts';
import { excerptOf } from '../results/resultsIndex.ts';
import type { Table } from './tables.ts';

/** Characters of a test's name; a terminal has to hold the columns, too. */
const nameLength = 48;

interface TestRow {
  readonly row: number;
  readonly name: string;
  readonly cases: CaseResult[];
}

/**
 * Models × tests: what every model got with every prompt on the first tests, all assertions of a test in one cell.
 * Where one model answered or none, what every judge found. Memory does not grow with the data.
 */
export class ComparisonTable {
  readonly #rows: TestRow[] = [];
  #last = -1;
  #more = 0;

  constructor(private readonly limit = 50) {}

  /** Cases of one row come one after the other. */
  add(one: CaseResult): void {
    const isSame = one.row === this.#last;
    this.#last = one.row;
    if (!isSame && this.#rows.length === this.limit) this.#more += 1;
    if (this.#more > 0) return;
    if (isSame) this.#rows.at(-1)!.cases.push(one);
    else {
      const name = `${one.line}  ${(one.id ?? excerptOf(one)).slice(0, nameLength)}`;
      this.#rows.push({ row: one.row, name, cases: [one] });
    }
  }

  /** Undefined where there is nothing to be compared. */
  table(): Table | undefined {
    const cases = this.#rows.flatMap((row) => row.cases);
    // A row that cannot be read has nobody who answered it.
    const answered = cases.filter(({ problem, provider }) => !problem || provider !== undefined);
    const answerers = new Map(answered.map((one) => [answererKey(one), answererOf(one)]));
    if (answerers.size > 1)
      return this.#table(
        [...answerers.values()].map((column, i) => ({ column, key: [...answerers.keys()][i]! })),
        ({ cases: all }, key) => answeredText(all.find((one) => answererKey(one) === key)),
      );
    const judges = new Map(
      cases.flatMap(({ results }) => results.map((result) => [judgeKey(result), judgeOf(result)] as const)),
    );
    return judges.size < 2
      ? undefined
      : this.#table(
          [...judges].map(([key, column]) => ({ column, key })),
          ({ cases: all }, key) =>
            cellText(all.flatMap(({ results }) => results.filter((result) => judgeKey(result) === key))),
        );
  }

  #table(
    columns: readonly { readonly column: ResultColumn; readonly key: string }[],
    cell: (row: TestRow, key: string) => string,
  ): Table {
    const rows = this.#rows.map((row) => [row.name, ...columns.map(({ key }) => cell(row, key))]);
    return {
      title: t('Models × tests'),
      header: [t('Test'), ...shortColumnNames(columns.map(({ column }) => column))],
      rows: this.#more > 0 ? [...rows, [t('… and {0} more.', this.#more)]] : rows,
    };
  }
}

const answererOf = ({ provider, prompt }: CaseResult): ResultColumn => ({
  provider,
  prompt,
  judge: '',
  scorer: 'faithfulness',
});

const answererKey = ({ provider, prompt }: CaseResult): string => JSON.stringify([provider, prompt]);

/** Who graded an assertion is no column of its own: assertions may name a grader each. */
const judgeOf = ({ judge, scorer, factuality }: Result): ResultColumn => ({
  judge: factuality?.form === 'graded' ? t('grader') : judge,
  scorer,
});

const judgeKey = (result: Result): string => JSON.stringify(judgeOf(result));

const answeredText = (one: CaseResult | undefined): string =>
  one?.problem ? t('failed') : cellText(one?.results ?? []);

/** Of several results, whether all passed and the mean of their scores; a failed one is no pass. */
function cellText(results: readonly Result[]): string {
  if (results.length === 0) return '';
  if (results.every(({ status }) => status === 'failed')) return t('failed');
  const scored = results.filter(({ score }) => score !== null);
  if (scored.length === 0) return '–';
  const fails = results.some(({ pass, status }) => pass === false || status === 'failed');
  const category = results.length === 1 ? results[0]!.factuality?.category : undefined;
  const sum = scored.reduce((total, { score }) => total + score!, 0);
  return [fails ? '✗' : '✓', category, numberText(sum / scored.length)].filter((part) => part).join(' ');
}
