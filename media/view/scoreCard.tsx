import { t } from '@vscode/l10n';
import { useEffect } from 'preact/hooks';
import type { FromView, ViewState } from '../../src/view/side/sideProtocol.ts';
import { LongText, Section } from './disclosure.tsx';
import { VerdictBar } from './verdicts.tsx';

interface Props {
  readonly state: ViewState;
  readonly post: (message: FromView) => void;
}

/** What the score means and how it came about; the header tells the score itself. */
export function ScoreCard({ state, post }: Props) {
  const { score } = state;
  const running = state.run.state === 'running';
  return (
    <section class="score" aria-label={t('Score')}>
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
      {score && !running && <p class="band">{score.band}</p>}
      {score?.share !== null && (
        <p class="quiet">
          {state.scorers.find(({ id }) => id === state.scorer)?.direction}
          {score?.estimate && <> · {t('an estimate')}</>}
        </p>
      )}
      <VerdictBar claims={state.claims} />
      {score && <p class="counts">{score.counts}</p>}
      {score && !running && (
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

interface FactualityProps {
  readonly state: ViewState;
  readonly post: (message: FromView) => void;
}

/** How the text stands to its context as a reference: a category from A to E, derived once it is looked at. */
export const Factuality = ({ state, post }: FactualityProps) => (
  <Section id="factuality" title={t('Factuality grade')}>
    <Category state={state} post={post} />
  </Section>
);

function Category({ state: { factuality, graderDestination }, post }: FactualityProps) {
  useEffect(() => {
    if (!factuality) post({ type: 'findFactuality', form: 'derived' });
  }, [factuality === undefined]);
  if (!factuality) return <p class="factuality quiet">{t('Comparing…')}</p>;
  const { category, title, reason, source, quality, warning } = factuality;
  return (
    <div class="factuality">
      <div class="category">
        <span class={`category-letter is-${quality}`}>{category ?? '–'}</span>
        <p>{title || reason}</p>
      </div>
      {title && <p class="quiet">{reason}</p>}
      {title && <p class="quiet">{source}</p>}
      {warning && <p>{warning}</p>}
      <button type="button" class="action" onClick={() => post({ type: 'findFactuality', form: 'graded' })}>
        {t('Grade with a Model')}
      </button>
      {graderDestination !== undefined && <p class="quiet">{t('text goes to {0}', graderDestination)}</p>}
    </div>
  );
}
