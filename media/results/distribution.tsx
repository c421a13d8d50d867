import { t } from '@vscode/l10n';

interface Props {
  readonly name: string;
  /** Tenths of the scale; the last is its full value alone. */
  readonly bins: readonly number[];
  readonly scale: number;
}

const step = 40;
const tallest = 80;

/** How scores are spread. */
export function Distribution({ name, bins, scale }: Props) {
  const most = Math.max(1, ...bins);
  const label = (i: number) => (i === bins.length - 1 ? String(scale) : ((i * scale) / 10).toFixed(1));
  const words = bins.flatMap((count, i) => (count > 0 ? [`${label(i)}: ${count}`] : [])).join(', ');
  return (
    <figure class="distribution">
      <figcaption>{t('Scores of {0}', name)}</figcaption>
      <svg viewBox={`0 0 ${bins.length * step} 120`} role="img" aria-label={words || t('No scores yet')}>
        {bins.map((count, i) => {
          const height = (tallest * count) / most;
          const middle = i * step + step / 2;
          return (
            <g key={label(i)}>
              <rect x={i * step + 4} y={98 - height} width={step - 8} height={height} />
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
