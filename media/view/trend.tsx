import { t } from '@vscode/l10n';
import type { ViewPastRun } from '../../src/view/protocol.ts';

const height = 40;
const step = 24;
const margin = 5;

/** The scores of runs as a line, the latest at the right. The list below it says the same. */
export function Trend({ runs }: { readonly runs: readonly ViewPastRun[] }) {
  const points = runs
    .filter((run): run is ViewPastRun & { share: number } => run.share !== null)
    .map((run, i) => ({ run, x: margin + i * step, y: margin + (1 - run.share) * (height - 2 * margin) }));
  if (points.length < 2) return null;
  const width = 2 * margin + (points.length - 1) * step;
  const label = t('Scores of {0} runs: {1}', points.length, points.map(({ run }) => run.display).join(', '));
  return (
    <svg class="trend" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{label}</title>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ run, x, y }) => (
        <circle key={run.id} class={`is-${run.quality}`} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}
