import { t } from '@vscode/l10n';
import type { FromView, ViewState } from '../../src/view/protocol.ts';
import { Dial } from './dial.tsx';
import { LongText } from './longText.tsx';
import { VerdictBar } from './verdictBar.tsx';

interface Props {
  readonly state: ViewState;
  readonly post: (message: FromView) => void;
}

/** The score, what it means and how it came about. */
export function ScoreCard({ state, post }: Props) {
  const { score } = state;
  return (
    <section class="score" aria-label={t('Score')}>
      <div class="score-main">
        <Dial score={score} />
        <div class="score-words">
          <select
            class="scorer"
            aria-label={t('Scorer')}
            value={state.scorer}
            onChange={({ currentTarget }) => {
              const chosen = state.scorers.find(({ id }) => id === currentTarget.value);
              if (chosen) post({ type: 'chooseScorer', scorer: chosen.id });
            }}
          >
            {state.scorers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {score && <p class="band">{score.band}</p>}
          {score?.share !== null && (
            <p class="quiet">
              {state.scorers.find(({ id }) => id === state.scorer)?.direction}
              {score?.estimate && <> · {t('an estimate')}</>}
            </p>
          )}
        </div>
      </div>
      <VerdictBar claims={state.claims} />
      {score && (
        <LongText class="score-reason" text={score.reason}>
          {score.tallies.length > 0 && (
            <p class="quiet tallies">
              {t('Counted as')} {score.tallies.map(({ label, count }) => `${count} ${label}`).join(' · ')}
            </p>
          )}
        </LongText>
      )}
      {'usage' in state.run && state.run.usage && <p class="quiet usage">{state.run.usage}</p>}
    </section>
  );
}
