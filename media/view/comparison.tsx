import { t } from '@vscode/l10n';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { verdictText } from '../../src/report/labels.ts';
import type { FromView, ViewComparison } from '../../src/view/side/sideProtocol.ts';
import { VerdictIcon } from './verdicts.tsx';

interface Props {
  readonly comparison: ViewComparison;
  readonly post: (message: FromView) => void;
}

/** Runs or judges side by side, claim by claim; differences first of all. */
export function Comparison({ comparison, post }: Props) {
  const { kind, columns, rows, agreement } = comparison;
  const differing = rows.filter(({ agree }) => !agree);
  const [all, showAll] = useState(differing.length === 0);
  const comparable = columns.filter(({ problem }) => !problem).length > 1;
  const section = useRef<HTMLElement>(null);
  // Whoever asks for a comparison wants to see it, however long the summary above it is.
  const compared = columns.map((column) => column.title).join('\n');
  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'start' }), [compared]);
  return (
    <section ref={section} class="comparison" aria-label={title(kind)}>
      <div class="comparison-head">
        <h2>{title(kind)}</h2>
        <button type="button" class="action" onClick={() => post({ type: 'closeComparison' })}>
          {t('Close')}
        </button>
      </div>
      {agreement && <p class="quiet">{agreement}</p>}
      <dl class="comparison-columns">
        {columns.map((column, i) => (
          <div key={i}>
            <dt>{column.title}</dt>
            <dd>
              <b>{column.display}</b> <span class="quiet">{column.subtitle}</span>
            </dd>
            {column.problem && (
              <dd class="column-problem">
                <p role="alert">{column.problem.message}</p>
                <p class="quiet">{column.problem.nextStep}</p>
                <button
                  type="button"
                  class="action"
                  aria-label={t('Retry {0}', column.title)}
                  onClick={() => post({ type: 'retryColumn', column: i })}
                >
                  {t('Retry')}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {comparable && differing.length < rows.length && (
        <label class="comparison-all">
          <input
            type="checkbox"
            checked={all}
            onChange={({ currentTarget }) => showAll(currentTarget.checked)}
          />
          {t('Show agreements ({0})', rows.length - differing.length)}
        </label>
      )}
      <ul class="comparison-rows">
        {(all || !comparable ? rows : differing).map((row) => (
          <ComparedClaim key={row.id} row={row} columns={columns} post={post} />
        ))}
      </ul>
      {comparable && differing.length === 0 && <p class="quiet">{t('There is no difference.')}</p>}
    </section>
  );
}

interface RowProps extends Pick<Props, 'post'> {
  readonly row: ViewComparison['rows'][number];
  readonly columns: ViewComparison['columns'];
}

const ComparedClaim = ({ row: { id, text, cells }, columns, post }: RowProps) => (
  <li>
    <button
      type="button"
      class="compared-claim"
      dir="auto"
      onClick={() => post({ type: 'showClaim', claim: id })}
    >
      {text}
    </button>
    <dl>
      {cells.map((cell, i) =>
        columns[i]?.problem ? null : (
          <div key={i} class={cell ? `is-${cell.verdict}` : ''}>
            <dt class="quiet">{columns[i]?.title}</dt>
            {cell ? (
              <dd>
                <VerdictIcon verdict={cell.verdict} />
                <span>
                  <b>{verdictText(cell.verdict)}</b>
                  <span class="quiet">{cell.reason}</span>
                </span>
              </dd>
            ) : (
              <dd class="quiet">{t('no matching claim')}</dd>
            )}
          </div>
        ),
      )}
    </dl>
  </li>
);

const title = (kind: ViewComparison['kind']): string =>
  kind === 'runs' ? t('Two runs compared') : t('Judges compared');
