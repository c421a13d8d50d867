import { t } from '@vscode/l10n';
import type { ResultsTable } from '../../src/view/results/resultsProtocol.ts';

export const SummaryTable = ({ table: { title, header, rows } }: { readonly table: ResultsTable }) => (
  <table class="figures">
    <caption>{title}</caption>
    <thead>
      <tr>
        {header.map((name, i) => (
          <th key={`${i} ${name}`} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={`${i} ${row[0]}`}>
          {row.map((cell, column) =>
            column === 0 ? (
              <th key={0} scope="row">
                {cell}
              </th>
            ) : (
              <td key={column}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

interface DistributionProps {
  readonly name: string;
  /** Tenths of the scale; the last is its full value alone. */
  readonly bins: readonly number[];
  readonly scale: number;
}

const binWidth = 40;
const maxBarHeight = 80;

/** How scores are spread. */
export function Distribution({ name, bins, scale }: DistributionProps) {
  const most = Math.max(1, ...bins);
  const label = (i: number) => (i === bins.length - 1 ? String(scale) : ((i * scale) / 10).toFixed(1));
  const words = bins.flatMap((count, i) => (count > 0 ? [`${label(i)}: ${count}`] : [])).join(', ');
  return (
    <figure class="distribution">
      <figcaption>{t('Scores of {0}', name)}</figcaption>
      <svg viewBox={`0 0 ${bins.length * binWidth} 120`} role="img" aria-label={words || t('No scores yet')}>
        {bins.map((count, i) => {
          const height = (maxBarHeight * count) / most;
          const middle = i * binWidth + binWidth / 2;
          return (
            <g key={label(i)}>
              <rect x={i * binWidth + 4} y={98 - height} width={binWidth - 8} height={height} />
              {count > 0 && (
                <text x={middle} y={93 - height}>
                  {count.toLocaleString()}
                </text>
              )}
              <text x={middle} y={114}>
                {label(i)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
