import type {
  FromResults,
  ResultsQuery,
  ResultsRow,
  ToResults,
} from '../../src/view/results/resultsProtocol.ts';

const pageSize = 100;

type RowsMessage = Extract<ToResults, { type: 'rows' }>;

/** The rows that the page has, of those that its query picks; asks for the ones that are to be seen. */
export class PagedRows {
  readonly #pages = new Map<number, readonly ResultsRow[]>();
  readonly #asked = new Set<number>();
  #total = 0;

  constructor(
    readonly query: ResultsQuery,
    private readonly post: (message: FromResults) => void,
  ) {}

  /** As far as it is known. */
  get total(): number {
    return this.#total;
  }

  /** Whether it is known that the query picks nothing. */
  get none(): boolean {
    return this.#pages.size > 0 && this.#total === 0;
  }

  row(position: number): ResultsRow | undefined {
    return this.#pages.get(Math.floor(position / pageSize))?.[position % pageSize];
  }

  /** Makes sure that rows `first` to `end` are here or under way; the first page always is. */
  need(first: number, end: number): void {
    const last = Math.max(0, Math.floor((Math.min(end, this.#total) - 1) / pageSize));
    for (let page = Math.floor(first / pageSize); page <= last; page++) this.#ask(page);
  }

  /** @returns whether the message is an answer to this query */
  take({ query, from, total, rows }: RowsMessage): boolean {
    if (JSON.stringify(query) !== JSON.stringify(this.query)) return false;
    this.#total = total;
    this.#pages.set(from / pageSize, rows);
    return true;
  }

  /** There is more by now: what is shown is asked for again, and kept until the answer is here. */
  refresh(): void {
    this.#asked.clear();
  }

  #ask(page: number): void {
    if (this.#asked.has(page)) return;
    this.#asked.add(page);
    this.post({ type: 'rows', query: this.query, from: page * pageSize, count: pageSize });
  }
}
