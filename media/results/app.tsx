import { t } from '@vscode/l10n';
import type { FromResults, ResultsState } from '../../src/view/results/resultsProtocol.ts';
import { columnGroups, groupingsOf } from './columnGroups.ts';
import { Header } from './header.tsx';
import type { Look, Tab } from './look.ts';
import type { PagedRows } from './pagedRows.ts';
import { QueryBar } from './queryBar.tsx';
import { RowTable } from './rowTable.tsx';
import { Distribution, SummaryTable } from './summary.tsx';
import { Tabs } from './tabs.tsx';
import { Tiles } from './tiles.tsx';

interface Props {
  readonly state: ResultsState;
  readonly rows: PagedRows;
  readonly look: Look;
  readonly change: (look: Look) => void;
  readonly post: (message: FromResults) => void;
}

/** The figures that are read first, the rows, and what is made of them behind tabs. A row opens as its output with its findings. */
export function App({ state, rows, look, change, post }: Props) {
  const tabs = tabsOf(state);
  const selected = tabs.some(({ id }) => id === look.tab) ? look.tab : 'rows';
  return (
    <>
      <Header state={state} post={post} />
      <main>
        <Tiles tiles={state.tiles} />
        <Tabs label={t('Results')} tabs={tabs} selected={selected} select={(tab) => change({ ...look, tab })}>
          {selected === 'rows' ? (
            <Rows state={state} rows={rows} look={look} change={change} post={post} />
          ) : (
            <Figures state={state} about={selected} />
          )}
        </Tabs>
      </main>
    </>
  );
}

function tabsOf({ tables }: ResultsState): readonly { readonly id: Tab; readonly name: string }[] {
  const named = [
    ['scores', t('Scores')],
    ['labels', t('Labels')],
    ['agreement', t('Agreement')],
  ] as const;
  return [
    { id: 'rows', name: t('Rows') },
    ...named.flatMap(([id, name]) => (tables.some(({ about }) => about === id) ? [{ id, name }] : [])),
  ];
}

function Rows({ state, rows, look, change, post }: Props) {
  const { columns, labelled } = state;
  const groupings = groupingsOf(columns);
  const grouping = groupings.find((one) => one === look.grouping) ?? 'none';
  return (
    <>
      <QueryBar
        look={{ ...look, grouping }}
        groupings={groupings}
        total={rows.total}
        labelled={labelled}
        change={change}
      />
      <RowTable groups={columnGroups(columns, grouping)} labelled={labelled} rows={rows} post={post} />
      {rows.none && state.rows > 0 && <p class="quiet nothing">{t('No row matches.')}</p>}
    </>
  );
}

const Figures = ({
  state,
  about,
}: {
  readonly state: ResultsState;
  readonly about: Exclude<Tab, 'rows'>;
}) => (
  <div class="summary">
    {state.tables
      .filter((table) => table.about === about)
      .map((table) => (
        <SummaryTable key={table.title} table={table} />
      ))}
    {about === 'scores' && state.distributions.map((one) => <Distribution key={one.name} {...one} />)}
  </div>
);
