import { t } from '@vscode/l10n';
import { useState } from 'preact/hooks';
import type { FromView, ViewPastRun } from '../../src/view/protocol.ts';
import { Section } from './section.tsx';
import { Trend } from './trend.tsx';

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
                    {run.when} · {countsText(run)}
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
          {chosen.length === 2 ? t('Compare the Two') : t('Compare the Last Two')}
        </button>
      </div>
    </Section>
  );
}

/** At most two are chosen; a third takes the place of the first. */
const toggled = (chosen: readonly number[], id: number): readonly number[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-2);

const countsText = ({ counts }: ViewPastRun): string =>
  t(
    '{0} contradicted, {1} not in the context, {2} supported',
    counts.contradicted,
    counts.unsupported,
    counts.supported,
  );
