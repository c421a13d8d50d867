import { t } from '@vscode/l10n';
import * as z from 'zod/mini';
import type { ResultsQuery } from '../../src/view/results/resultsProtocol.ts';

interface Props {
  readonly query: ResultsQuery;
  /** Rows that the query picks. */
  readonly total: number;
  readonly labelled: boolean;
  readonly ask: (query: ResultsQuery) => void;
}

/** Which rows to show, and in which order. */
export function QueryBar({ query, total, labelled, ask }: Props) {
  const filters = [
    ['all', t('All')],
    ['wrong', t('Wrong')],
    ['disagreements', t('Judges differ')],
    ...(labelled ? ([['mislabelled', t('Differs from label')]] as const) : []),
    ['failed', t('Failed')],
  ] as const;
  return (
    <search class="query">
      <fieldset aria-label={t('Filter')}>
        {filters.map(([filter, name]) => (
          <button
            key={filter}
            type="button"
            class="filter"
            aria-pressed={query.filter === filter}
            onClick={() => ask({ ...query, filter })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={query.order === 'worst'}
          onChange={() => ask({ ...query, order: query.order === 'worst' ? 'data' : 'worst' })}
        />{' '}
        {t('Worst first')}
      </label>
      <input
        type="search"
        aria-label={t('Search')}
        placeholder={t('Search')}
        value={query.text}
        onInput={(event) => ask({ ...query, text: event.currentTarget.value })}
      />
      <span class="quiet" role="status">
        {t('Rows: {0}', total.toLocaleString())}
      </span>
    </search>
  );
}

/** How the results are looked at; outlives the page while its tab is hidden. */
const querySchema = z.object({
  filter: z._default(z.enum(['all', 'wrong', 'disagreements', 'mislabelled', 'failed']), 'all'),
  order: z._default(z.enum(['data', 'worst']), 'data'),
  text: z._default(z.string(), ''),
});

export function readQuery(stored: unknown): ResultsQuery {
  const parsed = querySchema.safeParse(stored);
  return parsed.success ? parsed.data : querySchema.parse({});
}
