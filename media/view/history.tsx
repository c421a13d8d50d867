import { t } from '@vscode/l10n';
import { useState } from 'preact/hooks';
import { countsText } from '../../src/report/verdictNumbers.ts';
import type { FromView, ViewPastRun } from '../../src/view/side/sideProtocol.ts';
import { Section } from './disclosure.tsx';

interface Props {
  readonly runs: readonly ViewPastRun[];
  readonly post: (message: FromView) => void;
}

/** Earlier runs of the document, the latest first; any two can be compared. */
export function History({ runs, post }: Props) {
  const [chosen, choose] = useState<readonly number[]>([]);
  if (runs.length < 2) return null;
  // The latest two are what most people want to compare.
  const [a, b] = chosen.length === 2 ? chosen : runs.slice(-2).map(({ id }) => id);
  return (
    <Section id="history" title={t('Runs: {0}', runs.length)}>
      <div class="history">
        <Trend runs={runs} />
        <ul aria-label={t('Runs')}>
          {runs.toReversed().map((run) => (
            <li key={run.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(run.id)}
                  onChange={() => choose(toggled(chosen, run.id))}
                />
                <span class="run-score">{run.display}</span>
                <span class="run-about">
                  {run.judge}
                  <span class="quiet">
                    {run.when} · {countsText(run.counts)}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="action"
          onClick={() => a !== undefined && b !== undefined && post({ type: 'compareRuns', runs: [a, b] })}
        >
          {chosen.length === 2 ? t('Compare Selected Runs') : t('Compare Last Two Runs')}
        </button>
      </div>
    </Section>
  );
}

/** At most two are chosen; a third takes the place of the first. */
const toggled = (chosen: readonly number[], id: number): readonly number[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-2);

const trendHeight = 40;
const trendStep = 24;
const trendMargin = 5;

/** The scores of runs as a line, the latest at the right. The list below it says the same. */
function Trend({ runs }: { readonly runs: readonly ViewPastRun[] }) {
  const points = runs
    .filter((run): run is ViewPastRun & { share: number } => run.share !== null)
    .map((run, i) => ({
      run,
      x: trendMargin + i * trendStep,
      y: trendMargin + (1 - run.share) * (trendHeight - 2 * trendMargin),
    }));
  if (points.length < 2) return null;
  const width = 2 * trendMargin + (points.length - 1) * trendStep;
  const label = t('Scores of {0} runs: {1}', points.length, points.map(({ run }) => run.display).join(', '));
  return (
    <svg class="trend" viewBox={`0 0 ${width} ${trendHeight}`} width={width} height={trendHeight} role="img">
      <title>{label}</title>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ run, x, y }) => (
        <circle key={run.id} class={`is-${run.quality}`} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}
