import { t } from '@vscode/l10n';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FromResults, ResultsCell, ResultsRow } from '../../src/view/results/resultsProtocol.ts';
import { Icon } from '../shared/icons.tsx';
import { useScrollRedraw } from '../shared/redraw.ts';
import type { ColumnGroup } from './columnGroups.ts';
import { nextPlace, type Place } from './gridKeys.ts';
import type { PagedRows } from './pagedRows.ts';

interface Props {
  readonly groups: readonly ColumnGroup[];
  readonly labelled: boolean;
  readonly rows: PagedRows;
  readonly post: (message: FromResults) => void;
}

/** Pixels; rows are of one height, so that any number of them can be scrolled through. */
const rowHeight = 30;

/**
 * Models × tests, of which only what is seen is in the document. One stop of the Tab key; arrows move within. A click
 * anywhere in a row opens its first result.
 */
export function RowTable({ groups, labelled, rows, post }: Props) {
  const columns = groups.flatMap((group) => group.columns);
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, cell: 0 });
  const [first, end] = useVisibleRows(body, rowHeight, rows.total);
  rows.need(first, end);
  const moving = useRef(false);
  const stop = Math.min(Math.max(at.row, first), Math.max(first, end - 1));

  // The keyboard goes along once the row is drawn, which may have to wait for its content.
  useLayoutEffect(() => {
    if (!moving.current || at.row !== stop || !rows.row(stop)) return;
    moving.current = false;
    focusStop(body.current);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, { ...at, row: stop }, { row: rows.total, cell: columns.length });
    if (!next) return;
    event.preventDefault();
    setAt(next);
    bringIntoSight(body.current, next.row);
    moving.current = true;
  };

  return (
    <table class="grid" aria-label={t('Rows')} aria-rowcount={rows.total + 1} onKeyDown={onKeyDown}>
      <TableHead groups={groups} labelled={labelled} />
      <tbody ref={body}>
        <Space rows={first} />
        {Array.from({ length: end - first }, (_, i) => (
          <tr
            key={first + i}
            aria-rowindex={first + i + 2}
            onClick={({ currentTarget, target }) => {
              if (target instanceof Element && !target.closest('button'))
                currentTarget.querySelector<HTMLElement>('button:not([aria-disabled="true"])')?.click();
            }}
          >
            <RowCells
              row={rows.row(first + i)}
              columns={columns}
              labelled={labelled}
              stop={first + i === stop ? at.cell : undefined}
              open={(cell, column) => {
                setAt({ row: first + i, cell: column });
                post({ type: 'open', case: cell.case, result: cell.result });
              }}
            />
          </tr>
        ))}
        <Space rows={rows.total - end} />
      </tbody>
    </table>
  );
}

/** The groups, if there are any, above the columns. */
function TableHead({ groups, labelled }: Pick<Props, 'groups' | 'labelled'>) {
  const isGrouped = groups.some(({ heading }) => heading !== '');
  return (
    <thead>
      {isGrouped && (
        <tr class="groups">
          <td colSpan={labelled ? 3 : 2} />
          {groups.map(({ heading, columns }) => (
            <th key={heading} scope="colgroup" colSpan={columns.length} title={heading}>
              {heading}
            </th>
          ))}
        </tr>
      )}
      <tr aria-rowindex={1}>
        <th class="line">{t('Line')}</th>
        <th class="test">{t('Test')}</th>
        {labelled && <th class="label">{t('Label')}</th>}
        {groups.map(({ columns }) =>
          columns.map(({ at, name }) => (
            <th key={at} title={name}>
              {name}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

/** Stands for rows that are out of sight. */
const Space = ({ rows }: { readonly rows: number }) =>
  rows > 0 ? <tr class="space" style={{ height: `${rows * rowHeight}px` }} /> : null;

const focusStop = (body: HTMLElement | null): void =>
  body?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });

/** Below the header that stays. */
function bringIntoSight(body: HTMLElement | null, row: number): void {
  if (!body) return;
  const top = body.getBoundingClientRect().top + row * rowHeight;
  if (top < 2 * rowHeight) window.scrollBy(0, top - 2 * rowHeight);
  else if (top + rowHeight > window.innerHeight) window.scrollBy(0, top + rowHeight - window.innerHeight);
}

interface RowCellsProps {
  /** Absent until the extension has sent it. */
  readonly row: ResultsRow | undefined;
  readonly columns: ColumnGroup['columns'];
  readonly labelled: boolean;
  /** The column of this row that the Tab key stops at. */
  readonly stop: number | undefined;
  readonly open: (cell: ResultsCell, column: number) => void;
}

function RowCells({ row, columns, labelled, stop, open }: RowCellsProps) {
  if (!row) return <td colSpan={columns.length + (labelled ? 3 : 2)}>…</td>;
  const name = row.problem ?? row.excerpt;
  return (
    <>
      <td>{row.line}</td>
      <th scope="row" title={name}>
        {row.disputed && <b class="badge">{t('differ')}</b>}
        {row.id !== undefined && <span class="quiet">{row.id} </span>}
        {row.problem === undefined ? name : <i>{name}</i>}
      </th>
      {labelled && <td>{row.expected}</td>}
      {columns.map(({ at, name: column }, i) => {
        const cell = row.cells[at];
        const tabIndex = stop === i ? 0 : -1;
        return (
          <td key={at}>
            <button
              type="button"
              class={`cell ${cell ? shade(cell) : ''}`}
              tabIndex={tabIndex}
              aria-disabled={!cell}
              aria-label={`${column}: ${cell ? [cell.text, ...resultWords(cell)].join(', ') : t('no result')}`}
              title={cell ? resultWords(cell).join(', ') : ''}
              onClick={() => cell && open(cell, i)}
            >
              {cell?.pass != null && <Icon name={cell.pass ? 'done' : 'close'} />}
              {cell?.share != null && <ScoreBar share={cell.share} />}
              <span class="score">{cell?.text ?? ''}</span>
            </button>
          </td>
        );
      })}
    </>
  );
}

const ScoreBar = ({ share }: { readonly share: number }) => (
  <span class="bar">
    <span style={{ inlineSize: `${100 * share}%` }} />
  </span>
);

/** In words what colour and sign say. */
const resultWords = ({ pass, title }: ResultsCell): readonly string[] => [
  ...(pass === null ? [] : [pass ? t('passed') : t('not passed')]),
  title,
];

const shade = ({ pass, badness }: ResultsCell): string => {
  if (badness === null) return 'is-none';
  if (pass) return 'is-good';
  return badness < 0.5 ? 'is-fair' : 'is-poor';
};

/** Rows kept ready above and below what is seen. */
const overscanRows = 15;

/** Which rows of one height to draw, as a half-open range; follows the page's scrolling. */
function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  rowHeight: number,
  total: number,
): readonly [first: number, end: number] {
  useScrollRedraw();
  const above = body.current ? -body.current.getBoundingClientRect().top : 0;
  const first = Math.max(0, Math.min(total, Math.floor(above / rowHeight)) - overscanRows);
  const end = Math.min(total, Math.ceil((above + window.innerHeight) / rowHeight) + overscanRows);
  return [first, Math.max(first, end)];
}
