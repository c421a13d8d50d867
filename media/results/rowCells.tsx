import { t } from '@vscode/l10n';
import type { ResultsCell, ResultsRow } from '../../src/view/resultsProtocol.ts';
import { Icon } from '../view/icons.tsx';

interface Props {
  /** Absent until the extension has sent it. */
  readonly row: ResultsRow | undefined;
  readonly columns: readonly string[];
  readonly labelled: boolean;
  /** The column of this row that the Tab key stops at. */
  readonly stop: number | undefined;
  readonly open: (cell: ResultsCell, column: number) => void;
}

export function RowCells({ row, columns, labelled, stop, open }: Props) {
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
      {columns.map((column, i) => {
        const cell = row.cells[i];
        const tabIndex = stop === i ? 0 : -1;
        return (
          <td key={column}>
            <button
              type="button"
              class={`cell ${cell ? shade(cell) : ''}`}
              tabIndex={tabIndex}
              aria-disabled={!cell}
              aria-label={`${column}: ${cell ? [cell.text, ...saysOf(cell)].join(', ') : t('no result')}`}
              title={cell ? saysOf(cell).join(', ') : ''}
              onClick={() => cell && open(cell, i)}
            >
              {cell?.pass != null && <Icon name={cell.pass ? 'done' : 'close'} />}
              <span>{cell?.text ?? ''}</span>
            </button>
          </td>
        );
      })}
    </>
  );
}

/** In words what colour and sign say. */
const saysOf = ({ pass, title }: ResultsCell): readonly string[] => [
  ...(pass === null ? [] : [pass ? t('passed') : t('not passed')]),
  title,
];

const shade = ({ pass, badness }: ResultsCell): string => {
  if (badness === null) return 'is-none';
  if (pass) return 'is-good';
  return badness < 0.5 ? 'is-fair' : 'is-poor';
};
