import { t } from '@vscode/l10n';
import type { ResultsQuery } from '../../src/view/results/resultsProtocol.ts';
import type { Grouping, Look } from './look.ts';

interface Props {
  readonly look: Look;
  /** What columns can be grouped by. */
  readonly groupings: readonly Exclude<Grouping, 'none'>[];
  /** Rows that the query picks. */
  readonly total: number;
  readonly labelled: boolean;
  readonly change: (look: Look) => void;
}

/** Which rows to show, in which order, and with which columns side by side. */
export function QueryBar({ look, groupings, total, labelled, change }: Props) {
  const { query } = look;
  const ask = (asked: ResultsQuery) => change({ ...look, query: asked });
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
      {groupings.length > 0 && (
        <select
          class="action"
          aria-label={t('Group columns')}
          value={look.grouping}
          onChange={({ currentTarget: { value } }) =>
            change({ ...look, grouping: groupings.find((one) => one === value) ?? 'none' })
          }
        >
          <option value="none">{t('Columns not grouped')}</option>
          {groupings.map((one) => (
            <option key={one} value={one}>
              {one === 'judge' ? t('Columns by judge') : t('Columns by prompt')}
            </option>
          ))}
        </select>
      )}
      <span class="quiet" role="status">
        {t('Rows: {0}', total.toLocaleString())}
      </span>
    </search>
  );
}
