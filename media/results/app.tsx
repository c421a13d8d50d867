import { t } from '@vscode/l10n';
import type { FromResults, ResultsQuery, ResultsState } from '../../src/view/results/resultsProtocol.ts';
import { Header } from './header.tsx';
import type { PagedRows } from './pagedRows.ts';
import { QueryBar } from './queryBar.tsx';
import { RowTable } from './rowTable.tsx';
import { Distribution, SummaryTable } from './summary.tsx';

interface Props {
  readonly state: ResultsState;
  readonly rows: PagedRows;
  readonly ask: (query: ResultsQuery) => void;
  readonly post: (message: FromResults) => void;
}

/** Summary above, rows below; a row opens as its output with context and findings. */
export const App = ({ state, rows, ask, post }: Props) => (
  <>
    <Header state={state} post={post} />
    <main>
      {state.tables.length > 0 && (
        <section class="summary" aria-label={t('Summary')}>
          {state.tables.map((table) => (
            <SummaryTable key={table.title} table={table} />
          ))}
          {state.distributions.map((one) => (
            <Distribution key={one.name} {...one} />
          ))}
        </section>
      )}
      <section aria-label={t('Rows')}>
        <QueryBar query={rows.query} total={rows.total} labelled={state.labelled} ask={ask} />
        <RowTable columns={state.columns} labelled={state.labelled} rows={rows} post={post} />
        {rows.none && state.rows > 0 && <p class="quiet nothing">{t('No row matches.')}</p>}
      </section>
    </main>
  </>
);
